import { hasSeries, lotteryGame } from '@baize/game-kit/lotteries/index'
import { payDueSlips } from '../../slips/pay-due-slips.ts'
import { type Settle, type Staked, walletFields, walletIds } from '../../wallet/wallet-moves.ts'
import type { LotteryDependencies, StoredSlip } from '../lottery-dependencies.ts'
import { unitsPerCent } from '../lottery-dependencies.ts'

export type DueSlip = StoredSlip & Staked

/** Pays, refunds and rolls back the slips of lotteries that are due. */
export const paySlips = (deps: LotteryDependencies): Promise<void> => payDueSlips(deps, 'studio.slip', settleCall)

/** The settle call of a slip that is decided or void. What only came back, and what it opposes, is no valid bet. */
export function settleCall(slip: DueSlip): Settle {
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
        valid_amount: isVoid ? 0 : validCents(slip) * unitsPerCent,
        status: isVoid ? 'void' : statusOf(slip),
      },
    ],
    round_closed: true,
    ...(hasSeries(lotteryGame(slip.game_code).format) ? { odds_series: slip.series } : {}),
    ...(slip.rebate_x10000 > 0 && !isVoid ? { rebate_x10000: slip.rebate_x10000 } : {}),
  }
}

const validCents = ({ cost_cents, valid_cents, pushed_cents }: DueSlip): number =>
  Math.max(0, Number((valid_cents ?? cost_cents) - (pushed_cents ?? 0n)))

/** Won where more came than stakes that tickets gave back; a push where each ticket did. */
function statusOf({ cost_cents, payout_cents, pushed_cents, pool_cents }: DueSlip): 'won' | 'push' | 'lost' {
  if (pushed_cents === cost_cents) return 'push'
  return payout_cents! + pool_cents > (pushed_cents ?? 0n) ? 'won' : 'lost'
}
