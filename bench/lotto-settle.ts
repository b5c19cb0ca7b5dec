import { betTypeOf, payoutCents } from '@baize/game-kit/lotteries/index'
import { sealBook } from '@baize/studio/lotteries/books/seal-book'
import { holdDraws } from '@baize/studio/lotteries/draws/hold-draws'
import type { LotteryDependencies, StoredDraw } from '@baize/studio/lotteries/lottery-dependencies'
import { paySlips, settleCall } from '@baize/studio/lotteries/sales/pay-slips'
import { openLottoWorld } from './lotteries/lotto-world.ts'
import { type BenchOptions, type BenchResult, round } from './wallet/world.ts'

const ticketsPerSlip = 40

/**
 * A draw with a million tickets from sealing to the last acknowledged payout, against a loop that settles each ticket by
 * itself: one transaction and one wallet call a ticket. The loop is timed on some of its own and reckoned up.
 */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { members, tickets, looped } = smoke
    ? { members: 50, tickets: 2_000, looped: 200 }
    : { members: 5_000, tickets: 1_000_000, looped: 4_000 }
  const world = await openLottoWorld(members)
  try {
    const { deps } = world
    const single = await world.closedDraw('loop', { slips: looped, ticketsPerSlip: 1 })
    const loopMs = await timed(() => loop(deps, single))
    const draw = await world.closedDraw('set', { slips: tickets / ticketsPerSlip, ticketsPerSlip })
    const sealMs = await timed(() => sealBook(deps, draw))
    const settleMs = await timed(() => holdDraws(deps))
    const payMs = await timed(() => paySlips(deps))
    const left = await deps.db
      .selectFrom('studio.slip')
      .select('id')
      .where('draw_id', '=', draw.id)
      .where('state', '<>', 'settled')
      .execute()
    const winners = await deps.db
      .selectFrom('studio.ticket')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('draw_id', '=', draw.id)
      .where('payout_cents', '>', 0n)
      .executeTakeFirstOrThrow()
    return {
      figures: {
        ratio_loop: round((settleMs + payMs) / ((loopMs / looped) * tickets), 4),
        tickets,
        winners: Number(winners.count),
        unpaid: left.length,
        seal_s: round(sealMs / 1000),
        settle_s: round(settleMs / 1000),
        pay_s: round(payMs / 1000),
        loop_ms_per_ticket: round(loopMs / looped),
      },
      targets: { ratio_loop: { max: 0.1 }, tickets: { min: 1_000_000 }, unpaid: { max: 0 } },
    }
  } finally {
    await world.close()
  }
}

/** Settles as one would write it first: ticket by ticket, each judged, written and paid before the next. */
async function loop({ db, wallet }: LotteryDependencies, draw: StoredDraw): Promise<void> {
  const result = ['1', '2', '3', '4', '5']
  const tickets = await db
    .selectFrom('studio.ticket as ticket')
    .innerJoin('studio.slip as slip', 'slip.id', 'ticket.slip_id')
    .innerJoin('studio.visit as visit', 'visit.id', 'slip.visit_id')
    .selectAll('slip')
    .select(['ticket.id as ticket_id', 'ticket.bet_code', 'ticket.content', 'ticket.unit_cents', 'ticket.times'])
    .select(['visit.wallet_token', 'visit.currency', 'visit.game_code'])
    .where('ticket.draw_id', '=', draw.id)
    .execute()
  for (const { ticket_id, bet_code, content, unit_cents, times, ...slip } of tickets) {
    const bet = betTypeOf('SSC', bet_code)!.read(content)
    const cents = payoutCents(bet, result, { betCode: bet_code, content, unitCents: unit_cents, times })
    await db.transaction().execute(async tx => {
      await tx
        .updateTable('studio.ticket')
        .set({ payout_cents: BigInt(cents) })
        .where('id', '=', ticket_id)
        .execute()
      await tx.updateTable('studio.slip').set({ state: 'settled' }).where('id', '=', slip.id).execute()
    })
    await wallet.settle(settleCall({ ...slip, state: 'decided', payout_cents: BigInt(cents) }))
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
