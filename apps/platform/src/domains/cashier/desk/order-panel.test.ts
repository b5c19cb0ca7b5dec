import { newOperator } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type CashierSite, claimedDeposit, newPlayer, reason, startCashier } from '../fixtures.ts'

let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
})
afterAll(() => site.stop())

test('a withdrawal shows what could be taken out then and now, what is still to be played, and the orders beside it', async () => {
  const player = await newPlayer(site, '300.00')
  const { number, id } = await player.client.call('cashier.withdraw', ask(player, '100.00'))
  const deposit = await claimedDeposit(player, '140.00')
  await site.desk.call('cashier.approveDeposit', {
    ...{ id: deposit.id, arrivedAmount: '140.00', reference: `panel-${deposit.id}`, reason },
  })
  await site.desk.call('cashier.reviewWithdrawal', { id, reason })
  const panel = await site.secondDesk.call('cashier.order', { number })
  expect(panel.withdrawal).toMatchObject({ number, state: 'REVIEW', reviewedBy: 'desk', payoutNumber: '... 4455' })
  expect(panel.deposit).toBeNull()
  expect(panel.funds).toEqual({
    ...{ availableThen: '300.00', availableNow: '200.00', main: '340.00', locked: '140.00', owed: '0.00' },
    turnoverLeft: '140.00',
  })
  expect(panel.requirements).toMatchObject([{ base: '140.00', required: '140.00', done: '0.00' }])
  expect(panel.lastOrders).toMatchObject([{ number: deposit.number, amount: '140.00', state: 'CONFIRMED' }])
  expect(panel.timeline.map(({ state, actor }) => [state, actor])).toEqual([
    ['REQUESTED', 'member'],
    ['REVIEW', 'desk'],
  ])
  expect(panel.audit.map(({ action, actor, reason: why }) => [action, actor, why])).toEqual([
    ['cashier.claim', 'desk', ''],
    ['cashier.reviewWithdrawal', 'desk', reason],
  ])
  const paidIn = await site.desk.call('cashier.order', { number: deposit.number })
  expect([paidIn.deposit?.arrivedAmount, paidIn.payoutAccount, paidIn.lastOrders[0]?.number]).toEqual([
    '140.00',
    null,
    number,
  ])
})

test('other owners of the number and other members of the browser stand beside the account that is paid', async () => {
  const [player, other] = [await newPlayer(site, '100.00'), await newPlayer(site, '0.00')]
  const account = { channel: 'sample-out', bank: 'Bank of Samples', holder: 'Lan Anh', withdrawalPassword: '482913' }
  const first = await other.client.call('cashier.addPayoutAccount', { ...account, number: '8001-2003-4466' })
  await other.client.call('cashier.removePayoutAccount', { id: first.id })
  const { id } = await player.client.call('cashier.addPayoutAccount', { ...account, number: '8001 2003 4466' })
  const order = await player.client.call('cashier.withdraw', ask({ ...player, payoutAccountId: id }, '50.00'))
  const seen = site.clock.now()
  await site.database.pool.query(
    `insert into identity.known_device (account_id, device_hash, seen_at) values ($1, '\\xaa', $3), ($2, '\\xaa', $3)`,
    [player.id, other.id, seen],
  )
  const { payoutAccount, devices } = await site.desk.call('cashier.order', { number: order.number })
  expect(payoutAccount).toMatchObject({ id, removedAt: null, others: [{ account: other.account }] })
  expect(payoutAccount!.others[0]!.removedAt).not.toBeNull()
  expect(devices).toContainEqual({ seenAt: seen.toISOString(), others: 1 })
})

test('an order that there is not is not found, and nobody reads one who may not', async () => {
  for (const number of ['D1', 'W1'])
    expect((await site.desk.send('cashier.order', { number })).body.errorCode).toBe('not_found')
  const content = await newOperator(site, ['content'])
  expect((await content.send('cashier.order', { number: 'W1' })).body.errorCode).toBe('not_allowed')
})
