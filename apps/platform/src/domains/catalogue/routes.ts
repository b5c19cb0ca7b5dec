import { ApiError } from '../../kernel/api-error.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { FavouriteDependencies } from './favourites.ts'
import { createFavourites } from './favourites.ts'
import { gameNames } from './game-names.ts'
import { hotGames } from './hot-games.ts'
import { listGames } from './list-games.ts'

const similarCount = 12

export function catalogueRoutes(deps: FavouriteDependencies & { settings: Settings }) {
  const { catalogue, settings } = deps
  const favourites = createFavourites(deps)
  return {
    'catalogue.gameMenus': async () => [...catalogue.snapshot.lanes],

    'catalogue.gameList': async query => {
      const { vendorPrizeModes } = await settings.recentBrand()
      return listGames(catalogue.snapshot, query, vendorPrizeModes)
    },

    'catalogue.gameVendors': async ({ gameType }) =>
      catalogue.snapshot.lanes
        .filter(({ title }) => !gameType || title === gameType)
        .map(({ title, cards }) => ({ gameCategory: title, vendors: cards })),

    'catalogue.gameType': async ({ vassalage }) =>
      catalogue.snapshot.lanes
        .filter(({ cards }) => cards.some(card => card.vassalage === vassalage))
        .map(({ title }) => title),

    'catalogue.game': async ({ gameCode }) => {
      const game = catalogue.snapshot.byCode.get(gameCode)
      if (!game) throw new ApiError('game_unknown')
      const sameFamily = (catalogue.snapshot.byType.get(game.card.gameType) ?? [])
        .filter(other => other.art.family === game.art.family && other !== game)
        .slice(0, similarCount)
      return { game: game.card, similar: sameFamily.map(({ card }) => card) }
    },

    'catalogue.hotGames': async query => hotGames(catalogue.snapshot, query),

    'catalogue.gameNames': async ({ gameType }) => gameNames(catalogue.snapshot, gameType),

    'catalogue.favouriteIds': async (_input, { caller }) => favourites.ids(caller.memberId),

    'catalogue.favouriteGames': async (query, { caller }) => favourites.list(caller.memberId, query),

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
