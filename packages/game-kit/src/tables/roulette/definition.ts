import { ROULETTE_DEFINITIONS, type RouletteDefinition } from '../../instant/roulette/definition.ts'
import type { TableDefinition } from '../table-game.ts'

/** The wheel and the cloth of the instant game, shared by a table. */
export interface RouletteTableDefinition extends TableDefinition {
  kind: 'roulette'
  wheel: RouletteDefinition
}

/** Straights pay less, and a few lucky numbers of each round a great deal more. */
export interface SparkDefinition extends TableDefinition {
  kind: 'spark'
  wheel: RouletteDefinition
  straightReturnX10000: number
  /** Weights of 1, 2, ... lucky numbers. */
  luckyWeights: readonly number[]
  /** What a lucky number pays to one, each with its weight. */
  multipliers: readonly number[]
  multiplierWeights: readonly number[]
}

const [european, halfBack] = ROULETTE_DEFINITIONS as [RouletteDefinition, RouletteDefinition]

export const ROULETTE_TABLE_DEFINITIONS: readonly RouletteTableDefinition[] = [
  { kind: 'roulette', version: 1, edition: 'rou', wheel: european },
  { kind: 'roulette', version: 1, edition: 'rou-half', wheel: halfBack },
]

export const SPARK_DEFINITIONS: readonly SparkDefinition[] = [
  {
    ...{ kind: 'spark', version: 1, edition: 'ros', wheel: european, straightReturnX10000: 300_000 },
    luckyWeights: [25, 32, 25, 14, 4],
    multipliers: [50, 100, 150, 200, 250, 300, 400, 500],
    multiplierWeights: [43, 25, 12, 8, 4, 3, 3, 2],
  },
]
