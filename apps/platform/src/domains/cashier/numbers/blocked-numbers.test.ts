import { randomUUID } from 'node:crypto'
import { byTwo, outcomeOf, wholePayout } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkMoney } from '../../../check-money.ts'
import {
  ask,
  type CashierSite,
  newPlayer,
  paidWithdrawal,
  reason,
  startCashier,
  withdrawalPassword,
} from '../fixtures.ts'

let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
})
afterAll(async () => {
  expect(await checkMoney(site.database)).toEqual([])
  await site.stop()
})

const deskName = 'desk'

const channel = () => site.payments.payoutChannel
const block = (more: object) =>
  outcomeOf(site.desk.send('cashier.blockNumber', { channel: channel(), reason, ...more }))
const unblock = (more: object) =>
  outcomeOf(site.desk.send('cashier.unblockNumber', { channel: channel(), reason, ...more }))
const bind = async ({ client }: Awaited<ReturnType<typeof newPlayer>>, number: string) => {
  const holder = { bank: 'Bank of Samples', holder: 'Lan Anh', withdrawalPassword }
  const { body } = await client.send('cashier.addPayoutAccount', { channel: channel(), number, ...holder })
  return body.errorCode === null ? 'done' : [body.errorCode, body.value.fields?.[0]?.field]
}
const withdraw = async (player: Awaited<ReturnType<typeof newPlayer>>, amount = '50.00') => {
  const { body } = await player.client.send('cashier.withdraw', ask(player, amount))
  return body.errorCode ?? body.value.id
}

test('[OPER-004] a blocked number is bound by nobody however it is typed; others are, and it is again once the block is lifted', async () => {
  const player = await newPlayer(site, '0.00')
  expect(await block({ number: ' 7788-9900 1122 ' })).toBe('done')
  expect(await block({ number: '778899001122' })).toBe('already_decided')
  for (const typed of ['778899001122', '7788 9900 1122', '７７８８９９００１１２２'])
    expect(await bind(player, typed)).toEqual(['payout_number_blocked', 'number'])
  expect(await bind(player, '778899001123')).toBe('done')
  expect(await unblock({ number: '7788 9900 1122' })).toBe('done')
  expect(await unblock({ number: '778899001122' })).toBe('already_decided')
  expect(await bind(player, '778899001122')).toBe('done')
})

test('[OPER-004] nothing is asked for, approved or paid to a blocked number; an order that waits says so, and can be rejected', async () => {
  const [player, other] = [await newPlayer(site, '500.00'), await newPlayer(site, '500.00')]
  const [waiting, reviewed] = [await withdraw(player), await withdraw(player)]
  await site.desk.call('cashier.reviewWithdrawal', { id: reviewed, reason })
  expect(await block({ payoutAccountId: player.payoutAccountId })).toBe('done')
  expect(await withdraw(player)).toBe('payout_number_blocked')
  const { body } = await site.desk.send('cashier.reviewWithdrawal', { id: waiting, reason })
  expect(body.errorCode).toBe('payout_number_blocked')
  const paid = () =>
    wholePayout(site.secondDesk, reviewed).then(said => outcomeOf(site.secondDesk.send('cashier.payWithdrawal', said)))
  expect(await paid()).toBe('payout_number_blocked')
  const { list } = await site.desk.call('cashier.withdrawalQueue', { state: 'REQUESTED,REVIEW', limit: 200 })
  expect(list.filter(row => row.isNumberBlocked).map(({ id }) => id)).toEqual([waiting, reviewed])
  const { payoutAccount } = await site.desk.call('cashier.order', { number: `W${reviewed}` })
  expect(payoutAccount?.block).toMatchObject({ operator: deskName, reason })
  expect(await withdraw(other)).toMatch(/^\d+$/)

  await site.desk.call('cashier.rejectWithdrawal', { id: waiting, reason })
  expect(await unblock({ payoutAccountId: player.payoutAccountId })).toBe('done')
  expect(await paid()).toBe('done')
  await paidWithdrawal(site, player, '50.00')
})

test('[OPER-004] much money that waits for a second person is not sent to a number that was blocked meanwhile', async () => {
  const player = await newPlayer(site, '9000.00')
  const id = await withdraw(player, '6000.00')
  await byTwo([site.desk, site.secondDesk], 'cashier.reviewWithdrawal', { id, reason })
  const said = await wholePayout(site.secondDesk, id)
  const asked = await site.secondDesk.send('cashier.payWithdrawal', { ...said, requestId: randomUUID() })
  expect(asked.status).toBe(202)
  await block({ payoutAccountId: player.payoutAccountId })
  const { approvalId } = asked.body.value as unknown as { approvalId: string }
  const decided = await site.desk.call('approvals.approve', { id: approvalId, reason })
  expect(decided).toMatchObject({ state: 'FAILED', refusal: 'payout_number_blocked' })
  const { payouts, withdrawal } = await site.desk.call('cashier.order', { number: `W${id}` })
  expect([payouts, withdrawal?.state]).toEqual([[], 'REVIEW'])
})

test('[CONS-058] the list of accounts tells a block with its reason, the audit without the number, and only risk sets one', async () => {
  const [player, same] = [await newPlayer(site, '0.00'), await newPlayer(site, '0.00')]
  for (const each of [player, same]) expect(await bind(each, '5566778899AB')).toBe('done')
  await block({ number: '5566778899ab' })
  const { list } = await site.desk.call('cashier.accountList', { isBlocked: 'true', number: '5566 7788 99AB' })
  expect(list.map(({ account, others }) => [account, others]).toSorted()).toEqual(
    [player, same].map(({ account }) => [account, 1]).toSorted(),
  )
  expect(list[0]?.block).toMatchObject({ operator: deskName, reason })
  const { rows } = await site.database.pool.query(
    "select detail from audit.entry where action = 'cashier.blockNumber' order by id desc limit 1",
  )
  expect(rows[0].detail).toMatchObject({ before: { isBlocked: false }, after: { isBlocked: true }, reason })
  expect(JSON.stringify(rows)).not.toContain('5566778899')
  const support = await site.operator('operator')
  expect(
    await outcomeOf(support.send('cashier.unblockNumber', { channel: channel(), number: '5566778899AB', reason })),
  ).toBe('not_allowed')
})

test.each([
  ['not_found', { channel: 'sample-in', number: '778899001122' }],
  ['not_found', { channel: 'nowhere', number: '778899001122' }],
  ['not_found', { payoutAccountId: '999999' }],
  ['number', { number: '12' }],
  ['number', {}],
  ['number', { number: '778899001122', payoutAccountId: '1' }],
])('[OPER-004] a block is refused with %s for %j', async (refusal, more) => {
  expect(await block(more)).toBe(refusal)
})
