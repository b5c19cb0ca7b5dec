import { PACK } from '../cards/cards.ts'
import type { ShoeState } from '../cards/shoe.ts'
import type { TableGame } from '../table-game.ts'
import { BACCARAT_DEFINITIONS, type BaccaratDefinition } from './definition.ts'
import { baccaratReturns } from './exact.ts'
import {
  type BaccaratResult,
  baccaratReturn,
  baccaratRoad,
  baccaratSpots,
  dealBaccarat,
  planBaccarat,
  readShoe,
} from './rules.ts'

export const baccarat: TableGame<BaccaratDefinition, ShoeState, null, BaccaratResult> = {
  kind: 'baccarat',
  definitions: BACCARAT_DEFINITIONS,
  firstState: () => '0'.repeat(PACK),
  readState: readShoe,
  plan: planBaccarat,
  spots: baccaratSpots,
  deal: dealBaccarat,
  afterVoid: (_definition, state) => ({ state, endsSeries: false }),
  returnX10000: baccaratReturn,
  opposites: [['P', 'B']],
  returns: baccaratReturns,
  roadEntry: baccaratRoad,
}
