import { hasPool, issueAt, lotteryGame } from '@baize/game-kit/lotteries/index'
import type { TestWorld } from '@baize/testing'

export const poolGame = 'LT_645'
const beforeDrawMs = 20 * 60_000

/** Turns the clock to shortly before the next draw that has a pool, or has none. */
export async function comeTo({ clock, studio }: TestWorld, pool: boolean): Promise<void> {
  const game = lotteryGame(poolGame)
  for (;;) {
    const nowMs = clock.now().getTime()
    const { drawsAtMs, closesAtMs } = issueAt(game.schedule, nowMs)
    const fits = hasPool(game, drawsAtMs) === pool && closesAtMs - nowMs > 60_000
    clock.advance(fits ? Math.max(0, drawsAtMs - beforeDrawMs - nowMs) : drawsAtMs + 100 - nowMs)
    await studio.draws.run()
    if (fits) return
  }
}

/** What the pool holds in the ledger. */
export async function poolUnits({ database }: TestWorld): Promise<bigint> {
  const { rows } = await database.pool.query<{ balance: bigint }>(
    `select balance from ledger.account where kind = 'JACKPOT' and qualifier = 'BZS:LT_645' and book = 'REAL'`,
  )
  return rows[0]?.balance ?? 0n
}
