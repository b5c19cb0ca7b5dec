import type { CupDefinition } from './definition.ts'
import { MATCH_CHANCES, MATCH_MARKETS, scoreChances } from './match.ts'

export const FIELD = 8
const ROUNDS = 3

/**
 * A cup under way: who starts under each number, 1 to 8, by places in the roster; and the numbers that won so far, four
 * first matches, two half-finals, the final.
 */
export interface Cup {
  field: readonly number[]
  winners: readonly number[]
}

/** Numbers of the next match, the upper one at home; null when the final is played. */
export function nextMatch({ winners }: Cup): { home: number; away: number } | null {
  const place = winners.length
  if (place < 4) return { home: 2 * place + 1, away: 2 * place + 2 }
  if (place < 7) return { home: winners[2 * (place - 4)]!, away: winners[2 * (place - 4) + 1]! }
  return null
}

/** The champion once the final is played. */
export const championOf = ({ winners }: Cup): number | null => winners[6] ?? null

/** Numbers that have reached the final so far. */
export const finalistsOf = ({ winners }: Cup): number[] => winners.slice(4, 6)

const gradeOf = ({ roster }: CupDefinition, { field }: Cup, number: number): number => roster[field[number - 1]!]!.grade

/** Grades of the one at home over the one away. */
export const matchGap = (definition: CupDefinition, cup: Cup, { home, away }: { home: number; away: number }): number =>
  gradeOf(definition, cup, home) - gradeOf(definition, cup, away)

const beats = (definition: CupDefinition, cup: Cup, own: number, other: number): bigint => {
  const chances = scoreChances(definition, matchGap(definition, cup, { home: own, away: other }))
  return MATCH_MARKETS.home!.reduce((sum, score) => sum + chances[score as keyof typeof chances], 0n)
}

/** A chance as an exact fraction. */
export interface Chance {
  wins: bigint
  of: bigint
}

/**
 * Chance of each number, 1 to 8, to win its match of a round of the bracket, 1 the first and 3 the final, from the results
 * so far. The recursion keeps one denominator a round: a round's is that of two matches before it and of its own.
 */
function reaching(definition: CupDefinition, cup: Cup, round: number): Chance[] {
  const { winners } = cup
  let chances = Array.from({ length: FIELD }, () => 1n)
  let of = 1n
  for (let level = 1; level <= round; level++) {
    const size = 2 ** level
    const firstMatch = FIELD - FIELD / 2 ** (level - 1)
    const before = chances
    const next = of * of * MATCH_CHANCES
    chances = before.map((own, i) => {
      const winner = winners[firstMatch + Math.floor(i / size)]
      if (winner !== undefined) return winner === i + 1 ? next : 0n
      const rivals = Array.from({ length: size / 2 }, (_, k) => (Math.floor(i / (size / 2)) ^ 1) * (size / 2) + k)
      return rivals.reduce((sum, j) => sum + own * before[j]! * beats(definition, cup, i + 1, j + 1), 0n)
    })
    of = next
  }
  return chances.map(wins => ({ wins, of }))
}

/** Chance of each number to be in the final, from the results so far. */
export const finalistChances = (definition: CupDefinition, cup: Cup): Chance[] => reaching(definition, cup, ROUNDS - 1)

/** Chance of each number to win the cup, from the results so far. */
export const championChances = (definition: CupDefinition, cup: Cup): Chance[] => reaching(definition, cup, ROUNDS)
