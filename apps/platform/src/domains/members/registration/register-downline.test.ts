import { randomUUID } from 'node:crypto'
import {
  SamplePayments,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  uniqueName,
  writeBets,
} from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOf, password, stored } from './fixtures.ts'

let site: TestPlatform
let agent: TestClient
beforeAll(async () => {
  site = await startTestPlatform()
  agent = await (await site.visitor()).signIn('agent', 'Baize#2026')
})
afterAll(() => site.stop())

test('[AGENT-025] an agent makes an account directly below, whose one-time password is told once and must be changed', async () => {
  const username = uniqueName()
  const made = await agent.call('agents.register', { username, type: 1 })
  expect(made).toMatchObject({ account: username, password: expect.stringMatching(/^(?=.*[a-z])(?=.*\d)[a-z\d]{12}$/) })
  const { id } = await agent.call('members.info', {})
  expect(await stored(site, username)).toMatchObject({ upline_id: BigInt(id) })

  const newcomer = await (await site.visitor()).signIn(username, made.password)
  expect((await newcomer.send('agents.downlines', {})).body.errorCode).toBe('password_change_required')
  const change = { oldPassword: made.password, newPassword: password, confirmNewPassword: password }
  await newcomer.call('members.changePassword', change)
  const again = await (await site.visitor()).signIn(username, password)
  expect(await again.call('members.info', {})).toMatchObject({ type: 1, toUpline: true })
  expect((await again.call('agents.affiliateCodes', {})).list).toHaveLength(1)
  expect(site.logLines.text).not.toContain(made.password)
  const { rows } = await site.database.pool.query('select password_hash from identity.account where id = $1', [made.id])
  expect(JSON.stringify(rows)).not.toContain(made.password)
})

test('a name that is taken or against the rules is refused by name, and nobody but an agent may ask', async () => {
  const username = uniqueName()
  await agent.call('agents.register', { username, type: 0 })
  const taken = await agent.send('agents.register', { username: username.toUpperCase(), type: 0 })
  expect([taken.status, taken.body.errorCode]).toEqual([409, 'username_taken'])
  expect(Object.keys(faultsOf((await agent.send('agents.register', { username: 'a b', type: 0 })).body))).toEqual([
    'username',
  ])
  const member = await (await site.visitor()).register(uniqueName())
  expect((await member.send('agents.register', { username: uniqueName(), type: 0 })).status).toBe(403)
})

test('[AGENT-026, AGENTX-009] an agent makes codes and sees for each who registered by it and who deposited', async () => {
  const { code } = await agent.call('agents.createAffiliateCode', { label: 'Club night' })
  const mine = async () => {
    const { list } = await agent.call('agents.affiliateCodes', {})
    const own = list.find(row => row.code === code)!
    return [list[0]!.code, own.label, own.registrations, own.firstDeposits]
  }
  expect(await mine()).toEqual([code, 'Club night', 0, 0])
  const names = [uniqueName(), uniqueName()]
  const clients: TestClient[] = []
  for (const username of names) {
    const client = await site.visitor()
    const words = { username, password, confirmPassword: password, affiliateCode: code.toLowerCase() }
    client.token = (await client.call('members.register', words)).token
    clients.push(client)
  }
  expect(await mine()).toEqual([code, 'Club night', 2, 0])
  const payments = await SamplePayments.start(site)
  const deposit = { channel: payments.depositChannel, amount: '50.00', requestId: randomUUID() }
  const { number } = await clients[0]!.call('cashier.deposit', deposit)
  await payments.send(payments.notice({ kind: 'deposit_paid', order: number, amount: '50.00' }))
  expect(await mine()).toEqual([code, 'Club night', 2, 1])
  const team = await agent.call('agents.downlines', { account: names[0]! })
  expect(team.list.map(({ account, level }) => [account, level])).toEqual([[names[0], 1]])
  const { id } = team.list[0]!
  const at = site.clock.now().toISOString()
  await writeBets(site, BigInt(id), [
    { gameType: 'RNG', stake: '12.50', payout: '20.00', validBet: '12.50', status: 'WON', at },
  ])
  const { list } = await agent.call('agents.affiliateCodes', {})
  expect(list.find(row => row.code === code)!.turnover).toBe((await agent.call('agents.member', { id })).turnover)
  expect(list.find(row => row.code === code)!.turnover).toBe('12.50')
})

test('a visit that begins by a link counts once, for the agent of the link alone', async () => {
  const { code } = await agent.call('agents.createAffiliateCode', { label: 'Poster' })
  const clicksOf = async (client: TestClient) => {
    const { list } = await client.call('agents.affiliateCodes', {})
    return list.find(row => row.code === code)?.clicks
  }
  const visitor = await site.visitor()
  const visit = { code: code.toLowerCase(), visitId: randomUUID() }
  for (const sent of [visit, visit, { code, visitId: randomUUID() }]) await visitor.call('agents.noteVisit', sent)
  expect(await clicksOf(agent)).toBe(2)
  expect(await clicksOf(await (await site.visitor()).signIn('linh', 'Baize#2026'))).toBeUndefined()
  const { status, body } = await visitor.send('agents.noteVisit', { ...visit, code: 'NOBODY' })
  expect([status, body.errorCode]).toEqual([404, 'affiliate_unknown'])
  expect((await visitor.send('agents.noteVisit', { code, visitId: 'mine' })).status).toBe(400)
})
