import type { SlipState } from '@baize/api/studio/lottery-states'
import { hasSeries, lotteryGame } from '@baize/game-kit/lotteries/index'
import { claimDue } from '../../claim-due.ts'
import { rollBackStake, type Staked, settleOwed, walletFields, walletIds } from '../../wallet-moves.ts'
import type { LotteryDependencies, StoredSlip } from '../lottery-dependencies.ts'
import { unitsPerCent } from '../lottery-dependencies.ts'
import { restSince } from '../rest-since.ts'

const claim = {
  table: 'studio.slip',
  uncertain: ['betting', 'rolling-back'],
  retryAfterMs: 5_000,
  atOnce: 400,
} as const

export type DueSlip = StoredSlip & Staked

/** Pays, refunds and rolls back what is due, batch by batch, until nothing is left that can be done now. */
export async function paySlips(deps: LotteryDependencies): Promise<void> {
  for (;;) {
    const startedAt = performance.now()
    if (await payDue(deps)) return
    await restSince(startedAt)
  }
}

/** One batch. Answers whether it was the last one. */
async function payDue(deps: LotteryDependencies): Promise<boolean> {
  const due = await claimDue<DueSlip>(deps, claim)
  const owed = due.filter(({ state }) => state === 'decided' || state === 'voiding')
  const back = due.filter(({ state }) => state === 'rolling-back' || state === 'cancelling')
  const { settled, isAnswered } = await settleOwed(deps, claim.table, owed, settleCall)
  await end(deps, settled)
  for (const slip of back) if (await rollBackStake(deps, claim.table, slip)) await end(deps, [slip])
  return !isAnswered || due.length < claim.atOnce
}

/** The settle call of a slip that is decided or void. */
export function settleCall(slip: DueSlip) {
  const stakeUnits = Number(slip.cost_cents) * unitsPerCent
  const isVoid = slip.state === 'voiding'
  const payoutUnits = isVoid ? stakeUnits : Number(slip.payout_cents) * unitsPerCent
  return {
    ...walletFields(slip),
    transaction_uuid: walletIds(slip.id).settle,
    bets: [
      {
        transaction_uuid: walletIds(slip.id).bet,
        payout: payoutUnits,
        valid_amount: isVoid ? 0 : Number(slip.valid_cents ?? slip.cost_cents) * unitsPerCent,
        status: isVoid
          ? ('void' as const)
          : payoutUnits > 0 || slip.pool_cents > 0n
            ? ('won' as const)
            : ('lost' as const),
      },
    ],
    round_closed: true,
    ...(hasSeries(lotteryGame(slip.game_code).format) ? { odds_series: slip.series } : {}),
    ...(slip.rebate_x10000 > 0 && !isVoid ? { rebate_x10000: slip.rebate_x10000 } : {}),
  }
}

/** How a slip ends once its money has moved. */
const ends: Partial<Record<SlipState, SlipState>> = {
  decided: 'settled',
  voiding: 'voided',
  'rolling-back': 'rolled-back',
  cancelling: 'cancelled',
}

async function end({ db, outside }: LotteryDependencies, slips: readonly DueSlip[]): Promise<void> {
  for (const [from, to] of Object.entries(ends) as [SlipState, SlipState][]) {
    const ids = slips.filter(({ state }) => state === from).map(({ id }) => id)
    if (ids.length === 0) continue
    await db
      .updateTable('studio.slip')
      .set({ state: to, settled_at: outside.now(), retry_at: null })
      .where('id', 'in', ids)
      .execute()
  }
}
