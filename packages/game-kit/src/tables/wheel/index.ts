import { stateless, type TableGame } from '../table-game.ts'
import { WHEEL_DEFINITIONS, type WheelDefinition } from './definition.ts'
import { dealWheel, type WheelResult, wheelExtraMs, wheelReturn, wheelReturns, wheelRoad, wheelSpots } from './rules.ts'

export const moneyWheel: TableGame<WheelDefinition, null, null, WheelResult> = {
  ...stateless,
  kind: 'wheel',
  definitions: WHEEL_DEFINITIONS,
  spots: wheelSpots,
  deal: (definition, _state, _plan, draws) => dealWheel(definition, draws),
  returnX10000: wheelReturn,
  opposites: [],
  returns: wheelReturns,
  roadEntry: wheelRoad,
  extraRevealMs: wheelExtraMs,
}
