import type { GameType } from '@baize/api'
import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../../shared/app/app-context.ts'
import { callQuery } from '../../../shared/app/app-context.ts'
import type { PageAddress, Query } from '../../../shared/app/queries.ts'
import { announcementsQuery, gameMenusQuery, vendorsIn, vendorsQuery } from '../../../shared/app/queries.ts'
import { filtersAt } from './lobby-address.ts'
import { fetchPage, hotGamesPayload } from './lobby-calls.ts'
import { knownVendor, lobbyRoute } from './lobby-route.ts'
import type { LobbyQuery } from './lobby-state.ts'
import { initialLobby } from './lobby-state.ts'

/** The lists of a member: what they marked and what they played. */
export const isOwnList = ({ listType }: Pick<LobbyQuery, 'listType'>): boolean =>
  listType === 'fav' || listType === 'recent'

/** One page of a lobby's list. Lists that a member changes by playing and marking are asked for anew each time. */
export const lobbyPageQuery = (context: AppContext, query: LobbyQuery) =>
  queryOptions({
    queryKey: ['lobby', query] as const,
    queryFn: () => fetchPage(query, context),
    ...(isOwnList(query) ? { staleTime: 0 } : {}),
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
  const { query } = initialLobby({ ...route, ...filtersAt(route, address.search), vassalage })
  return [
    ...[gameMenusQuery(context), announcementsQuery(context), vendorsQuery(context)],
    // Only the browser knows whose they are.
    ...(isOwnList(query) ? [] : [lobbyPageQuery(context, query)]),
  ]
}
