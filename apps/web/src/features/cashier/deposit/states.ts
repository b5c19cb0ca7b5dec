import type { StateLook } from '../orders/order-card.tsx'

/** How the states of a deposit read and look. */
export const depositLooks = {
  PENDING: { text: 'cashier.state.pending', tone: 'wait' },
  REVIEW: { text: 'cashier.state.review', tone: 'wait' },
  CONFIRMED: { text: 'cashier.state.confirmed', tone: 'good' },
  REJECTED: { text: 'cashier.state.rejected', tone: 'done' },
  CANCELLED: { text: 'cashier.state.cancelled', tone: 'done' },
  EXPIRED: { text: 'cashier.state.expired', tone: 'done' },
  REVERSED: { text: 'cashier.state.reversed', tone: 'done' },
} as const satisfies Record<string, StateLook>
