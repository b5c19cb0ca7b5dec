import { isBookType, type LiveMatch } from '@baize/api'
import { askProviders } from '../ask-providers.ts'
import type { LaunchDependencies } from '../launch-game.ts'

/** Most matches that anybody asks for. */
const mostMatches = 20

/** Virtual matches in play, each provider asked at most every two seconds; asking keeps them going. */
export function createLiveMatches(deps: LaunchDependencies) {
  const { catalogue, providers } = deps
  const askAll = askProviders(deps, {
    what: 'matches in play',
    freshMs: 2_000,
    isMeant: ({ gameType }) => isBookType(gameType),
    ask: async provider => (await providers.bookDesk(provider, 'live', { count: mostMatches })).matches,
  })

  /** @throws ApiError provider_unavailable when no provider answers */
  return async (count: number): Promise<LiveMatch[]> =>
    (await askAll())
      .flatMap(({ game_code, prices, ...match }) => {
        const game = catalogue.snapshot.byCode.get(game_code)?.card
        if (!game || !isBookType(game.gameType)) return []
        const { gameCode, gameType, vassalage } = game
        const odds = (milli: number | null) => (milli === null ? null : (milli / 1_000).toFixed(3).replace(/0$/, ''))
        return {
          ...{ ...match, gameCode, gameType, vassalage },
          prices: prices.map(({ selection, milli }) => ({ selection, odds: odds(milli) })),
        }
      })
      .slice(0, count)
}
