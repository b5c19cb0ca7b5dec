import type { SlipView } from '@baize/api/studio/lottery'

const cameBack: readonly SlipView['state'][] = ['refused', 'rolled-back', 'cancelled', 'voided']

/** What a slip has moved so far, in cents: its payout, or the stake that was taken and has not come back. */
export function movedCents({
  state,
  costCents,
  payoutCents,
}: Pick<SlipView, 'state' | 'costCents' | 'payoutCents'>): number {
  if (cameBack.includes(state)) return 0
  return state === 'settled' && payoutCents ? payoutCents : -costCents
}
