import type { LotteryGameView } from '@baize/api/studio/lottery'
import { lotteryGames } from '@baize/game-kit/lotteries/index'
import type { LotteryDependencies } from '../lottery-dependencies.ts'
import { vendorOf } from '../offered-lotteries.ts'
import { titleOf } from '../titles.ts'
import { drawsOfAll } from './draws-of-all.ts'

/** Every lottery with its next draw, in the order of the house, called as in a language of the site. */
export async function readGames(
  deps: Pick<LotteryDependencies, 'db' | 'outside'>,
  language: string,
): Promise<LotteryGameView[]> {
  const draws = await drawsOfAll(deps, 0)
  return lotteryGames.map((game, i) => {
    const { next } = draws[i]!
    return {
      code: game.code,
      title: titleOf(game, language),
      vendor: vendorOf(game),
      next: next && {
        closesAt: new Date(next.closes_at).toISOString(),
        drawsAt: new Date(next.draws_at).toISOString(),
      },
    }
  })
}
