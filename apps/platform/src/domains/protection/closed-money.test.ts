import { EventStream, wholePayout } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkMoney } from '../../check-money.ts'
import { ask, type CashierSite, newPlayer, openDeposit, orderOf, startCashier } from '../cashier/fixtures.ts'

let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
})
afterEach(async () => {
  expect(await checkMoney(site.database)).toEqual([])
})
afterAll(() => site.stop())

const password = 'Tables#2026'
const arrive = (order: string, amount: string) =>
  site.payments.send(site.payments.notice({ kind: 'deposit_paid', order, amount }))
const close = { kind: 'EXCLUDED', length: 'HALF_YEAR' } as const

test('[PROT-005] an exclusion ends every sign-in at once; the member may come in again, to money and records alone', async () => {
  const player = await newPlayer(site, '500.00')
  const elsewhere = await (await site.visitor()).signIn(player.account, password)
  await player.client.call('protection.close', close)
  for (const client of [player.client, elsewhere])
    expect((await client.send('members.info', {})).body.errorCode).toBe('session_expired')

  const client = await (await site.visitor()).signIn(player.account, password)
  const { closure } = await client.call('protection.closure', {})
  const refused = await client.send('missions.summary', {})
  expect([refused.status, refused.body.errorCode]).toEqual([403, 'excluded'])
  expect(refused.body.value).toMatchObject({ kind: 'EXCLUDED', until: closure!.until })
  expect(refused.body.message).toMatch(/still withdraw/)
  expect((await client.call('wallet.balance', {})).sumBalance).toBe('500.00')
  expect((await client.send('records.bets', {})).status).toBe(200)
  expect((await client.send('messages.inbox', {})).status).toBe(200)
})

test('pages that are open are told of a break at once', async () => {
  const { client } = await newPlayer(site, '0.00')
  const events = await EventStream.open(client)
  await client.call('protection.close', { kind: 'TIMEOUT', length: 'DAY' })
  expect(await events.within(2_000, 'closed')).toEqual({ kind: 'closed' })
  events.leave()
})

test('[PROT-005] deposits are refused and unpaid ones cancelled; the money is withdrawn, whatever deposits still asked for', async () => {
  const player = await newPlayer(site, '0.00')
  const paid = await openDeposit(site, player, '100.00')
  await arrive(paid.number, '100.00')
  const unpaid = await openDeposit(site, player, '50.00')
  const locked = await player.client.send('cashier.withdraw', ask(player, '100.00'))
  expect(locked.body.errorCode).toBe('not_available')
  await player.client.call('protection.close', close)

  const client = await (await site.visitor()).signIn(player.account, password)
  const closed = { ...player, client }
  const { list } = await client.call('cashier.deposits', {})
  expect(list.find(({ id }) => id === unpaid.id)).toMatchObject({ state: 'CANCELLED' })
  const again = { channel: site.payments.depositChannel, amount: '10.00', requestId: crypto.randomUUID() }
  expect((await client.send('cashier.deposit', again)).body.errorCode).toBe('excluded')

  // What is paid all the same is the member's own, and may leave as well.
  await arrive(unpaid.number, '50.00')
  const { id } = await client.call('cashier.withdraw', ask(closed, '150.00'))
  await site.desk.call('cashier.reviewWithdrawal', { id, reason: 'as asked for' })
  await site.secondDesk.call('cashier.payWithdrawal', await wholePayout(site.secondDesk, id))
  expect(await orderOf(closed, id)).toMatchObject({ state: 'PAID', amount: '150.00' })
})
