import type { ResponseOf } from '@baize/api'
import type { LotteryDraws } from '@baize/api/wallet/draws'

type Group = ResponseOf<'lottery.launch'>['lottoGroups'][number]

const traditional = 1

/**
 * Lotteries by the way in which they are drawn, each once, with the odds series that a member may bet at (lotteries book 4).
 * @param memberMaximum the highest series of the member
 */
export function presentGroups(lotteries: readonly LotteryDraws[], memberMaximum: number): Group[] {
  const byFormat = new Map(lotteries.map(({ format, series }) => [format, series]))
  return [...byFormat].map(([game_group, series]) => {
    const named = { game_group, prize_mode_id: traditional } as const
    if (!series) return named
    const highest = Math.max(series.min, Math.min(series.max, memberMaximum))
    return {
      ...named,
      ...{ min_series: series.min, max_series: series.max, max_bet_series: highest },
      default_series: Math.min(series.default, highest),
    }
  })
}
