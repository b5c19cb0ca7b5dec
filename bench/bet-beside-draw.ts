import { setTimeout as delay } from 'node:timers/promises'
import { sealBook } from '@baize/studio/lotteries/books/seal-book'
import { holdDraws } from '@baize/studio/lotteries/draws/hold-draws'
import { paySlips } from '@baize/studio/lotteries/sales/pay-slips'
import { openLottoWorld } from './lotteries/lotto-world.ts'
import {
  atSteadyRate,
  type BenchOptions,
  type BenchResult,
  countViolations,
  median,
  p99,
  postBet,
  round,
} from './wallet/world.ts'

/** A busy house; far from what the machine could do, so that what is measured is the wait and not the line before the door. */
const betsPerS = 200
const ticketsPerSlip = 40

/**
 * The 99th percentile of bets that come at a steady pace, alone and while a draw of a million tickets settles beside them in the same
 * process, up to the last acknowledged payout.
 */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { members, tickets, draws, seconds } = smoke
    ? { members: 50, tickets: 2_000, draws: 1, seconds: 1 }
    : { members: 5_000, tickets: 1_000_000, draws: 3, seconds: 15 }
  const world = await openLottoWorld(members)
  const p99Beside = async (work: () => Promise<void>) => p99(await atSteadyRate(betsPerS, () => postBet(world), work))
  const measured = { alone: [] as number[], beside: [] as number[], settleS: [] as number[] }
  try {
    for (let n = 0; n < draws; n++) {
      const draw = await world.closedDraw(`beside-${n}`, { slips: tickets / ticketsPerSlip, ticketsPerSlip })
      await sealBook(world.deps, draw)
      measured.alone.push(await p99Beside(() => delay(seconds * 1_000)))
      const begun = performance.now()
      measured.beside.push(
        await p99Beside(async () => {
          await holdDraws(world.deps)
          await paySlips(world.deps)
        }),
      )
      measured.settleS.push((performance.now() - begun) / 1_000)
    }
    const unpaid = await world.deps.db.selectFrom('studio.slip').select('id').where('state', '<>', 'settled').execute()
    return {
      figures: {
        p99_ratio: round(median(measured.beside.map((ms, n) => ms / measured.alone[n]!))),
        p99_alone_ms: round(median(measured.alone)),
        p99_beside_ms: round(median(measured.beside)),
        settle_s: round(median(measured.settleS)),
        unpaid: unpaid.length,
        violations: await countViolations(world.database),
      },
      targets: { p99_ratio: { max: 1.5 }, unpaid: { max: 0 }, violations: { max: 0 } },
    }
  } finally {
    await world.close()
  }
}
