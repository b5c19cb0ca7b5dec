import { type Card, isRed, rankOf } from '../cards/cards.ts'
import { freshShoe, openShoe } from '../cards/shoe.ts'
import type { RoadEntry, TableDraws, TablePosition } from '../table-game.ts'
import type { DragonTigerDefinition } from './definition.ts'

export interface DragonTigerResult {
  dragon: Card
  tiger: Card
}

export const dealDragonTiger = ({ decks }: DragonTigerDefinition, { outcome }: Pick<TableDraws, 'outcome'>) => {
  const shoe = openShoe(freshShoe(decks), outcome)
  return { result: { dragon: shoe.draw(), tiger: shoe.draw() }, state: null }
}

/** Spots on one card, by the second letter. A seven is neither high nor low. */
const onCard: Readonly<Record<string, (card: Card) => boolean>> = {
  O: card => rankOf(card) % 2 === 1,
  E: card => rankOf(card) % 2 === 0,
  R: isRed,
  K: card => !isRed(card),
  H: card => rankOf(card) >= 8,
  L: card => rankOf(card) <= 6,
}

/** The king is the highest rank and the ace the lowest; suits do not rank. */
export function dragonTigerReturn(
  { returnsX10000, tieBackX10000 }: DragonTigerDefinition,
  { spot }: Pick<TablePosition, 'spot'>,
  { dragon, tiger }: DragonTigerResult,
): number {
  const wins = returnsX10000[spot]!
  const lead = rankOf(dragon) - rankOf(tiger)
  switch (spot) {
    case 'D':
    case 'T':
      if (lead === 0) return tieBackX10000
      return lead > 0 === (spot === 'D') ? wins : 0
    case 'TIE':
      return lead === 0 ? wins : 0
    case 'STIE':
      return dragon === tiger ? wins : 0
    default:
      return onCard[spot[1]!]!(spot[0] === 'D' ? dragon : tiger) ? wins : 0
  }
}

export function dragonTigerRoad({ dragon, tiger }: DragonTigerResult): RoadEntry {
  const lead = rankOf(dragon) - rankOf(tiger)
  return lead === 0 ? { side: null, bead: 'tie' } : { side: lead > 0 ? 'D' : 'T', bead: lead > 0 ? 'D' : 'T' }
}
