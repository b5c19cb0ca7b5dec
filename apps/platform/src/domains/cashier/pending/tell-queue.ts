import type { Queryable } from '../../../kernel/database/open-database.ts'
import { operators } from '../../../kernel/push/hub.ts'
import { notify } from '../../../kernel/push/notify.ts'
import type { Claimed } from '../claims/claim-rows.ts'
import type { DepositState, WithdrawalState } from '../tables.ts'

/** Orders come into these from states that no queue shows, often many at once. */
const quiet: ReadonlySet<DepositState | WithdrawalState> = new Set(['PENDING', 'EXPIRED', 'RECEIVED', 'AUTO_RECEIVED'])

const numberOf = ({ kind, id }: Claimed): string => `${kind === 'deposit' ? 'D' : 'W'}${id}`

/** Tells operators that an order has come into a state, when the transaction commits. */
export async function tellQueue(db: Queryable, order: Claimed, state: DepositState | WithdrawalState): Promise<void> {
  if (!quiet.has(state)) await notify(db, operators, { kind: order.kind, id: numberOf(order) })
}

/** Tells operators that somebody has taken an order, or has left it to others. */
export const tellClaim = (db: Queryable, order: Claimed): Promise<void> =>
  notify(db, operators, { kind: 'claim', id: numberOf(order) })
