import { ApiError } from '../../kernel/api-error.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { FavouriteDependencies } from './favourites.ts'
import { createFavourites } from './favourites.ts'
import { gameNames } from './game-names.ts'
import { hotGames, listGames } from './list-games.ts'
import { cardIn } from './present.ts'

const similarCount = 12

export function catalogueRoutes(deps: FavouriteDependencies & { settings: Settings }) {
  const { catalogue, settings } = deps
  const favourites = createFavourites(deps)
  return {
    'catalogue.gameMenus': async () => [...catalogue.snapshot.lanes],

    'catalogue.gameList': async (query, { language }) => {
      const { vendorPrizeModes } = await settings.recentBrand()
      return listGames(catalogue.snapshot, query, vendorPrizeModes, language)
    },

    'catalogue.gameVendors': async ({ gameType }) =>
      catalogue.snapshot.lanes
        .filter(({ title }) => !gameType || title === gameType)
        .map(({ title, cards }) => ({ gameCategory: title, vendors: cards })),

    'catalogue.gameType': async ({ vassalage }) =>
      catalogue.snapshot.lanes
        .filter(({ cards }) => cards.some(card => card.vassalage === vassalage))
        .map(({ title }) => title),

    'catalogue.game': async ({ gameCode }, { language }) => {
      const game = catalogue.snapshot.byCode.get(gameCode)
      if (!game) throw new ApiError('game_unknown')
      const sameFamily = (catalogue.snapshot.byType.get(game.card.gameType) ?? [])
        .filter(other => other.art.family === game.art.family && other !== game)
        .slice(0, similarCount)
      return { game: cardIn(game, language), similar: sameFamily.map(other => cardIn(other, language)) }
    },

    'catalogue.hotGames': async (query, { language }) => hotGames(catalogue.snapshot, query, language),

    'catalogue.gameNames': async ({ gameType }, { language }) => gameNames(catalogue.snapshot, gameType, language),

    'catalogue.favouriteIds': async (_input, { caller }) => favourites.ids(caller.memberId),

    'catalogue.favouriteGames': async (query, { caller, language }) =>
      favourites.list(caller.memberId, query, language),

    'catalogue.addFavourite': async (game, { caller }) => {
      await favourites.add(caller.memberId, game)
      return null
    },

    'catalogue.removeFavourite': async (game, { caller }) => {
      await favourites.remove(caller.memberId, game)
      return null
    },
  } satisfies Partial<Handlers>
}
