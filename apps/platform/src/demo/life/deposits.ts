import { randomUUID } from 'node:crypto'
import { type Life, reason } from './life.ts'

/** A deposit in each state: one order each, taken to its state by the member and the operators. */
export async function makeDeposits({ player, desk, operators: [first, second] }: Life): Promise<void> {
  const asked = async (amount: string): Promise<string> =>
    (await player('cashier.deposit', { channel: 'demo-transfer', amount, requestId: randomUUID() })).id
  const paid = async (amount: string): Promise<string> => {
    const id = await asked(amount)
    await player('cashier.depositPaid', { id })
    return id
  }
  const confirmed = async (amount: string): Promise<string> => {
    const id = await paid(amount)
    await desk('cashier.approveDeposit', { id, arrivedAmount: amount, reference: `DEMO-D${id}`, reason })
    return id
  }
  await confirmed('100.00')
  const reversed = await confirmed('120.00')
  await first('cashier.reverseDeposit', { id: reversed, reason })
  await second('cashier.reverseDeposit', { id: reversed, reason })
  await desk('cashier.rejectDeposit', { id: await paid('300.00'), reason })
  await player('cashier.cancelDeposit', { id: await asked('150.00') })
  await paid('200.00')
  await asked('250.00')
}
