import type { StateLook } from '../orders/order-card.tsx'

/** How the states of a withdrawal read and look. */
export const withdrawalLooks = {
  REQUESTED: { text: 'cashier.state.requested', tone: 'wait' },
  REVIEW: { text: 'cashier.state.review', tone: 'wait' },
  REJECTED: { text: 'cashier.state.rejected', tone: 'done' },
  PAID: { text: 'cashier.state.paid', tone: 'wait' },
  RECEIVED: { text: 'cashier.state.received', tone: 'good' },
  AUTO_RECEIVED: { text: 'cashier.state.autoReceived', tone: 'good' },
  NOT_RECEIVED: { text: 'cashier.state.notReceived', tone: 'wait' },
  PARTIAL: { text: 'cashier.state.partial', tone: 'wait' },
  REFUNDED: { text: 'cashier.state.refunded', tone: 'done' },
  REISSUED: { text: 'cashier.state.reissued', tone: 'done' },
  FORCED_RECEIVED: { text: 'cashier.state.forced', tone: 'done' },
} as const satisfies Record<string, StateLook>
