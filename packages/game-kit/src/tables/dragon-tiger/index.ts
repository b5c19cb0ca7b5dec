import { openSpots, stateless, type TableGame } from '../table-game.ts'
import { DRAGON_TIGER_DEFINITIONS, type DragonTigerDefinition } from './definition.ts'
import { dragonTigerReturns } from './exact.ts'
import { type DragonTigerResult, dealDragonTiger, dragonTigerReturn, dragonTigerRoad } from './rules.ts'

const pairsOn = (card: 'D' | 'T') => [
  [`${card}O`, `${card}E`],
  [`${card}R`, `${card}K`],
  [`${card}H`, `${card}L`],
]

export const dragonTiger: TableGame<DragonTigerDefinition, null, null, DragonTigerResult> = {
  ...stateless,
  kind: 'dragon-tiger',
  definitions: DRAGON_TIGER_DEFINITIONS,
  spots: ({ returnsX10000 }) => openSpots(returnsX10000),
  deal: (definition, _state, _plan, draws) => dealDragonTiger(definition, draws),
  returnX10000: dragonTigerReturn,
  opposites: [['D', 'T'], ...pairsOn('D'), ...pairsOn('T')],
  returns: dragonTigerReturns,
  roadEntry: dragonTigerRoad,
}
