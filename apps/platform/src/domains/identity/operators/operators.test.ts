import type { OperatorPermission } from '@baize/api'
import { knownMember, newestMessage, SampleProvider, type TestClient, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type CashierSite, newPlayer, orderOf, reason, startCashier } from '../../cashier/fixtures.ts'

let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
})
afterAll(() => site.stop())

const codeOf = async (sent: Promise<{ body: { errorCode: string | null } }>) => (await sent).body.errorCode
const signIn = async (username: string, password: string): Promise<TestClient> =>
  (await site.visitor()).signInAsOperator(username, password)
const takesTwo = 'second_approval_required'

/** A new operator, whom both operators of the house wanted. */
async function newOperator(permissions: OperatorPermission[]) {
  const wanted = { username: uniqueName('oper'), permissions, reason }
  expect(await codeOf(site.desk.send('operators.create', wanted))).toBe(takesTwo)
  return site.secondDesk.call('operators.create', wanted)
}

test('[DOOR-005] an operator is made by two, gets in with a one-time password, and changes it before anything else', async () => {
  const { username, password } = await newOperator(['messages'])
  const client = await signIn(username, password)
  expect(await codeOf(client.send('operators.list', {}))).toBe('not_allowed')
  expect(await codeOf(client.send('service.feedbackQueue', {}))).toBe('not_allowed')
  expect((await client.call('operators.me', {})).permissions).toEqual(['messages'])
  const change = { newPassword: 'Desk#Word#26', confirmNewPassword: 'Desk#Word#26' }
  expect(await codeOf(client.send('operators.changePassword', { oldPassword: 'wrong', ...change }))).toBe(
    'old_password_wrong',
  )
  client.token = (await client.call('operators.changePassword', { oldPassword: password, ...change })).token
  expect(await codeOf((await site.visitor()).send('operators.login', { username, password }))).toBe('bad_credentials')
  expect((await signIn(username, 'Desk#Word#26')).token).toBeTruthy()
  const { list } = await site.desk.call('operators.list', {})
  expect(list.find(each => each.username === username)).toMatchObject({ status: 'active', permissions: ['messages'] })
})

test('[DOOR-005] nobody gives permissions that they lack, and a one-time password opens no work', async () => {
  const maker = await newOperator(['operators', 'feedback'])
  const client = await signIn(maker.username, maker.password)
  expect(await codeOf(client.send('service.feedbackQueue', {}))).toBe('password_change_required')
  const change = { newPassword: 'Desk#Word#26', confirmNewPassword: 'Desk#Word#26' }
  client.token = (await client.call('operators.changePassword', { oldPassword: maker.password, ...change })).token
  const wanted = { username: uniqueName('oper'), permissions: ['cashier.deposits' as const], reason }
  expect(await codeOf(client.send('operators.create', wanted))).toBe('not_allowed')
})

test('[DOOR-005] an operator is blocked with all sessions, released by two, and gets a new password by two', async () => {
  const { username, password } = await newOperator(['messages'])
  const client = await signIn(username, password)
  const named = { username, reason }
  await site.desk.call('operators.block', named)
  expect(await codeOf(client.send('operators.me', {}))).toBe('session_expired')
  expect(await codeOf((await site.visitor()).send('operators.login', { username, password }))).not.toBeNull()
  expect(await codeOf(site.desk.send('operators.block', { username: 'operator', reason }))).toBe('not_allowed')
  expect(await codeOf(site.desk.send('operators.release', named))).toBe(takesTwo)
  await site.secondDesk.call('operators.release', named)
  expect(await codeOf(site.desk.send('operators.resetPassword', named))).toBe(takesTwo)
  expect(await codeOf(site.desk.send('operators.resetPassword', named))).toBe(takesTwo)
  const { password: fresh } = await site.secondDesk.call('operators.resetPassword', named)
  const again = await signIn(username, fresh)
  const { list } = await site.desk.call('operators.sessions', {})
  const session = list.find(each => each.username === username)!
  await site.desk.call('operators.endSession', { id: session.id, reason })
  expect(await codeOf(again.send('operators.me', {}))).toBe('session_expired')
})

