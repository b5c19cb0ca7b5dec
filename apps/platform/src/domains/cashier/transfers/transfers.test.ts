import { randomUUID } from 'node:crypto'
import { putBelow } from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
  await putBelow(site, member.id, upline.id)
})
afterAll(() => site.stop())

const request = (amount: string, account = upline.account) => ({
  account,
  amount,
  withdrawalPassword,
  requestId: randomUUID(),
})
const send = (of: Player, body: ReturnType<typeof request>) => of.client.send('cashier.transferUpline', body)
const refusal = async (sent: Promise<{ status: number; body: { errorCode: string | null } }>) => {
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

describe('to a downline', () => {
  let agent: Player
  let below: Player
  let deep: Player
  beforeAll(async () => {
    agent = await newPlayer(site, '100.00')
    below = await newPlayer(site, '0.00')
    deep = await newPlayer(site, '0.00')
    await setType(agent, 1)
    await moveUnder(below, agent)
    await moveUnder(deep, below)
  })
  const setType = ({ id }: Player, type: 0 | 1) =>
    site.database.kysely.updateTable('identity.account').set({ agent_type: type }).where('id', '=', id).execute()
  const moveUnder = (one: Player, up: Player) => putBelow(site, one.id, up.id)
  const sendDown = (of: Player, to: Player, amount: string, changes: object = {}) =>
    of.client.send('cashier.transferDownline', { ...request(amount, to.account), ...changes })
  const mainOf = async ({ client }: Player) => (await client.call('wallet.balance', {})).sumBalance

  test('[AGENT-028] the agent has x less and the downline x more, once per request and however deep', async () => {
    const body = { requestId: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 4 }, () => sendDown(agent, deep, '30.00', body)))
    expect(answers.map(({ status, body: { value } }) => [status, value.account])).toEqual(
      Array.from({ length: 4 }, () => [200, deep.account]),
    )
    expect([await mainOf(agent), await mainOf(deep)]).toEqual(['70.00', '30.00'])
    const { rows } = await site.database.pool.query(
      'select amount, code, reference from ledger.transfer where key = $1',
      [`tr:${agent.id}:${body.requestId}`],
    )
    expect(rows).toEqual([
      { amount: 300_000n, code: 'TRANSFER_DOWNLINE', reference: `${agent.account} > ${deep.account}` },
    ])
    expect(await refusal(sendDown(agent, deep, '31.00', body))).toEqual([409, 'key_reused'])
    expect(await refusal(sendDown(agent, below, '5.00', { withdrawalPassword: '000000' }))).toEqual([
      422,
      'password_wrong',
    ])
    expect(await refusal(sendDown(agent, below, '70.01'))).toEqual([422, 'not_available'])
    expect(await refusal(sendDown(agent, below, '1.001'))).toEqual([400, 'amount_invalid'])
  })

  test('[AGENT-029] an account outside the own tree is refused like one that does not exist, and so is the agent', async () => {
    const outside = await newPlayer(site, '0.00')
    for (const to of [outside, agent, { ...outside, account: 'nobody-at-all' }])
      expect(await refusal(sendDown(agent, to, '1.00'))).toEqual([403, 'not_in_team'])
    expect(await mainOf(outside)).toBe('0.00')
  })

  test('[WALLET-022] only agents send down: members and what stands above are refused', async () => {
    expect(await refusal(sendDown(below, deep, '1.00'))).toEqual([403, 'not_allowed'])
    await setType(below, 1)
    expect(await refusal(sendDown(below, agent, '1.00'))).toEqual([403, 'not_in_team'])
    expect(await refusal(agent.client.send('cashier.transferUpline', request('1.00', upline.account)))).toEqual([
      403,
      'not_allowed',
    ])
  })
})
