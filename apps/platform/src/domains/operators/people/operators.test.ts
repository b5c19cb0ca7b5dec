import {
  byBoth,
  byTwo,
  newOperator,
  OperatorClient,
  type OperatorSecrets,
  secretsAt,
  sendByTwo,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  uniqueName,
} from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
let admin: TestClient
let second: TestClient
beforeAll(async () => {
  site = await startTestPlatform()
  admin = await site.operator('operator')
  second = await site.operator('operator2')
})
afterAll(() => site.stop())

const reason = 'as the house decided'
const codeOf = async (sent: Promise<{ body: { errorCode: string | null } }>) => (await sent).body.errorCode
const named = async (username: string) =>
  (await admin.call('operators.list', {})).list.find(each => each.username === username)!
const enter = async (secrets: OperatorSecrets) => (await new OperatorClient(site.url, site.clock).open()).enter(secrets)
/** A change of roles that both administrators want. */
const save = async (username: string, roles: string[]) =>
  byBoth(site, 'operators.save', { username, roles, version: (await named(username)).version, reason })

test('[DOOR-005] an operator is made by two, gets in with a one-time password, and changes it before anything else', async () => {
  const wanted = { username: uniqueName('oper'), roles: ['support'], reason }
  const { approvalId } = await admin.ask('operators.create', wanted)
  // The same is asked for once.
  expect(await admin.ask('operators.create', wanted)).toMatchObject({ approvalId })
  const { username, password } = await byBoth(site, 'operators.create', wanted)
  const client = await enter({ username, password, secret: null })
  expect(await codeOf(client.send('service.feedbackQueue', {}))).toBe('password_change_required')
  expect(await client.call('operators.me', {})).toMatchObject({ username, roles: ['support'] })
  const change = { newPassword: 'Desk#Word#27', confirmNewPassword: 'Desk#Word#27' }
  expect(await codeOf(client.send('operators.changePassword', { oldPassword: 'wrong', ...change }))).toBe(
    'old_password_wrong',
  )
  client.token = (await client.call('operators.changePassword', { oldPassword: password, ...change })).token
  expect(await codeOf(client.send('service.feedbackQueue', {}))).toBe('enrolment_required')
  await client.settle('Desk#Word#27')
  expect(await codeOf(client.send('service.feedbackQueue', {}))).toBe(null)
  expect(await codeOf((await site.visitor()).send('operators.login', { username, password }))).toBe('bad_credentials')
  expect(await named(username)).toMatchObject({ status: 'active', roles: ['support'], person: username })
})

test('[CONS-007] a role that is taken away or given counts from the next call on', async () => {
  const client = await newOperator(site, ['support'])
  const { username } = await client.call('operators.me', {})
  expect(await codeOf(client.send('service.feedbackQueue', {}))).toBe(null)
  await save(username, ['auditor', 'content'])
  expect(await codeOf(client.send('service.answerFeedback', { id: '1', answer: 'x', reason } as never))).toBe(
    'not_allowed',
  )
  const { roles, permissions } = await client.call('operators.me', {})
  expect(roles).toEqual(['auditor', 'content'])
  // Both roles together.
  expect(permissions).toEqual(expect.arrayContaining(['audit.view', 'site.content']))
  expect(permissions).not.toContain('feedback.answer')
})

test('[CONS-072] nobody makes operators and moves money too: not by new roles, nor by a role that grows', async () => {
  const wanted = { username: uniqueName('oper'), roles: ['administrator', 'cashier'], reason }
  expect(await codeOf(admin.send('operators.create', wanted))).toBe('duties_collide')
  const client = await newOperator(site, ['cashier'])
  const { username } = await client.call('operators.me', {})
  await expect(save(username, ['administrator', 'cashier'])).rejects.toThrow('duties_collide')
  expect((await named(username)).roles).toEqual(['cashier'])
  const code = uniqueName('role')
  const role = { code, permissions: ['role.edit', 'audit.view'] as const, version: 0, reason }
  await byBoth(site, 'operators.saveRole', { ...role, permissions: ['audit.view'] })
  await save(username, ['cashier', code])
  const grown = { ...role, permissions: [...role.permissions], version: 1 }
  await expect(byBoth(site, 'operators.saveRole', grown)).rejects.toThrow('duties_collide')
  expect((await admin.call('operators.roles', {})).list.find(each => each.code === code)!.permissions).toEqual([
    'audit.view',
  ])
})

