import { gameTypes } from '@baize/api'
import { ApiError } from '../../kernel/api-error.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import type { Catalogue } from './catalogue.ts'
import { listGames } from './list-games.ts'

const similarCount = 12

export const catalogueRoutes = (catalogue: Catalogue) =>
  ({
    'catalogue.gameMenus': async () =>
      gameTypes
        .map(title => ({ title, cards: [...(catalogue.snapshot.lanes.get(title) ?? [])] }))
        .filter(({ cards }) => cards.length > 0),

    'catalogue.gameList': async query => listGames(catalogue.snapshot, query),

    'catalogue.gameVendors': async ({ gameType }) => [...(catalogue.snapshot.lanes.get(gameType) ?? [])],

    'catalogue.gameType': async ({ vassalage }) =>
      gameTypes.filter(type => catalogue.snapshot.lanes.get(type)?.some(card => card.vassalage === vassalage)),

    'catalogue.game': async ({ gameCode }) => {
      const game = catalogue.snapshot.byCode.get(gameCode)
      if (!game) throw new ApiError('game_unknown')
      const sameFamily = (catalogue.snapshot.byType.get(game.card.gameType) ?? [])
        .filter(other => other.art.family === game.art.family && other !== game)
        .slice(0, similarCount)
      return { game: game.card, similar: sameFamily.map(({ card }) => card) }
    },
  }) satisfies Partial<Handlers>
