import type { TextKey } from '../../../shared/i18n/use-text.ts'
import type { WithdrawalRow } from './withdrawals.tsx'

/** Title, effect and button of each act. */
export const withdrawalActs = {
  'cashier.rejectWithdrawal': { title: 'withdrawals.reject', effect: 'withdrawals.rejectEffect' },
  'cashier.reviewWithdrawal': { title: 'withdrawals.review', effect: 'withdrawals.reviewEffect' },
  'cashier.returnUnsent': { title: 'withdrawals.return', effect: 'withdrawals.returnEffect' },
  'cashier.payWithdrawal': { title: 'withdrawals.pay', effect: 'withdrawals.payEffect' },
  'cashier.forceWithdrawal': { title: 'withdrawals.force', effect: 'withdrawals.forceEffect' },
  'cashier.refundWithdrawal': { title: 'withdrawals.refund', effect: 'withdrawals.refundEffect' },
  'cashier.reissueWithdrawal': { title: 'withdrawals.reissue', effect: 'withdrawals.reissueEffect' },
} as const satisfies Record<string, { title: TextKey; effect: TextKey }>

export type WithdrawalActName = keyof typeof withdrawalActs

/** Tells if an act lets money go to the member's number, which nothing does while it is blocked. */
export const sendsMoney = (name: WithdrawalActName): boolean =>
  name === 'cashier.reviewWithdrawal' || name === 'cashier.payWithdrawal' || name === 'cashier.reissueWithdrawal'

/** Acts that the state of a withdrawal leaves open, the main one last. */
export function actsOf({ state, sentAmount }: WithdrawalRow): WithdrawalActName[] {
  const isSent = /[1-9]/.test(sentAmount)
  switch (state) {
    case 'REQUESTED':
      return ['cashier.rejectWithdrawal', 'cashier.reviewWithdrawal']
    case 'REVIEW':
      return isSent
        ? ['cashier.returnUnsent', 'cashier.payWithdrawal']
        : ['cashier.rejectWithdrawal', 'cashier.payWithdrawal']
    case 'NOT_RECEIVED':
    case 'PARTIAL':
      return ['cashier.forceWithdrawal', 'cashier.refundWithdrawal', 'cashier.reissueWithdrawal']
    default:
      return []
  }
}