test('[CONS-073] what somebody changed meanwhile is not written over, and a built-in role by nobody', async () => {
  const { username } = await (await newOperator(site, [])).call('operators.me', {})
  const { version } = await named(username)
  await save(username, ['risk'])
  const stale = { username, roles: ['content'], version, reason }
  expect(await codeOf(admin.send('operators.save', stale))).toBe('changed_meanwhile')
  expect(await named(username)).toMatchObject({ roles: ['risk'], version: version + 1 })
  const builtIn = { code: 'risk', permissions: [], version: 0, reason }
  expect(await codeOf(admin.send('operators.saveRole', builtIn))).toBe('not_allowed')
  const unknown = { username, roles: ['nothing-such'], version: version + 1, reason }
  expect((await admin.send('operators.save', unknown)).body.value).toMatchObject({ fields: [{ field: 'roles' }] })
})

test('[DOOR-005] an operator is blocked with all sessions, released by two, and gets a new password by two', async () => {
  const client = await newOperator(site, ['support'])
  const { username } = await client.call('operators.me', {})
  const which = { username, reason }
  await admin.call('operators.block', which)
  expect(await codeOf(client.send('operators.me', {}))).toBe('session_expired')
  const login = { username, password: 'Desk#Word#26' }
  expect(await codeOf((await site.visitor()).send('operators.login', login))).toBe('account_blocked')
  expect(await codeOf(admin.send('operators.block', { username: 'operator', reason }))).toBe('not_allowed')
  await byTwo([admin, second], 'operators.release', which)
  const { password } = await byTwo([admin, second], 'operators.resetPassword', which)
  const again = await enter({ ...secretsAt(site, username), password })
  expect(await codeOf(again.send('service.feedbackQueue', {}))).toBe('password_change_required')
})

test('[CONS-067] a call that an operator may not make is told in the audit', async () => {
  const auditor = await site.operator('auditor')
  expect(await codeOf(auditor.send('cashier.returnUnsent', { id: '1', version: 1, reason }))).toBe('not_allowed')
  await site.runJob('audit-tally')
  const { rows } = await site.database.pool.query(
    `select e.subject, a.username from audit.entry e join identity.account a on 'operator:' || a.id = e.actor
     where e.action = 'cashier.returnUnsent.refused'`,
  )
  expect(rows).toEqual([{ subject: 'withdrawal.pay', username: 'auditor' }])
})

test('[CONS-082] the last administrator stays: nobody blocks them, or takes the role away', async () => {
  const third = await newOperator(site, ['administrator'])
  const { username } = await third.call('operators.me', {})
  for (const name of ['operator', 'operator2']) await third.call('operators.block', { username: name, reason })
  // Alone, one is enough.
  const { version } = (await third.call('operators.list', {})).list.find(each => each.username === username)!
  expect(await codeOf(third.send('operators.save', { username, roles: ['auditor'], version, reason }))).toBe(
    'order_state',
  )
  expect(await codeOf(third.send('operators.release', { username: 'operator', reason }))).toBe(null)
  // Both were asked when the third one came, so that for a day neither decides for them.
  const release = { username: 'operator2', reason }
  const tooNew = sendByTwo([third, await site.operator('operator')], 'operators.release', release)
  expect(await codeOf(tooNew)).toBe('second_approval_required')
  site.clock.advance(24 * 3_600_000)
  const back = await site.operator('operator')
  await byTwo([await enter(secretsAt(site, username)), back], 'operators.release', release)
  await back.call('operators.block', { username, reason })
  expect(await codeOf(third.send('operators.me', {}))).toBe('session_expired')
})
