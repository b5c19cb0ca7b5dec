import type { GameType } from '@baize/api'
import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../../app/app-context.ts'
import { callQuery } from '../../../app/app-context.ts'
import type { PageAddress, Query } from '../../../app/queries.ts'
import { announcementsQuery, gameMenusQuery, vendorsIn, vendorsQuery } from '../../../app/queries.ts'
import { fetchPage, hotGamesPayload } from './lobby-calls.ts'
import { knownVendor, lobbyRoute } from './lobby-route.ts'
import type { LobbyQuery } from './lobby-state.ts'
import { initialLobby } from './lobby-state.ts'

/** One page of a lobby's list. Lists that a member changes by playing and marking are asked for anew each time. */
export const lobbyPageQuery = (context: AppContext, query: LobbyQuery) =>
  queryOptions({
    queryKey: ['lobby', query] as const,
    queryFn: () => fetchPage(query, context),
    ...(query.listType === 'fav' || query.listType === 'recent' ? { staleTime: 0 } : {}),
  })

/** The hot list of a lobby, kept by game type and vendor. */
export const hotGamesQuery = (context: AppContext, scope: Pick<LobbyQuery, 'gameType' | 'vassalage'>) =>
  callQuery(context.call, 'catalogue.hotGames', hotGamesPayload(scope, context))

/** Names of all games of a type, asked for once a page. */
export const gameNamesQuery = ({ call }: AppContext, gameType: GameType) =>
  queryOptions({ ...callQuery(call, 'catalogue.gameNames', { gameType }), staleTime: Number.POSITIVE_INFINITY })

/** What a lobby starts with. Its first page waits for the vendors, by which an unknown one is told. */
export async function lobbyQueries(gameType: GameType, context: AppContext, address: PageAddress): Promise<Query[]> {
  const groups = await context.queryClient.ensureQueryData(vendorsQuery(context)).catch(() => undefined)
  const route = lobbyRoute(gameType, address)
  const vassalage = knownVendor(route.vassalage, vendorsIn(groups, gameType))
  const { query } = initialLobby({ ...route, vassalage })
  return [gameMenusQuery(context), announcementsQuery(context), vendorsQuery(context), lobbyPageQuery(context, query)]
}
