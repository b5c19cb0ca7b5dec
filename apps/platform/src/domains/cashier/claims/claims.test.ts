import { newOperator, type OperatorClient } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type CashierSite, claimedDeposit, newPlayer, reason, startCashier } from '../fixtures.ts'

let site: CashierSite
let risk: OperatorClient
let first: OperatorClient
let second: OperatorClient
beforeAll(async () => {
  site = await startCashier()
  first = await newOperator(site, ['cashier'], 'mai')
  second = await newOperator(site, ['cashier'], 'nam')
  risk = await newOperator(site, ['risk'])
})
afterAll(() => site.stop())

const codeOf = async (sent: Promise<{ status: number; body: { errorCode: string | null } }>) => {
  const { status, body } = await sent
  return [status, body.errorCode]
}
const taken = [409, 'claimed_by_other']
const minutes = (count: number) => site.clock.advance(count * 60_000)
const claim = (desk: OperatorClient, number: string) => codeOf(desk.send('cashier.claim', { number }))
/** Rejects an order without claiming it before. */
const reject = (desk: OperatorClient, { id }: { id: string }, version = 1) =>
  codeOf(desk.send('cashier.rejectWithdrawal', { id, version, reason }))

async function requested() {
  const player = await newPlayer(site, '100.00')
  const order = await player.client.call('cashier.withdraw', ask(player, '50.00'))
  const row = async (more: object = {}) =>
    (await first.call('cashier.withdrawalQueue', { account: player.account, state: 'REQUESTED,REVIEW', ...more }))
      .list[0]
  return { player, order, row }
}

test('[CONS-036] a claim is one operator’s for ten minutes from the last thing that they did, and then anybody’s', async () => {
  const { order, row } = await requested()
  expect(await reject(first, order)).toEqual(taken)
  const { until, version } = await first.call('cashier.claim', { number: order.number })
  expect((await row())!.claimedBy).toEqual({ operator: 'mai', until })
  expect([await claim(second, order.number), await reject(second, order)]).toEqual([taken, taken])
  minutes(9)
  expect(await claim(first, order.number)).toEqual([200, null])
  minutes(9)
  expect(await claim(second, order.number)).toEqual(taken)
  minutes(1)
  expect([(await row())!.claimedBy, await reject(first, order, version)]).toEqual([null, taken])
  expect(await claim(second, order.number)).toEqual([200, null])
  expect(await reject(first, order, version)).toEqual(taken)
  expect(await reject(second, order, version)).toEqual([200, null])
})

test('of two who claim an order at once one has it, and views tell their own from those of others', async () => {
  const { order, row } = await requested()
  const desks = [first, second]
  const answers = await Promise.all(desks.map(desk => claim(desk, order.number)))
  expect(answers.toSorted()).toEqual([[200, null], taken])
  const isMine = answers[0]![0] === 200
  const shown = [await row({ claim: 'mine' }), await row({ claim: 'others' }), await row({ claim: 'nobody' })]
  expect(shown.map(each => each !== undefined)).toEqual([isMine, !isMine, false])
  const [holder, other] = isMine ? desks : desks.toReversed()
  expect(await codeOf(other!.send('cashier.unclaim', { number: order.number }))).toEqual(taken)
  expect(await codeOf(holder!.send('cashier.unclaim', { number: order.number }))).toEqual([200, null])
  expect((await row({ claim: 'nobody' }))?.number).toBe(order.number)
})

test('risk takes an order from somebody else, which the audit tells; what moves it on ends the claim', async () => {
  const { order, row } = await requested()
  await first.call('cashier.claim', { number: order.number })
  expect(await claim(risk, order.number)).toEqual([200, null])
  expect(await reject(first, order)).toEqual(taken)
  await risk.call('cashier.reviewWithdrawal', { id: order.id, reason })
  expect(await row()).toMatchObject({ state: 'REVIEW', claimedBy: null })
  const { audit } = await first.call('cashier.order', { number: order.number })
  expect(audit.map(({ action }) => action).filter(action => action === 'cashier.claim')).toHaveLength(3)
  const { rows } = await site.database.pool.query(
    `select detail->'before'->>'operator' as before, detail->'after'->>'operator' as after from audit.entry
     where subject = $1 and action = 'cashier.claim' order by id`,
    [order.number],
  )
  const [one, other] = [rows[0].after, rows[1].after]
  expect(rows.map(({ before }) => before)).toEqual([null, one, other])
  expect(other).not.toBe(one)
})

test('[CONS-073] an order that is not as it was seen is not decided, also by whoever has claimed it', async () => {
  const player = await newPlayer(site, '0.00')
  const order = await claimedDeposit(player, '100.00')
  const { version } = await first.call('cashier.claim', { number: order.number })
  const { deposit } = await first.call('cashier.order', { number: order.number })
  expect([deposit?.version, deposit?.claimedBy?.operator]).toEqual([version, 'mai'])
  const said = { id: order.id, arrivedAmount: '100.00', reference: `seen-${order.id}`, reason }
  const stale = await first.send('cashier.approveDeposit', { ...said, version: version - 1 })
  expect([stale.status, stale.body.errorCode]).toEqual([409, 'changed_meanwhile'])
  await first.call('cashier.approveDeposit', { ...said, version })
  expect((await first.call('cashier.order', { number: order.number })).deposit).toMatchObject({
    state: 'CONFIRMED',
    claimedBy: null,
  })
})

test('orders of a kind are claimed by those who work on such', async () => {
  const player = await newPlayer(site, '100.00')
  const [deposit, { order }] = [await claimedDeposit(player, '100.00'), await requested()]
  expect([await claim(risk, deposit.number), await claim(risk, order.number)]).toEqual([
    [403, 'not_allowed'],
    [200, null],
  ])
  const support = await newOperator(site, ['support'])
  expect(await claim(support, order.number)).toEqual([403, 'not_allowed'])
})
