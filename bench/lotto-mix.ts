import { sealBook } from '@baize/studio/lotteries/books/seal-book'
import { holdDraws } from '@baize/studio/lotteries/draws/hold-draws'
import { paySlips } from '@baize/studio/lotteries/sales/pay-slips'
import { openLottoWorld } from './lotteries/lotto-world.ts'
import { walletMix } from './wallet/mix.ts'
import {
  type BenchOptions,
  type BenchResult,
  closedLoop,
  countViolations,
  loopBeside,
  median,
  round,
} from './wallet/world.ts'

const clients = 32
const ticketsPerSlip = 40

/**
 * What the wallet's mix keeps of its rate while a draw of 200,000 tickets settles beside it in the same process: alone,
 * beside the sealing, and beside the settlement up to the last acknowledged payout, draw by draw.
 */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { members, tickets, draws, seconds } = smoke
    ? { members: 50, tickets: 2_000, draws: 1, seconds: 1 }
    : { members: 5_000, tickets: 200_000, draws: 4, seconds: 5 }
  const world = await openLottoWorld(members)
  try {
    const { deps } = world
    const mixed = await walletMix(world)
    const measured = { alone: [] as number[], seal: [] as number[], settle: [] as number[], settleS: [] as number[] }
    for (let n = 0; n < draws; n++) {
      const draw = await world.closedDraw(`mix-${n}`, { slips: tickets / ticketsPerSlip, ticketsPerSlip })
      const alone = await closedLoop(clients, seconds, mixed)
      const seal = await loopBeside(clients, () => sealBook(deps, draw), mixed)
      const settle = await loopBeside(
        clients,
        async () => {
          await holdDraws(deps)
          await paySlips(deps)
        },
        mixed,
      )
      measured.alone.push(alone.rate)
      measured.seal.push(seal.rate / alone.rate)
      measured.settle.push(settle.rate / alone.rate)
      measured.settleS.push(settle.seconds)
    }
    const unpaid = await deps.db.selectFrom('studio.slip').select('id').where('state', '<>', 'settled').execute()
    return {
      figures: {
        mix_ratio_beside_draw: round(median(measured.settle)),
        mix_ratio_beside_seal: round(median(measured.seal)),
        settle_s: round(median(measured.settleS)),
        mix_per_s: Math.round(median(measured.alone)),
        unpaid: unpaid.length,
        violations: await countViolations(world.database),
      },
      targets: { mix_ratio_beside_draw: { min: 0.5 }, unpaid: { max: 0 }, violations: { max: 0 } },
    }
  } finally {
    await world.close()
  }
}