test('what waits for a second operator is told to those who may agree, until one does', async () => {
  const wanted = { username: uniqueName('oper'), permissions: ['messages' as const], reason }
  expect(await codeOf(site.desk.send('operators.create', wanted))).toBe(takesTwo)
  const waiting = async (desk: TestClient) =>
    (await desk.call('operators.approvals', {})).list.filter(({ subject }) => subject.includes(wanted.username))
  const [act] = await waiting(site.secondDesk)
  expect(act).toMatchObject({ action: 'operators.create', proposedBy: 'operator' })

  const other = await newOperator(['feedback'])
  const client = await signIn(other.username, other.password)
  const change = { newPassword: 'Desk#Word#26', confirmNewPassword: 'Desk#Word#26' }
  client.token = (await client.call('operators.changePassword', { oldPassword: other.password, ...change })).token
  expect(await waiting(client)).toEqual([])

  await site.secondDesk.call('operators.create', wanted)
  expect(await waiting(site.secondDesk)).toEqual([])
})

test('[DOOR-005] a frozen member is out of every session and game, no money leaves, and both steps are told and audited', async () => {
  const known = await knownMember(site)
  const open = await (await site.visitor()).signIn(known.username, known.password)
  const freeze = { account: known.username, reason: 'odd payments' }
  await site.desk.call('members.freeze', freeze)
  expect(await codeOf(open.send('members.info', {}))).toBe('session_expired')
  expect(await codeOf(site.desk.send('members.freeze', freeze))).toBe('order_state')
  for (const recipient of [`+63${known.mobileNum}`, known.email])
    expect(await newestMessage(site, recipient)).toMatch(/is frozen: odd payments/)
  await site.desk.call('members.release', { ...freeze, reason: 'all explained' })
  expect(await newestMessage(site, known.email)).toMatch(/open again: all explained/)
  const again = await (await site.visitor()).signIn(known.username, known.password)
  await again.call('members.updateLanguage', { language: 'VI' })
  await site.desk.call('members.freeze', freeze)
  expect(await newestMessage(site, known.email)).toMatch(/bị đóng băng: odd payments/)
  await site.desk.call('members.release', freeze)
  expect((await (await site.visitor()).signIn(known.username, known.password)).token).toBeTruthy()
  const { rows } = await site.database.pool.query<{ action: string }>(
    'select action from audit.entry where subject = $1 order by id',
    [`account:${known.id}`],
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'members.freeze',
    'members.release',
    'members.freeze',
    'members.release',
  ])
})

test('[DOOR-005] a frozen member’s game takes no bet, and an order that waits is not paid', async () => {
  const player = await newPlayer(site, '100.00')
  const studio = await SampleProvider.start(site)
  const session = await studio.play(player.client)
  expect((await studio.bet(session, 'before', 10_000)).status).toBe('OK')
  const { id } = await player.client.call('cashier.withdraw', ask(player, '20.00'))
  await site.desk.call('members.freeze', { account: player.account, reason })
  expect((await studio.bet(session, 'after', 10_000)).status).not.toBe('OK')
  expect((await studio.settle(session, 'before-settle', 'before', 0, 'before', 10_000)).status).toBe('OK')
  expect(await codeOf(site.desk.send('cashier.reviewWithdrawal', { id, reason }))).toBe('account_blocked')
  await site.desk.call('members.release', { account: player.account, reason })
  await site.desk.call('cashier.reviewWithdrawal', { id, reason })
  expect(
    (await orderOf({ ...player, client: await (await site.visitor()).signIn(player.account, 'Tables#2026') }, id))
      .state,
  ).toBe('REVIEW')
  await studio.stop()
})
