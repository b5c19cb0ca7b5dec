import { settleSlip } from '@baize/game-kit/tables/index'
import { payTableSlips, settleCall } from '@baize/studio/live/bets/pay-slips'
import type { LiveDependencies, StoredTableRound } from '@baize/studio/live/live-dependencies'
import { liveTable } from '@baize/studio/live/live-tables'
import { settleRound } from '@baize/studio/live/rounds/settle-round'
import { openTableWorld, tableCode } from './tables/table-world.ts'
import { type BenchOptions, type BenchResult, countViolations, round } from './wallet/world.ts'

/** Most slips of a player in a round. */
const slipsPerMember = 8
const table = liveTable(tableCode)

/**
 * A round with a hundred thousand slips from its result to the last acknowledged payout, against a loop that settles each slip
 * by itself: one transaction and one wallet call a slip. The loop is timed on some of its own and reckoned up.
 */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { slips, looped } = smoke ? { slips: 1_000, looped: 100 } : { slips: 100_000, looped: 4_000 }
  const world = await openTableWorld(slips / slipsPerMember)
  try {
    const { deps } = world
    const single = await world.dealt(await world.sealed(await world.closedRound(looped)))
    const loopMs = await timed(() => loop(deps, single))
    await settleRound(deps, await world.lease(), table, single)
    const closed = await world.closedRound(slips)
    const sealed = await timedOf(() => world.sealed(closed))
    const dealt = await world.dealt(sealed.value)
    const lease = await world.lease()
    const settleMs = await timed(() => settleRound(deps, lease, table, dealt))
    const payMs = await timed(() => payTableSlips(deps))
    const { unpaid, winners } = await deps.db
      .selectFrom('studio.table_slip')
      .select(({ fn }) => [
        fn.countAll<bigint>().filterWhere('state', '<>', 'settled').as('unpaid'),
        fn.countAll<bigint>().filterWhere('payout_units', '>', 0n).as('winners'),
      ])
      .where('table_round_id', '=', dealt.id)
      .executeTakeFirstOrThrow()
    return {
      figures: {
        ratio_loop: round((settleMs + payMs) / ((loopMs / looped) * slips), 4),
        slips,
        winners: Number(winners),
        unpaid: Number(unpaid),
        violations: await countViolations(world.database),
        seal_s: round(sealed.ms / 1000),
        settle_s: round(settleMs / 1000),
        pay_s: round(payMs / 1000),
        loop_ms_per_slip: round(loopMs / looped),
      },
      targets: { ratio_loop: { max: 0.1 }, slips: { min: 100_000 }, unpaid: { max: 0 }, violations: { max: 0 } },
    }
  } finally {
    await world.close()
  }
}

/** Settles as one would write it first: slip by slip, each judged, written and paid before the next. */
async function loop({ db, wallet, outside }: LiveDependencies, { id, result }: StoredTableRound): Promise<void> {
  const slips = await db
    .selectFrom('studio.table_slip as slip')
    .innerJoin('studio.table_position as position', 'position.slip_id', 'slip.id')
    .innerJoin('studio.visit as visit', 'visit.id', 'slip.visit_id')
    .selectAll('slip')
    .select(['position.spot', 'position.units', 'position.top_return_x10000'])
    .select(['visit.wallet_token', 'visit.currency', 'visit.game_code'])
    .where('slip.table_round_id', '=', id)
    .execute()
  const outcome = JSON.parse(result!)
  for (const { spot, units, top_return_x10000, ...slip } of slips) {
    const position = { spot, units: Number(units), topReturnX10000: Number(top_return_x10000) }
    const { payoutUnits, pushedUnits } = settleSlip(table.rules, [position], outcome)
    const paid = { payout_units: BigInt(payoutUnits), pushed_units: BigInt(pushedUnits) }
    await db.transaction().execute(async tx => {
      await tx
        .updateTable('studio.table_position')
        .set({ payout_units: paid.payout_units, is_pushed: pushedUnits > 0 })
        .where('slip_id', '=', slip.id)
        .execute()
      await tx
        .updateTable('studio.table_slip')
        .set({ ...paid, state: 'settled', settled_at: outside.now() })
        .where('id', '=', slip.id)
        .execute()
    })
    await wallet.settle(settleCall({ ...slip, ...paid, state: 'decided' }))
  }
}

async function timedOf<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const startedAt = performance.now()
  const value = await work()
  return { ms: performance.now() - startedAt, value }
}

const timed = async (work: () => Promise<unknown>): Promise<number> => (await timedOf(work)).ms
