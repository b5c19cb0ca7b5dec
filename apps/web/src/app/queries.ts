import { lobbyClientType, lobbyPageSize, popularCount } from '@baize/api'
import type { FetchQueryOptions } from '@tanstack/react-query'
import type { LobbyQuery } from '../pages/lobby/lobby-state.ts'
import { gameListPayload, initialLobby } from '../pages/lobby/lobby-state.ts'
import type { AppContext } from './app-context.ts'
import { callQuery } from './app-context.ts'

/** A query that a route may fetch ahead. */
// biome-ignore lint/suspicious/noExplicitAny: routes hold queries of many types
export type Query = FetchQueryOptions<any, any, any, any>

type Caller = Pick<AppContext, 'call'>

export const announcementsQuery = ({ call }: Caller) =>
  callQuery(call, 'site.announcements', { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' })
export const gameMenusQuery = ({ call }: Caller) => callQuery(call, 'catalogue.gameMenus', {})
export const popularQuery = ({ call }: Caller) => callQuery(call, 'launch.popularGames', { count: popularCount })
export const winnersQuery = ({ call }: Caller) => callQuery(call, 'rounds.winnerBoard', {})
export const gameQuery = ({ call }: Caller, gameCode: string) => callQuery(call, 'catalogue.game', { gameCode })
export const vendorsQuery = ({ call }: Caller) => callQuery(call, 'catalogue.gameVendors', { gameType: 'RNG' })
export const gameListQuery = ({ call }: Caller, query: LobbyQuery) =>
  callQuery(call, 'catalogue.gameList', gameListPayload(query))

/** Slots of the home row: the newest part of the list is enough for both rows. */
export const slotsRowQuery = ({ call }: Caller) =>
  callQuery(call, 'catalogue.gameList', {
    clientType: lobbyClientType,
    gameType: 'RNG',
    pageNo: 1,
    pageSize: lobbyPageSize,
  })

export const jackpotRowQuery = ({ call }: Caller) =>
  callQuery(call, 'catalogue.gameList', {
    clientType: lobbyClientType,
    gameType: 'RNG',
    gameClassify: 'JP',
    pageNo: 1,
    pageSize: lobbyPageSize,
  })

export const homeQueries = (context: AppContext): Query[] => [
  gameMenusQuery(context),
  announcementsQuery(context),
  popularQuery(context),
  winnersQuery(context),
  slotsRowQuery(context),
  jackpotRowQuery(context),
]

export const lobbyQueries = (context: AppContext, { page }: Record<string, string>): Query[] => [
  gameMenusQuery(context),
  announcementsQuery(context),
  vendorsQuery(context),
  gameListQuery(context, initialLobby(page ?? null).query),
]
