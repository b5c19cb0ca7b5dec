import { type Draws, shuffle } from '../../draws.ts'
import type { AfterVoid, RoadEntry, TableDraws, TablePlan, TablePosition } from '../table-game.ts'
import { type Cup, championOf, FIELD, finalistsOf } from './bracket.ts'
import type { CupDefinition } from './definition.ts'
import { isDecided, isHomeWin, legPercent, type Score, scoreOf, scoresOf } from './match.ts'
import { type CupFacts, factsOf } from './prices.ts'

/** A cup under way, and true when the match before was void and is run again; null between cups. */
export type CupState = (Cup & { isRunAgain: boolean }) | null

/** A match by numbers, its legs in order (`H` home, `A` away), and the cup after it; or the field that was paraded. */
export type CupResult =
  | { field: readonly number[] }
  | { home: number; away: number; legs: string; score: Score; finalists: number[]; champion: number | null }

export function planCup(definition: CupDefinition, state: CupState, field: Draws): TablePlan<CupFacts> {
  const isParade = state === null
  const places = definition.roster.map((_, place) => place)
  const cup = state ?? { field: shuffle(field, places).slice(0, FIELD), winners: [] }
  const { field: numbers, winners } = cup
  const facts = factsOf(definition, { field: numbers, winners }, isParade)
  return { phase: isParade ? 'parade' : 'match', takesBets: true, facts }
}

/** A parade decides nothing: its seed is not drawn from. */
export function dealCup(
  definition: CupDefinition,
  { facts: { cup, match } }: TablePlan<CupFacts>,
  { outcome }: Pick<TableDraws, 'outcome'>,
): { result: CupResult; state: CupState } {
  if (!match) return { result: { field: cup.field }, state: { ...cup, isRunAgain: false } }
  const percent = legPercent(definition, match.gap)
  let legs = ''
  while (!isDecided(legs)) legs += outcome.below(100) < percent ? 'H' : 'A'
  const score = scoreOf(legs)
  const { home, away } = match
  const after: Cup = { ...cup, winners: [...cup.winners, isHomeWin(score) ? home : away] }
  const champion = championOf(after)
  return {
    result: { home, away, legs, score, finalists: finalistsOf(after), champion },
    state: champion === null ? { ...after, isRunAgain: false } : null,
  }
}

/** A match that is void is run again as the next round; when that fails as well the cup is void. */
export const afterVoidOfCup = (state: CupState): AfterVoid<CupState> => {
  if (state === null || state.isRunAgain) return { state: null, endsSeries: true }
  return { state: { ...state, isRunAgain: true }, endsSeries: false }
}

/** Champion and finalist pay with the final, as long as it is not played they return nothing. */
export function cupReturn({ spot, topReturnX10000 }: Omit<TablePosition, 'units'>, result: CupResult): number {
  if ('field' in result) return 0
  const scores = scoresOf(spot)
  const { score, champion, finalists } = result
  const isHit = scores
    ? scores.includes(score)
    : spot === `champion-${champion}` || (champion !== null && finalists.some(number => spot === `finalist-${number}`))
  return isHit ? topReturnX10000 : 0
}

export function readCupState(definition: CupDefinition, input: unknown): CupState | undefined {
  if (input === null) return null
  if (typeof input !== 'object') return undefined
  const { field, winners, isRunAgain } = input as Record<string, unknown>
  const isList = (list: unknown, below: number): list is number[] =>
    Array.isArray(list) && list.every(n => Number.isInteger(n) && n >= 0 && n < below)
  if (!isList(field, definition.roster.length) || field.length !== FIELD || new Set(field).size < FIELD)
    return undefined
  if (!isList(winners, FIELD + 1) || typeof isRunAgain !== 'boolean') return undefined
  return isBracket(winners) ? { field, winners, isRunAgain } : undefined
}

/** True when each winner played the match that it won. */
const isBracket = (winners: readonly number[]): boolean =>
  winners.length < FIELD - 1 &&
  winners.every((winner, place) => {
    const from = 2 * (place - FIELD / 2)
    const pair = place < FIELD / 2 ? [2 * place + 1, 2 * place + 2] : winners.slice(from, from + 2)
    return pair.includes(winner)
  })

/** Parades have no place in a road. */
export function cupRoad(result: CupResult): RoadEntry | null {
  if ('field' in result) return null
  return { side: isHomeWin(result.score) ? 'home' : 'away', bead: result.score }
}
