import type { LotteryDependencies } from '../lottery-dependencies.ts'
import { drawsOfAll } from './draws-of-all.ts'

/** Tells the platform of the result that a game has just got, so that whoever watches sees it at once. */
export async function announceDraw(deps: LotteryDependencies, gameCode: string): Promise<void> {
  try {
    await deps.wallet.drawn({ lotteries: await drawsOfAll(deps, 1, [gameCode]) })
  } catch (error) {
    deps.log.warn({ err: error, game: gameCode }, 'draw not announced')
  }
}
