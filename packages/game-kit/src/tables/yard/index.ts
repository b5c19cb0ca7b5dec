import { stateless, type TableGame } from '../table-game.ts'
import { gapOf, type YardPairing, yardReturns } from './chances.ts'
import { YARD_DEFINITIONS, type YardDefinition } from './definition.ts'
import { dealYard, planYard, type YardResult, yardReturn, yardRoad, yardSpots } from './rules.ts'

export const yard: TableGame<YardDefinition, null, YardPairing, YardResult> = {
  ...stateless,
  kind: 'yard',
  definitions: YARD_DEFINITIONS,
  plan: (definition, _state, field) => planYard(definition, field),
  spots: (definition, _state, plan) => yardSpots(definition, plan),
  deal: (definition, _state, plan, draws) => dealYard(definition, plan, draws),
  returnX10000: yardReturn,
  opposites: [['M', 'W']],
  returns: (definition, pairing) => yardReturns(definition, gapOf(definition, pairing)),
  roadEntry: yardRoad,
}
