import { randomUUID } from 'node:crypto'
import type { RequestOf } from '@baize/api'
import { newOperator, type TestClient } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { houseAccount } from '../../ledger/index.ts'
import { type CashierSite, money, newPlayer, type Player, reason, startCashier } from '../fixtures.ts'

let site: CashierSite
let second: TestClient
beforeAll(async () => {
  site = await startCashier()
  second = await newOperator(site, ['cashier'])
})
afterAll(() => site.stop())

const propose = ({ account }: Player, direction: 'up' | 'down', amount: string, requestId = randomUUID()) =>
  site.desk.call('cashier.proposeCorrection', { account, direction, amount, reason, requestId })
const decide = (by: TestClient, what: 'approve' | 'refuse' | 'cancel', id: string) =>
  by.send(`cashier.${what}Correction`, { id, reason: 'compared with the statement' })
const codeOf = async (answer: Promise<{ status: number; body: { errorCode: string | null } }>) => {
  const { status, body } = await answer
  return [status, body.errorCode]
}

test('[CONS-011] a correction is proposed by one operator and posted by another, once; both are named, and the member reads the reason', async () => {
  const player = await newPlayer(site, '20.00')
  const up = await propose(player, 'up', '12.50')
  expect((await money(site, player.id)).main).toBe('20.00')
  const { list } = await second.call('cashier.corrections', {})
  expect(list).toMatchObject([{ id: up.id, account: player.account, change: '12.50', state: 'PROPOSED', reason }])
  expect(await codeOf(decide(site.desk, 'approve', up.id))).toEqual([403, 'second_approval_required'])
  expect(await codeOf(decide(second, 'approve', up.id))).toEqual([200, null])
  expect(await codeOf(decide(second, 'approve', up.id))).toEqual([409, 'order_state'])
  const down = await propose(player, 'down', '30.00')
  await decide(second, 'approve', down.id)
  expect((await money(site, player.id)).main).toBe('2.50')
  const { content } = await player.client.call('messages.inbox', {})
  expect(content.slice(0, 2).map(({ html }) => html)).toEqual([
    expect.stringMatching(/30\.00 was taken from your wallet\..*as the statement says/),
    expect.stringMatching(/12\.50 was added to your wallet\..*as the statement says/),
  ])
  const { rows: named } = await site.database.pool.query(
    `select e.action, a.username from audit.entry e join identity.account a on 'operator:' || a.id = e.actor
     where e.subject = 'A' || $1 order by e.id`,
    [up.id],
  )
  const { username } = await second.call('operators.me', {})
  expect(named).toEqual([
    { action: 'cashier.proposeCorrection', username: 'desk' },
    { action: 'cashier.approveCorrection', username },
  ])
  const { rows } = await site.database.pool.query(
    `select action, count(*)::int from audit.entry where subject in ('A' || $1, 'A' || $2) group by 1 order by 1`,
    [up.id, down.id],
  )
  expect(rows).toEqual([
    { action: 'cashier.approveCorrection', count: 2 },
    { action: 'cashier.proposeCorrection', count: 2 },
  ])
})

test('more than there is is not taken, and the proposal stays', async () => {
  const player = await newPlayer(site, '5.00')
  const { id } = await propose(player, 'down', '5.01')
  expect(await codeOf(decide(second, 'approve', id))).toEqual([422, 'not_enough_money'])
  expect((await money(site, player.id)).main).toBe('5.00')
  expect(await codeOf(decide(second, 'refuse', id))).toEqual([200, null])
})

test('the other operator refuses, the one who proposed takes back, and neither moves money', async () => {
  const player = await newPlayer(site, '5.00')
  const [one, other] = [await propose(player, 'up', '1.00'), await propose(player, 'up', '2.00')]
  expect(await codeOf(decide(site.desk, 'refuse', one.id))).toEqual([403, 'second_approval_required'])
  expect(await codeOf(decide(second, 'cancel', one.id))).toEqual([403, 'not_own_order'])
  await decide(second, 'refuse', one.id)
  await decide(site.desk, 'cancel', other.id)
  for (const { id } of [one, other]) expect((await codeOf(decide(second, 'approve', id)))[1]).toBe('order_state')
  expect((await money(site, player.id)).main).toBe('5.00')
  expect((await second.call('cashier.corrections', { state: 'CANCELLED' })).list).toMatchObject([{ id: other.id }])
  const named = { number: `a${other.id}`, state: 'PROPOSED,CANCELLED' }
  expect((await second.call('cashier.corrections', named)).list).toMatchObject([{ number: `A${other.id}` }])
  expect((await second.call('cashier.corrections', { number: `A${other.id}` })).list).toEqual([])
})

test('the same request proposes once, and what is wrong with one is named', async () => {
  const player = await newPlayer(site, '5.00')
  const requestId = randomUUID()
  const first = await propose(player, 'up', '1.00', requestId)
  expect(await propose(player, 'up', '1.00', requestId)).toEqual(first)
  const asked = { account: player.account, direction: 'up' as const, amount: '1.00', reason, requestId }
  const send = (more: Partial<RequestOf<'cashier.proposeCorrection'>>) =>
    codeOf(site.desk.send('cashier.proposeCorrection', { ...asked, ...more }))
  expect(await send({ amount: '2.00' })).toEqual([409, 'key_reused'])
  expect(await send({ account: 'nobody-at-all' })).toEqual([404, 'not_found'])
  for (const amount of ['0', '-1', '1.001', '1e3', ''])
    expect((await send({ amount, requestId: randomUUID() }))[0]).toBe(400)
})

test('what a channel charges is booked by two operators, once for an invoice', async () => {
  const channel = site.payments.payoutChannel
  const cost = () => site.platform.ledger.houseTotal(houseAccount('FEE_COST', { currency: 'DEMO' }))
  const before = { cost: await cost(), channel: (await money(site, 0n)).channel }
  const asked = { channel, invoice: 'INV-2026/11', amount: '37.25', reason }
  expect(await site.desk.call('cashier.channelFee', asked)).toEqual({ posted: false })
  expect(await codeOf(site.desk.send('cashier.channelFee', asked))).toEqual([403, 'second_approval_required'])
  expect(await codeOf(second.send('cashier.channelFee', { ...asked, amount: '37.26' }))).toEqual([409, 'key_reused'])
  expect(await cost()).toBe(before.cost)
  expect(await second.call('cashier.channelFee', asked)).toEqual({ posted: true })
  expect((await cost()) - before.cost).toBe(-372_500n)
  expect(Number((await money(site, 0n)).channel) - Number(before.channel)).toBeCloseTo(37.25, 4)
  expect(await codeOf(second.send('cashier.channelFee', asked))).toEqual([409, 'order_state'])
  expect(await codeOf(second.send('cashier.channelFee', { ...asked, channel: 'nowhere' }))).toEqual([404, 'not_found'])
})
