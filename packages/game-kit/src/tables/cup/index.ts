import type { TableGame } from '../table-game.ts'
import { CUP_DEFINITIONS, type CupDefinition } from './definition.ts'
import { MATCH_LINES } from './match.ts'
import { type CupFacts, cupReturns, cupSpots } from './prices.ts'
import {
  afterVoidOfCup,
  type CupResult,
  type CupState,
  cupReturn,
  cupRoad,
  dealCup,
  planCup,
  readCupState,
} from './rules.ts'

export const cup: TableGame<CupDefinition, CupState, CupFacts, CupResult> = {
  kind: 'cup',
  definitions: CUP_DEFINITIONS,
  firstState: () => null,
  readState: readCupState,
  plan: planCup,
  spots: (definition, _state, { facts }) => cupSpots(definition, facts),
  deal: (definition, _state, plan, draws) => dealCup(definition, plan, draws),
  afterVoid: (_definition, state) => afterVoidOfCup(state),
  returnX10000: (_definition, position, result) => cupReturn(position, result),
  opposites: MATCH_LINES,
  returns: cupReturns,
  roadEntry: cupRoad,
}
