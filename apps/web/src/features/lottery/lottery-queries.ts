import { vietnamNumbersCount } from '@baize/api'
import { queryOptions } from '@tanstack/react-query'
import { serverNow } from '../../shared/api/boot.ts'
import type { AppContext } from '../../shared/app/app-context.ts'
import { callQuery } from '../../shared/app/app-context.ts'
import { refreshDelayMs } from './draws/draw-time.ts'

type Caller = Pick<AppContext, 'call'>
export type LotteryType = 'LOTT' | 'ELOTT'

/** The lotteries of a game type, asked for anew after each draw. */
export const lotteryListQuery = ({ call }: Caller, gameType: LotteryType) =>
  queryOptions({
    ...callQuery(call, 'lottery.list', { gameType }),
    refetchInterval: ({ state }) => refreshDelayMs(state.data?.lotteries ?? [], serverNow()),
  })

/** The lotteries of the Vietnamese menu, asked for anew after each draw. */
export const vietnamMenuQuery = ({ call }: Caller, prizeMode: string) =>
  queryOptions({
    ...callQuery(call, 'lottery.menu', { prizeMode, device: 'WEB' }),
    refetchInterval: ({ state }) => refreshDelayMs(state.data?.gameMenus ?? [], serverNow()),
  })

/** What a member played of them, the latest first; asked for anew each time. */
export const recentLotteriesQuery = ({ call }: Caller) =>
  queryOptions({ ...callQuery(call, 'lottery.recent', { device: 'WEB' }), staleTime: 0 })

const resultsEveryMs = 20_000

/** Latest results of the Vietnamese lotteries. */
export const openedVnQuery = ({ call }: Caller) =>
  queryOptions({
    ...callQuery(call, 'lottery.openedVn', { count: vietnamNumbersCount }),
    refetchInterval: resultsEveryMs,
  })

/** The last result of each of the others, for members. */
export const openedQuery = ({ call }: Caller) =>
  queryOptions({ ...callQuery(call, 'lottery.opened', {}), refetchInterval: resultsEveryMs })
