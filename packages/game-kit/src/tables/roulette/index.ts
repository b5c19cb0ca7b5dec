import { stateless, type TableGame } from '../table-game.ts'
import {
  ROULETTE_TABLE_DEFINITIONS,
  type RouletteTableDefinition,
  SPARK_DEFINITIONS,
  type SparkDefinition,
} from './definition.ts'
import { rouletteReturns, sparkReturns } from './exact.ts'
import { dealRoulette, everyNumber, type RouletteResult, rouletteReturn, rouletteRoad, wheelSpots } from './rules.ts'
import { dealSpark, type SparkResult, sparkReturn, sparkSpots } from './spark.ts'

export const rouletteTable: TableGame<RouletteTableDefinition, null, null, RouletteResult> = {
  ...stateless,
  kind: 'roulette',
  definitions: ROULETTE_TABLE_DEFINITIONS,
  spots: ({ wheel }) => wheelSpots(wheel),
  deal: (definition, _state, _plan, draws) => dealRoulette(definition, draws),
  returnX10000: rouletteReturn,
  // Every set of opposites covers all but the zero, so what covers nearly all numbers includes them.
  opposites: [],
  equalResults: ({ wheel }) => everyNumber(wheel),
  returns: rouletteReturns,
  roadEntry: rouletteRoad,
}

export const spark: TableGame<SparkDefinition, null, null, SparkResult> = {
  ...stateless,
  kind: 'spark',
  definitions: SPARK_DEFINITIONS,
  spots: sparkSpots,
  deal: (definition, _state, _plan, draws) => dealSpark(definition, draws),
  returnX10000: sparkReturn,
  opposites: [],
  equalResults: ({ wheel }) => everyNumber(wheel).map(({ number }) => ({ number, boosts: [] })),
  returns: sparkReturns,
  roadEntry: rouletteRoad,
}
