import type { GameCard, GameType, VendorCard, VendorGroup } from '@baize/api'
import { lobbyClientType, lobbyPageSize, popularCount } from '@baize/api'
import type { FetchQueryOptions } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from './app-context.ts'
import { callQuery } from './app-context.ts'
import type { SiteSearch } from './site-search.ts'

const jackpotPoolMs = 20_000

/** A query that a route may fetch ahead. */
// biome-ignore lint/suspicious/noExplicitAny: routes hold queries of many types
export type Query = FetchQueryOptions<any, any, any, any>

type Caller = Pick<AppContext, 'call'>

/** The parts of an address that a page's queries may go by. */
export interface PageAddress {
  params: Record<string, string>
  search: SiteSearch
}

export const announcementsQuery = ({ call }: Caller) =>
  callQuery(call, 'site.announcements', { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' })
/** What the house tells on its help pages beside the articles. */
export const helpNoticesQuery = ({ call }: Caller) =>
  callQuery(call, 'site.announcements', { types: 'H', platform: 'W', execution: 'B' })
export const helpQuery = ({ call }: Caller) => callQuery(call, 'site.helpCenter', {})
export const gameMenusQuery = ({ call }: Caller) => callQuery(call, 'catalogue.gameMenus', {})
export const popularQuery = ({ call }: Caller) => callQuery(call, 'launch.popularGames', { count: popularCount })
export const winnersQuery = ({ call }: Caller) => callQuery(call, 'rounds.winnerBoard', {})
/** What the jackpot's pool holds, read again before it is half a minute old; nothing while the figure follows the clock. */
export const jackpotQuery = ({ call, permission }: Pick<AppContext, 'call' | 'permission'>) => ({
  ...callQuery(call, 'rounds.jackpot', {}),
  enabled: permission.info.jackpot.source === 'pool',
  refetchInterval: jackpotPoolMs,
  staleTime: jackpotPoolMs,
})
/** A page of what games return, the most played first; `search` holds words of their names. */
export const gameReturnsQuery = ({ call }: Caller, search: string, pageNo: number) =>
  callQuery(call, 'rounds.gameReturns', { search, pageNo, pageSize: 20 })
export const gameQuery = ({ call }: Caller, gameCode: string) => callQuery(call, 'catalogue.game', { gameCode })
export const vendorsQuery = ({ call }: Caller) => callQuery(call, 'catalogue.gameVendors', {})
/** The open vendors of one game type, out of the groups of all. */
export const vendorsIn = (groups: readonly VendorGroup[] | undefined, gameType: GameType): VendorCard[] =>
  groups?.find(({ gameCategory }) => gameCategory === gameType)?.vendors ?? []

const slots = { clientType: lobbyClientType, gameType: 'RNG', pageNo: 1, pageSize: lobbyPageSize } as const

export const jackpotRowQuery = ({ call }: Caller) =>
  callQuery(call, 'catalogue.gameList', { ...slots, gameClassify: 'JP' })

/** The newest games: they stand at the end of the list, so its last full page is asked for. */
export const newRowQuery = ({ call }: Caller) =>
  queryOptions({
    queryKey: ['home.newGames'],
    queryFn: async (): Promise<GameCard[]> => {
      const { totalCount } = await call('catalogue.gameList', slots)
      const pageNo = Math.floor(totalCount / lobbyPageSize)
      if (pageNo === 0) return []
      const { games } = await call('catalogue.gameList', { ...slots, pageNo })
      return games.filter(({ isNew }) => isNew).reverse()
    },
  })

/** Games of the first hot studio; none when no studio is hot. */
export const hotStudioQuery = ({ call }: Caller) =>
  queryOptions({
    queryKey: ['home.hotStudio'],
    queryFn: async () => {
      const studios = vendorsIn(await call('catalogue.gameVendors', { gameType: 'RNG' }), 'RNG')
      const studio = studios.find(({ isHot }) => isHot)
      if (!studio) return null
      const list = await call('catalogue.gameList', { ...slots, vassalage: studio.vassalage })
      return { studio, list }
    },
  })

/** What the home page starts with; the rows further down ask for their games when they come near. */
export const homeQueries = (context: AppContext): Query[] => [
  gameMenusQuery(context),
  announcementsQuery(context),
  popularQuery(context),
  winnersQuery(context),
  ...(context.permission.info.jackpot.source === 'pool' ? [jackpotQuery(context)] : []),
]
