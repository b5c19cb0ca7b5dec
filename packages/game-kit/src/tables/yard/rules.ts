import { type Draws, weightedIndex } from '../../draws.ts'
import {
  type OfferedSpot,
  RETURNED_X10000,
  type RoadEntry,
  type TableDraws,
  type TablePlan,
  type TablePosition,
} from '../table-game.ts'
import { CHANCES, gapOf, meronChance, type YardPairing, yardPrices } from './chances.ts'
import type { YardDefinition } from './definition.ts'

/** Meron has the red comb, Wala the blue one. */
export type YardSide = 'M' | 'W'

export interface YardResult extends YardPairing {
  outcome: YardSide | 'draw'
  exchanges: number
  firstTouch: YardSide
}

/** Two different machines, from what was public before betting opened. */
export function planYard({ roster }: YardDefinition, field: Draws): TablePlan<YardPairing> {
  const meron = field.below(roster.length)
  const wala = field.below(roster.length - 1)
  return { phase: 'round', takesBets: true, facts: { meron, wala: wala >= meron ? wala + 1 : wala } }
}

export const yardSpots = (definition: YardDefinition, { facts }: TablePlan<YardPairing>): OfferedSpot[] =>
  [...yardPrices(definition, gapOf(definition, facts))].map(([id, topReturnX10000]) => ({
    ...{ id, topReturnX10000, isShut: false },
  }))

export function dealYard(
  definition: YardDefinition,
  { facts }: TablePlan<YardPairing>,
  { outcome: draws }: Pick<TableDraws, 'outcome'>,
): { result: YardResult; state: null } {
  const { drawChance, exchangeWeights, fewestExchanges, winnerTouchesFirst } = definition
  const drawn = draws.below(CHANCES)
  const outcome =
    drawn < meronChance(definition, gapOf(definition, facts)) ? 'M' : drawn < CHANCES - drawChance ? 'W' : 'draw'
  if (outcome === 'draw') {
    const firstTouch = draws.below(2) === 0 ? 'M' : 'W'
    const exchanges = fewestExchanges + exchangeWeights.length - 1
    return { result: { ...facts, outcome, exchanges, firstTouch }, state: null }
  }
  const exchanges = fewestExchanges + weightedIndex(draws, exchangeWeights)
  const firstTouch = draws.below(10) < winnerTouchesFirst ? outcome : otherSide(outcome)
  return { result: { ...facts, outcome, exchanges, firstTouch }, state: null }
}

export const otherSide = (side: YardSide): YardSide => (side === 'M' ? 'W' : 'M')

export function yardReturn(
  { underUpTo }: YardDefinition,
  { spot, topReturnX10000 }: Omit<TablePosition, 'units'>,
  { outcome, exchanges, firstTouch }: YardResult,
): number {
  const wins = (isHit: boolean) => (isHit ? topReturnX10000 : 0)
  switch (spot) {
    case 'M':
    case 'W':
      return outcome === 'draw' ? RETURNED_X10000 : wins(outcome === spot)
    case 'draw':
      return wins(outcome === 'draw')
    case 'under':
      return wins(exchanges <= underUpTo)
    case 'over':
      return wins(exchanges > underUpTo)
    default:
      return wins(spot === `first-${firstTouch}`)
  }
}

export const yardRoad = ({ outcome }: YardResult): RoadEntry =>
  outcome === 'draw' ? { side: null, bead: 'draw' } : { side: outcome, bead: outcome }
