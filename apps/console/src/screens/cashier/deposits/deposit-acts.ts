import type { TextKey } from '../../../shared/i18n/use-text.ts'
import type { DepositRow } from './deposits.tsx'

export const depositActs = {
  'cashier.rejectDeposit': { title: 'deposits.reject', effect: 'deposits.rejectEffect' },
  'cashier.approveDeposit': { title: 'deposits.approve', effect: 'deposits.approveEffect' },
  'cashier.reverseDeposit': { title: 'deposits.reverse', effect: 'deposits.reverseEffect' },
} as const satisfies Record<string, { title: TextKey; effect: TextKey }>

export type DepositActName = keyof typeof depositActs

/** Acts that the state of a deposit leaves open, the main one last. Money that came late can be credited whatever the order's end. */
export function actsOf({ state, waitingAmount }: DepositRow): DepositActName[] {
  if (state === 'REVIEW') return ['cashier.rejectDeposit', 'cashier.approveDeposit']
  if (state === 'CONFIRMED')
    return waitingAmount === null ? ['cashier.reverseDeposit'] : ['cashier.reverseDeposit', 'cashier.approveDeposit']
  return waitingAmount === null ? [] : ['cashier.approveDeposit']
}
