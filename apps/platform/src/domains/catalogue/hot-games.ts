import type { InputOf, ResponseOf } from '@baize/api'
import type { CatalogueSnapshot } from './snapshot.ts'

/** A hot list is one page, so it ends here however many games operators mark. */
const longest = 60

/** The games of a type that operators marked as hot, in menu order; of one vendor when it is named. */
export const hotGames = (
  { byType }: CatalogueSnapshot,
  { gameType, vassalage }: InputOf<'catalogue.hotGames'>,
): ResponseOf<'catalogue.hotGames'> => ({
  list: (byType.get(gameType) ?? [])
    .filter(({ card }) => card.isHot && (vassalage === undefined || card.vassalage === vassalage))
    .slice(0, longest)
    .map(({ card }) => card),
})
