import type { TableRules } from '@baize/game-kit/tables/index'
import type { TextKey, Texts } from '../texts.ts'

/** What names of spots and results depend on: the rules, and what is public of the round. */
export interface TableWords {
  t: Texts
  rules: TableRules
  /** The round's pairing or cup; null where the game has none. */
  facts: unknown
}

interface Roster {
  roster: readonly { name: string; grade: number }[]
}

/** Contestants of yard and cup, by places. */
const rosterOf = ({ rules }: Pick<TableWords, 'rules'>): Roster['roster'] =>
  'roster' in rules.definition ? (rules.definition as unknown as Roster).roster : []

/** The machines of a bout, with their grades. */
export function boutOf({ rules, facts }: Pick<TableWords, 'rules' | 'facts'>) {
  const pairing = facts as { meron: number; wala: number } | null
  if (rules.definition.kind !== 'yard' || !pairing) return null
  const roster = rosterOf({ rules })
  return { M: roster[pairing.meron]!, W: roster[pairing.wala]! }
}

/** The cup of a round by numbers 1 to 8, and the match that is played; null for other games. */
export function cupOf({ rules, facts }: Pick<TableWords, 'rules' | 'facts'>) {
  if (rules.definition.kind !== 'cup' || facts === null) return null
  const { cup, match } = facts as {
    cup: { field: readonly number[]; winners: readonly number[] }
    match: { home: number; away: number; gap: number } | null
  }
  const roster = rosterOf({ rules })
  return { winners: cup.winners, match, robot: (number: number) => roster[cup.field[number - 1]!]! }
}

/** A text that is named by what stands in data. */
export const textOf = (t: Texts, key: string, values?: Record<string, string | number>): string =>
  t(key as TextKey, values)
