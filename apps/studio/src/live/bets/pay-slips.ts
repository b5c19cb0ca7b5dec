import { payDueSlips } from '../../slips/pay-due-slips.ts'
import { type Settle, type Staked, walletFields, walletIds } from '../../wallet/wallet-moves.ts'
import type { LiveDependencies, StoredTableSlip } from '../live-dependencies.ts'

type DueSlip = StoredTableSlip & Staked

/** Pays, refunds and rolls back the slips of tables that are due. */
export const payTableSlips = (deps: LiveDependencies): Promise<void> =>
  payDueSlips(deps, 'studio.table_slip', settleCall)

/** The settle call of a slip that is decided or void. What came back as it was, and what it opposes, is no valid bet. */
export function settleCall(slip: DueSlip): Settle {
  const stakeUnits = Number(slip.total_units)
  const isVoid = slip.state === 'voiding'
  const payoutUnits = isVoid ? stakeUnits : Number(slip.payout_units)
  const validUnits = stakeUnits - Number(slip.pushed_units) - Number(slip.opposed_units)
  return {
    ...walletFields(slip),
    transaction_uuid: walletIds(slip.id).settle,
    bets: [
      {
        transaction_uuid: walletIds(slip.id).bet,
        payout: payoutUnits,
        valid_amount: isVoid ? 0 : Math.max(0, validUnits),
        status: isVoid ? 'void' : statusOf(slip, payoutUnits),
      },
    ],
    round_closed: true,
  }
}

function statusOf({ total_units, pushed_units }: DueSlip, payoutUnits: number) {
  if (pushed_units === total_units) return 'push' as const
  return payoutUnits > 0 ? ('won' as const) : ('lost' as const)
}
