/** What desk and server have in common about orders of the cashier. */

/** Minutes that an order may wait in a state before it is overdue; it is shown as pressing from half of them. Other states wait for nobody. */
export const waitMinutes = {
  deposit: { REVIEW: 30 },
  withdrawal: { REQUESTED: 15, REVIEW: 30, NOT_RECEIVED: 120, PARTIAL: 120 },
} as const
