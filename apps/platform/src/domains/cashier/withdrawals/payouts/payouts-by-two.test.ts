import { newOperator, type OperatorClient, outcomeOf, sendByTwo, type TestClient, wholePayout } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ask,
  type CashierSite,
  claimedDeposit,
  money,
  newPlayer,
  orderOf,
  type Player,
  reason,
  startCashier,
} from '../../fixtures.ts'

let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
})
afterAll(() => site.stop())

/** A withdrawal that one operator let go; the other one pays. */
async function reviewed(amount: string) {
  const player = await newPlayer(site, amount)
  const { id } = await player.client.call('cashier.withdraw', ask(player, amount))
  const { body } = await sendByTwo([site.desk, site.secondDesk], 'cashier.reviewWithdrawal', { id, reason })
  expect(body.success).toBe(true)
  return { player, id, pay: await wholePayout(site.secondDesk, id) }
}
const approve = (by: TestClient, id: string) => by.send('approvals.approve', { id, reason: 'seen beside the order' })
const stateOf = async (player: Player, id: string) => (await orderOf(player, id)).state

test('[CONS-012] a payout of 5,000.00 is paid at once, and one of a cent more waits for whoever reviews', async () => {
  // A fee of 20.00 goes off.
  const atBound = await reviewed('5020.00')
  expect(await outcomeOf(site.secondDesk.send('cashier.payWithdrawal', atBound.pay))).toBe('done')
  const { player, id, pay } = await reviewed('5020.01')
  const { status, body } = await site.secondDesk.send('cashier.payWithdrawal', pay)
  expect([status, body.success, body.errorCode]).toEqual([202, true, null])
  const { approvalId, expiresAt } = body.value as never as { approvalId: string; expiresAt: string }
  expect(Date.parse(expiresAt) - site.clock.now().getTime()).toBeCloseTo(4 * 3_600_000, -5)
  expect(await stateOf(player, id)).toBe('REVIEW')
  const cashier = await newOperator(site, ['support'])
  expect(await outcomeOf(approve(cashier, approvalId))).toBe('not_allowed')
  expect(await outcomeOf(approve(site.secondDesk, approvalId))).toBe('second_approval_required')
  const agreed = await approve(await newOperator(site, ['risk']), approvalId)
  expect(agreed.body.value).toEqual({ state: 'DONE', result: null, refusal: null, differences: [], detail: {} })
  expect(await stateOf(player, id)).toBe('PAID')
  expect((await money(site, player.id)).hold).toBe('0.00')
})

test('[CONS-014] where the order has changed meanwhile, nothing is done and the difference is told', async () => {
  const { player, id, pay } = await reviewed('7000.00')
  const { approvalId } = await site.secondDesk.ask('cashier.payWithdrawal', pay)
  expect(await site.desk.call('approvals.get', { id: approvalId })).toMatchObject({
    ...{ state: 'OPEN', mayDecide: true, differences: [], refusal: null },
    now: { before: { state: 'REVIEW', amount: '7000.00' }, after: { parts: [{ amount: pay.parts[0]!.amount }] } },
  })
  await site.desk.call('cashier.rejectWithdrawal', { id, reason })
  expect(await site.desk.call('approvals.get', { id: approvalId })).toMatchObject({ refusal: 'order_state' })
  const { body } = await approve(site.desk, approvalId)
  const differences = [{ field: 'state', before: 'REVIEW', now: 'REJECTED' }]
  expect(body.value).toEqual({ state: 'FAILED', result: null, refusal: 'changed_meanwhile', differences, detail: {} })
  expect([await stateOf(player, id), (await money(site, player.id)).main]).toEqual(['REJECTED', '7000.00'])
  expect(await site.secondDesk.call('approvals.get', { id: approvalId })).toMatchObject({
    state: 'FAILED',
    differences,
  })
  expect(await outcomeOf(approve(site.desk, approvalId))).toBe('order_state')
})

test('[CONS-015] of two who agree at once one does it, a hundred times', async () => {
  const player = await newPlayer(site, '0.00')
  const deciders: OperatorClient[] = [site.secondDesk as OperatorClient, await newOperator(site, ['desk'])]
  for (let times = 1; times <= 100; times++) {
    const { id } = await claimedDeposit(player, '1500.00')
    const asked = { id, arrivedAmount: '1500.00', reference: `once-${id}`, reason }
    const { approvalId } = await site.desk.ask('cashier.approveDeposit', asked)
    const outcomes = await Promise.all(deciders.map(by => approve(by, approvalId)))
    const states = outcomes.map(({ body }) => (body.success ? body.value.state : body.errorCode))
    expect(states.toSorted()).toEqual(['DONE', 'order_state'])
    expect((await money(site, player.id)).main).toBe(`${1500 * times}.00`)
  }
  const { rows } = await site.database.pool.query(
    "select count(*)::int from audit.entry where action = 'cashier.approveDeposit' and detail ->> 'approval' is not null",
  )
  expect(rows[0].count).toBe(100)
}, 120_000)

test('[CONS-013] a request that nobody decided in its four hours has expired, and nothing has moved', async () => {
  const { player, id, pay } = await reviewed('6000.00')
  const asked = await site.secondDesk.ask('cashier.payWithdrawal', pay)
  site.clock.advance(4 * 3_600_000)
  const [desk, secondDesk] = [await site.operator(), await site.operator('desk2')]
  expect(await outcomeOf(approve(desk, asked.approvalId))).toBe('order_state')
  await site.runJob('approvals-expire')
  expect(await desk.call('approvals.get', { id: asked.approvalId })).toMatchObject({ state: 'EXPIRED', now: null })
  const { list } = await desk.call('cashier.withdrawalQueue', { state: 'REVIEW' })
  expect([list.map(order => order.id).includes(id), (await money(site, player.id)).hold]).toEqual([true, '6000.00'])
  // It is asked for anew.
  expect((await secondDesk.ask('cashier.payWithdrawal', pay)).approvalId).not.toBe(asked.approvalId)
})
