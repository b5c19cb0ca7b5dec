import type { EndpointName } from './endpoints/index.ts'
import type { RequestOf } from './types.ts'

/** What desk and server have in common about orders of the cashier. */

/** Minutes that an order may wait in a state before it is overdue; it is shown as pressing from half of them. Other states wait for nobody. */
export const waitMinutes = {
  deposit: { REVIEW: 30 },
  withdrawal: { REQUESTED: 15, REVIEW: 30, NOT_RECEIVED: 120, PARTIAL: 120 },
} as const

/** How long an operator who works on an order has it alone, from the last thing that they did with it. */
export const claimMinutes = 10

/** Takes an order before it is changed. */
export const claimCall = 'cashier.claim'

/** Calls that change an order, made by the operator who has claimed it. */
const claimedCalls = [
  'cashier.approveDeposit',
  'cashier.rejectDeposit',
  'cashier.reviewWithdrawal',
  'cashier.rejectWithdrawal',
  'cashier.payWithdrawal',
  'cashier.returnUnsent',
  'cashier.refundWithdrawal',
  'cashier.reissueWithdrawal',
  'cashier.forceWithdrawal',
] as const
export type ClaimedCall = (typeof claimedCalls)[number]

export const isClaimedCall = (name: string): name is ClaimedCall => (claimedCalls as readonly string[]).includes(name)

/** Number of the order that such a call is about, such as D500001. */
export const claimedNumber = (name: ClaimedCall, { id }: { id: string }): string =>
  `${name.endsWith('Deposit') ? 'D' : 'W'}${id}`

/** What a call says, or what it says but the version of its order, which claiming it tells. */
export type SaidOf<N extends EndpointName> =
  | RequestOf<N>
  | (N extends ClaimedCall ? Omit<RequestOf<N>, 'version'> : never)
