import { returnsOver } from '../enumerate.ts'
import { openSpots, stateless, type TableGame } from '../table-game.ts'
import { XOC_DIA_DEFINITIONS, type XocDiaDefinition } from './definition.ts'
import { dealXocDia, everyFall, type XocDiaResult, xocDiaReturn, xocDiaRoad } from './rules.ts'

export const xocDia: TableGame<XocDiaDefinition, null, null, XocDiaResult> = {
  ...stateless,
  kind: 'xoc-dia',
  definitions: XOC_DIA_DEFINITIONS,
  spots: ({ returnsX10000 }) => openSpots(returnsX10000),
  deal: (_definition, _state, _plan, draws) => dealXocDia(draws),
  returnX10000: xocDiaReturn,
  opposites: [
    ['even', 'odd'],
    ['high', 'low'],
  ],
  equalResults: everyFall,
  returns: definition =>
    returnsOver(Object.keys(definition.returnsX10000), everyFall(), (spot, result) =>
      xocDiaReturn(definition, { spot }, result),
    ),
  roadEntry: xocDiaRoad,
}
