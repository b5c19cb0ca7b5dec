import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type CashierSite,
  newPlayer,
  openDeposit,
  type Player,
  setMain,
  startCashier,
  withdrawalPassword,
} from '../fixtures.ts'

let site: CashierSite
let upline: Player
let member: Player
beforeAll(async () => {
  site = await startCashier()
  upline = await newPlayer(site, '0.00')
  member = await newPlayer(site, '0.00')
  const columns = { upline_id: upline.id }
  await site.database.kysely.updateTable('agents.member').set(columns).where('id', '=', member.id).execute()
})
afterAll(() => site.stop())

const request = (amount: string, account = upline.account) => ({
  account,
  amount,
  withdrawalPassword,
  requestId: randomUUID(),
})
const send = (of: Player, body: ReturnType<typeof request>) => of.client.send('cashier.transferUpline', body)
const refusal = async (sent: ReturnType<typeof send>) => {
  const { status, body } = await sent
  return [status, body.errorCode]
}
const balances = () =>
  Promise.all([member, upline].map(async of => (await of.client.call('wallet.balance', {})).sumBalance))

test('[CENTRE-038] moves money to the direct upline in one transfer, once per request', async () => {
  await setMain(site, member.id, '100.00')
  const body = request('40.00')
  const answers = await Promise.all(Array.from({ length: 5 }, () => member.client.call('cashier.transferUpline', body)))
  expect(new Set(answers.map(({ account }) => account))).toEqual(new Set([upline.account]))
  expect(await balances()).toEqual(['60.00', '40.00'])
  expect((await member.client.call('cashier.transferUpline', body)).amount).toBe('40.00')
  expect(await balances()).toEqual(['60.00', '40.00'])
  expect(await refusal(send(member, { ...body, amount: '41.00' }))).toEqual([409, 'key_reused'])
  const { rows } = await site.database.pool.query('select amount, code from ledger.transfer where key = $1', [
    `tr:${member.id}:${body.requestId}`,
  ])
  expect(rows).toEqual([{ amount: 400_000n, code: 'TRANSFER_UPLINE' }])
})

test('[WALLET-022] goes from a member to the direct upline only: no other account, no agent, nobody without one', async () => {
  await setMain(site, member.id, '100.00')
  await setMain(site, upline.id, '100.00')
  expect(await refusal(send(member, request('10.00', 'agent')))).toEqual([403, 'not_direct_upline'])
  expect(await refusal(send(upline, request('10.00', member.account)))).toEqual([403, 'not_direct_upline'])
  const setType = (type: 0 | 1) =>
    site.database.kysely.updateTable('identity.account').set({ agent_type: type }).where('id', '=', member.id).execute()
  await setType(1)
  expect(await refusal(send(member, request('10.00')))).toEqual([403, 'not_allowed'])
  await setType(0)
  expect(await balances()).toEqual(['100.00', '100.00'])
})

test('[CENTRE-037] is usable only while the brand lets members transfer to their upline', async () => {
  expect(await member.client.call('cashier.upline', {})).toEqual({ usable: true, account: upline.account })
  await site.platform.settings.writeBrand({ playerToUpline: false })
  expect((await member.client.call('members.info', {})).toUpline).toBe(false)
  expect((await member.client.call('cashier.upline', {})).usable).toBe(false)
  expect(await refusal(send(member, request('10.00')))).toEqual([403, 'upline_transfer_off'])
  await site.platform.settings.writeBrand({ playerToUpline: true })
})

test('refuses a wrong password, and more than is available: locked money stays', async () => {
  await setMain(site, member.id, '0.00')
  const { number } = await openDeposit(site, member, '50.00')
  await site.payments.send(site.payments.notice({ kind: 'deposit_paid', order: number, amount: '50.00' }))
  await setMain(site, member.id, '60.00')
  const wrong = { ...request('5.00'), withdrawalPassword: '000000' }
  expect(await refusal(send(member, wrong))).toEqual([422, 'password_wrong'])
  expect(await refusal(send(member, request('10.01')))).toEqual([422, 'not_available'])
  expect((await send(member, request('10.00'))).status).toBe(200)
})
