import { randomUUID } from 'node:crypto'
import type { OperatorClient } from './operator-client.ts'

/** What an operator says who sent the whole of a withdrawal at once. */
export async function wholePayout(desk: OperatorClient, id: string, reference = `bank-${id}`) {
  const { withdrawal } = await desk.call('cashier.order', { number: `W${id}` })
  const { channel, paidAmount: amount } = withdrawal!
  return { id, parts: [{ channel, amount, reference }], requestId: randomUUID(), reason: 'as the statement says' }
}
