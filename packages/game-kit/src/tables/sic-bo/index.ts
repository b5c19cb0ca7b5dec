import { returnsOver } from '../enumerate.ts'
import { stateless, type TableGame } from '../table-game.ts'
import { SIC_BO_DEFINITIONS, type SicBoDefinition } from './definition.ts'
import { dealSicBo, everyThrow, type SicBoResult, sicBoReturn, sicBoRoad, sicBoSpots } from './rules.ts'

export const sicBo: TableGame<SicBoDefinition, null, null, SicBoResult> = {
  ...stateless,
  kind: 'sic-bo',
  definitions: SIC_BO_DEFINITIONS,
  spots: sicBoSpots,
  deal: (_definition, _state, _plan, draws) => dealSicBo(draws),
  returnX10000: sicBoReturn,
  opposites: [
    ['big', 'small'],
    ['odd', 'even'],
  ],
  equalResults: everyThrow,
  returns: definition =>
    returnsOver(
      sicBoSpots(definition).map(({ id }) => id),
      everyThrow(),
      (spot, result) => sicBoReturn(definition, { spot }, result),
    ),
  roadEntry: sicBoRoad,
}
