import type { Multiple } from '../../instant/multiple.ts'
import { cardAt, PACK } from '../cards/cards.ts'
import type { DragonTigerDefinition } from './definition.ts'
import { dragonTigerReturn } from './rules.ts'

/** Over every ordered pair of cards, with the ways in which whole packs give it. */
export function dragonTigerReturns(definition: DragonTigerDefinition): Map<string, Multiple> {
  const { decks, returnsX10000 } = definition
  const cards = Array.from({ length: PACK }, (_, place) => cardAt(place))
  const size = PACK * decks
  const under = BigInt(10_000 * size * (size - 1))
  return new Map(
    Object.keys(returnsX10000).map(spot => {
      let over = 0
      for (const dragon of cards)
        for (const tiger of cards) {
          const ways = decks * (dragon === tiger ? decks - 1 : decks)
          over += ways * dragonTigerReturn(definition, { spot }, { dragon, tiger })
        }
      return [spot, { over: BigInt(over), under }]
    }),
  )
}
