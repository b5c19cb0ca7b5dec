import { EventStream, newOperator, OperatorClient, startTwin, type TwinPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type CashierSite, newPlayer, reason, startCashier } from '../../cashier/fixtures.ts'

let site: CashierSite
let twin: TwinPlatform
beforeAll(async () => {
  site = await startCashier()
  twin = await startTwin(site)
})
afterAll(async () => {
  await twin.stop()
  await site.stop()
})

const open = (client: OperatorClient, after?: string) => EventStream.open(client, after, 'operators.events')
/** The same operator at the other process. */
const there = async (client: OperatorClient) => (await new OperatorClient(twin.url, site.clock).open()).goOnAs(client)

async function requested() {
  const player = await newPlayer(site, '100.00')
  return player.client.call('cashier.withdraw', ask(player, '50.00'))
}

test('[CONS-024] what a colleague claims at one process is told at once to those who follow another', async () => {
  const [first, second] = [await newOperator(site, ['cashier']), await newOperator(site, ['cashier'])]
  const [here, other] = [await open(first), await open(await there(second))]
  const { id, number } = await requested()
  for (const stream of [here, other]) await stream.within(15_000, 'withdrawal', event => event.id === number)
  await first.call('cashier.claim', { number })
  for (const stream of [here, other]) await stream.within(15_000, 'claim', event => event.id === number)
  await first.call('cashier.rejectWithdrawal', { id, reason })
  await other.within(15_000, 'withdrawal', event => event.id === number)
  const { id: correction } = await first.call('cashier.proposeCorrection', {
    ...{ account: (await newPlayer(site, '1.00')).account, direction: 'up', amount: '1.00', reason },
    requestId: crypto.randomUUID(),
  })
  await other.within(15_000, 'correction', event => event.id === `A${correction}`)
  for (const stream of [here, other]) stream.leave()
})

test('nobody is told of a queue that they may not read', async () => {
  const [cashier, marketing] = [await newOperator(site, ['cashier']), await newOperator(site, ['marketing'])]
  const [told, blind] = [await open(cashier), await open(marketing)]
  const { number } = await requested()
  await told.within(15_000, 'withdrawal', event => event.id === number)
  // Its stream ends, and nothing came before.
  await marketing.call('operators.logout', {})
  await requested()
  await expect(blind.next()).rejects.toThrow('the stream ended')
  told.leave()
})

test('a stream that resumes tells what was missed', async () => {
  const cashier = await newOperator(site, ['cashier'])
  const first = await open(cashier)
  const seen = await requested()
  let last = await first.next()
  while (!('id' in last.data && last.data.id === seen.number)) last = await first.next()
  first.leave()
  const missed = await requested()
  const again = await open(cashier, last.id)
  expect((await again.next()).data).toEqual({ kind: 'withdrawal', id: missed.number })
  again.leave()
})

test('a stream ends with its session, and with its lock, from which following it keeps nobody', async () => {
  const [one, locked] = [await newOperator(site, ['cashier']), await newOperator(site, ['cashier'])]
  const [ended, asleep] = [await open(one), await open(locked)]
  await one.call('operators.logout', {})
  await requested()
  await expect(ended.next()).rejects.toThrow('the stream ended')
  site.clock.advance(16 * 60_000)
  await requested()
  // What came before the lock was told.
  await expect(untilItEnds(asleep)).rejects.toThrow('the stream ended')
})

async function untilItEnds(stream: EventStream): Promise<never> {
  for (;;) await stream.next()
}
