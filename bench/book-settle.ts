import { settleBet } from '@baize/game-kit/book/bets/settle-bet'
import { modelOf, type SportState } from '@baize/game-kit/book/sports'
import { restShare } from '@baize/studio/slips/pay-due-slips'
import { readState } from '@baize/studio/sports/play/states'
import type { SportsDependencies, StoredFixture } from '@baize/studio/sports/sports-dependencies'
import { walletFields, walletIds } from '@baize/studio/wallet/wallet-moves'
import { type BookWorld, openBookWorld } from './book/book-world.ts'
import { type BenchOptions, type BenchResult, countViolations, round } from './wallet/world.ts'

/** Bets of a member on the match. */
const betsPerMember = 20
const halfTime = 15

/** Batches are paid with a rest after each, so that others get their turn. Their own rate is what is measured. */
const ownShare = 1 / (1 + restShare)

/**
 * A match of football with a million singles on all of its markets, half of them from before it and half from half-time: every
 * block of it is played and settled, and paid to the last acknowledged payout, against a loop that settles each bet by itself: one
 * transaction and one wallet call a bet. The loop is timed on some of its own and reckoned up.
 */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { bets, looped } = smoke ? { bets: 2_000, looped: 100 } : { bets: 1_000_000, looped: 4_000 }
  const world = await openBookWorld(Math.max(1, bets / betsPerMember))
  try {
    const { deps } = world
    const loopBeforeMs = await loopTime(world, 1, looped)
    const match = await world.announce(2)
    await world.lay(match, bets / 2)
    const firstHalf = await timed(() => world.play(match, halfTime))
    await world.lay(firstHalf.value, bets / 2)
    const secondHalf = await timed(() => world.play(match))
    const settleMs = firstHalf.ms + secondHalf.ms
    const { ms: payMs } = await timed(() => world.payAll())
    // Machines drift while a million bets are paid: the loop runs before and after.
    const loopMs = (loopBeforeMs + (await loopTime(world, 3, looped))) / 2
    const { unpaid, winners } = await deps.db
      .selectFrom('sports.bet')
      .select(({ fn }) => [
        fn.countAll<bigint>().filterWhere('state', '<>', 'settled').as('unpaid'),
        fn.countAll<bigint>().filterWhere('payout_units', '>', 0n).as('winners'),
      ])
      .where('fixture', '=', match.id)
      .executeTakeFirstOrThrow()
    return {
      figures: {
        ratio_loop: round((settleMs + ownShare * payMs) / ((loopMs / looped) * bets), 4),
        ratio_with_rests: round((settleMs + payMs) / ((loopMs / looped) * bets), 4),
        bets,
        winners: Number(winners),
        unpaid: Number(unpaid),
        violations: await countViolations(world.database),
        settle_s: round(settleMs / 1000),
        pay_s: round(payMs / 1000),
        loop_ms_per_bet: round(loopMs / looped),
      },
      targets: { ratio_loop: { max: 0.1 }, bets: { min: 1_000_000 }, unpaid: { max: 0 }, violations: { max: 0 } },
    }
  } finally {
    await world.close()
  }
}

/** Plays a match without settling any bet, and settles as one would write it first: bet by bet, each judged, written and paid. */
async function loopTime(world: BookWorld, number: number, bets: number): Promise<number> {
  const { deps } = world
  const open = await world.announce(number)
  const start = readState(open.state_now!)
  await world.lay(open, bets)
  const model = modelOf('FOOT')
  // Any end will do: what counts is what it costs.
  let end = start
  for (let block = 1; block <= model.blocks; block++) end = model.quiet!(end)
  return (await timed(() => loop(deps, open, start, end))).ms
}

async function loop(
  { db, wallet, outside }: SportsDependencies,
  { id, sport }: StoredFixture,
  start: SportState,
  end: SportState,
) {
  const bets = await db
    .selectFrom('sports.bet as bet')
    .innerJoin('sports.leg as leg', 'leg.bet_id', 'bet.id')
    .innerJoin('studio.visit as visit', 'visit.id', 'bet.visit_id')
    .selectAll('bet')
    .select(['leg.market', 'leg.line4', 'leg.selection', 'leg.milli'])
    .select(['visit.wallet_token', 'visit.currency', 'visit.game_code'])
    .where('bet.fixture', '=', id)
    .execute()
  for (const { market, line4, selection, milli, ...bet } of bets) {
    const result = modelOf(sport).settle({ market, line4, selection }, start, end)!
    const legs = [{ milli, result }]
    const { outcome, payoutUnits, validUnits } = settleBet({ legs, lines: [[0]], lineStakeUnits: bet.stake_units })!
    await db.transaction().execute(async tx => {
      await tx.updateTable('sports.leg').set({ result: result.kind }).where('bet_id', '=', bet.id).execute()
      await tx
        .updateTable('sports.bet')
        .set({
          outcome,
          payout_units: payoutUnits,
          valid_units: validUnits,
          state: 'settled',
          settled_at: outside.now(),
        })
        .where('id', '=', bet.id)
        .execute()
    })
    const { bet: transaction_uuid, settle } = walletIds(bet.id)
    await wallet.settle({
      ...walletFields(bet),
      transaction_uuid: settle,
      bets: [{ transaction_uuid, payout: Number(payoutUnits), valid_amount: Number(validUnits), status: outcome }],
      round_closed: true,
    })
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const startedAt = performance.now()
  const value = await work()
  return { ms: performance.now() - startedAt, value }
}
