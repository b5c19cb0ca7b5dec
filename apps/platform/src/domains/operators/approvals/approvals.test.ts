import type { Endpoint, EndpointName } from '@baize/api'
import { deskEndpoints } from '@baize/api/endpoints/operator/index'
import {
  asOwner,
  byBoth,
  newOperator,
  OperatorClient,
  outcomeOf,
  secretsAt,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  uniqueName,
} from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainPayloads } from '../../../contract-tests/payloads.ts'

let site: TestPlatform
let desk: OperatorClient
let second: OperatorClient
beforeAll(async () => {
  site = await startTestPlatform()
  desk = await site.operator('desk')
  second = await site.operator('desk2')
})
afterAll(() => site.stop())

const reason = 'as the house decided'
const decide = (what: 'approve' | 'refuse' | 'cancel', by: TestClient, id: string) =>
  outcomeOf(by.send(`approvals.${what}`, { id, reason }))
/** A request of an operator that moves no money: a goal of a mission whose reward is dear. */
async function asked(by: TestClient = desk, code = uniqueName('deed').toUpperCase()): Promise<string> {
  const reward = { kind: 'MONEY' as const, amount: '2000.00' }
  const { approvalId } = await by.ask('missions.save', {
    ...{ code, period: 'DAILY', metric: 'VALID_BET', target: '1.00', score: 1, reason, reward },
    ...{ titles: { EN: 'Play' }, picture: 'dice', position: 1, enabled: true },
  })
  return approvalId
}
const stateOf = async (id: string) => (await desk.call('approvals.get', { id })).state

test('[CONS-065] nobody decides what they asked for, nor by a second account; the database refuses as well', async () => {
  const id = await asked()
  const username = uniqueName('oper')
  const created = { username, roles: ['desk'], samePersonAs: 'desk', reason }
  const { password } = await byBoth(site, 'operators.create', created)
  const other = await new OperatorClient(site.url, site.clock).open()
  await other.enter({ username, password, secret: null })
  await other.settle('Desk#Word#26')
  for (const by of [desk, other])
    for (const what of ['approve', 'refuse'] as const)
      expect(await decide(what, by, id)).toBe('second_approval_required')
  expect(await stateOf(id)).toBe('OPEN')
  const forced = `update approvals.request set state = 'DONE', decided_by = requested_by, decider_person = requester_person,
    decided_at = now() where id = ${id}`
  await expect(asOwner(site.database, forced)).rejects.toThrow(/violates check constraint/)
  // Either account takes it back.
  expect([await decide('cancel', other, id), await stateOf(id)]).toEqual(['done', 'CANCELLED'])
})

test('[CONS-066] for a day nobody decides for whoever gave them the permission, nor they for them', async () => {
  const newcomer = await newOperator(site, ['administrator'])
  const { username } = await newcomer.call('operators.me', {})
  const [admin, agreed] = [await site.operator('operator'), await site.operator('operator2')]
  const role = () => ({ code: uniqueName('role'), permissions: ['audit.view' as const], version: 0, reason })
  // The operator who agreed to the role has given it as well as the one who asked for it.
  for (const giver of [admin, agreed]) {
    const { approvalId: theirs } = await giver.ask('operators.saveRole', role())
    expect(await decide('approve', newcomer, theirs)).toBe('second_approval_required')
    const { approvalId: own } = await newcomer.ask('operators.saveRole', role())
    expect(await decide('approve', giver, own)).toBe('second_approval_required')
  }
  site.clock.advance(24 * 3_600_000 + 1)
  const { approvalId } = await (await site.operator('operator')).ask('operators.saveRole', role())
  const later = await (await new OperatorClient(site.url, site.clock).open()).enter(secretsAt(site, username))
  expect(await decide('approve', later, approvalId)).toBe('done')
  desk = await site.operator('desk')
  second = await site.operator('desk2')
})

test('a role that somebody has changed is a permission that they gave, also to those who had the role before', async () => {
  const code = uniqueName('role')
  const small = { code, permissions: ['audit.view' as const], version: 0, reason }
  await byBoth(site, 'operators.saveRole', small)
  const holder = await newOperator(site, [code])
  const { username } = await holder.call('operators.me', {})
  site.clock.advance(24 * 3_600_000 + 1)
  await byBoth(site, 'operators.saveRole', { ...small, permissions: ['approval.view', 'role.edit'], version: 1 })
  const grown = await (await new OperatorClient(site.url, site.clock).open()).enter(secretsAt(site, username))
  const wanted = { code: uniqueName('role'), permissions: [], version: 0, reason }
  const { approvalId } = await (await site.operator('operator')).ask('operators.saveRole', wanted)
  expect(await decide('approve', grown, approvalId)).toBe('second_approval_required')
  desk = await site.operator('desk')
  second = await site.operator('desk2')
})

test('[CONS-067] an auditor is allowed no writer at all, and the audit tells of each try', async () => {
  const auditor = await site.operator('auditor')
  const rows = Object.entries(deskEndpoints) as [EndpointName, Endpoint][]
  // Computes a settlement again and moves nothing; a session of one's own may be ended by anybody.
  const open: readonly EndpointName[] = ['contracts.rerun', 'operators.endSession']
  const writers = rows.filter(([name, row]) => row.subject !== undefined && !open.includes(name)).map(([name]) => name)
  for (const name of writers) {
    const { body } = await auditor.send(name, (plainPayloads[name] ?? {}) as never)
    expect([name, body.errorCode]).toEqual([name, 'not_allowed'])
  }
  await site.runJob('audit-tally')
  const { rows: told } = await site.database.pool.query<{ action: string }>(
    `select e.action from audit.entry e join identity.account a on 'operator:' || a.id = e.actor
     where a.username = 'auditor' and e.action like '%.refused'`,
  )
  expect(new Set(told.map(({ action }) => action))).toEqual(new Set(writers.map(name => `${name}.refused`)))
})

test('what waits is listed for those who may ask for it or decide it, and each is told of it until it is decided', async () => {
  const id = await asked()
  const seen = async (by: TestClient) => (await by.call('approvals.list', {})).list.find(each => each.id === id)
  expect(await seen(second)).toMatchObject({ operation: 'missions.save', requestedBy: 'desk', mayDecide: true, reason })
  expect(await seen(desk)).toMatchObject({ isOwn: true, mayDecide: false })
  expect(await seen(await site.operator('auditor'))).toMatchObject({ isOwn: false, mayDecide: false })
  const support = await site.operator('support')
  expect(await seen(support)).toBe(undefined)
  expect((await support.send('approvals.get', { id })).body.errorCode).toBe('not_found')
  const bell = async (by: TestClient) =>
    (await by.call('operators.notices', {})).list.filter(each => each.approval === id).map(({ kind }) => kind)
  expect([await bell(second), await bell(desk)]).toEqual([['approval-asked'], []])
  expect(await decide('refuse', second, id)).toBe('done')
  expect([await bell(second), await bell(desk)]).toEqual([[], ['approval-refused']])
  expect(await desk.call('approvals.get', { id })).toMatchObject({ decidedBy: 'desk2', decisionReason: reason })
  expect(await decide('approve', second, id)).toBe('order_state')
  const { rows } = await site.database.pool.query('select action, detail from audit.entry where subject = $1', [
    `approval:${id}`,
  ])
  expect(rows).toMatchObject([
    { action: 'approvals.refuse', detail: { before: { state: 'OPEN' }, after: { state: 'REFUSED' } } },
  ])
})

test('a request whose half hour begins rings again, and one of somebody who lost the permission fails', async () => {
  const asker = await newOperator(site, ['marketing'])
  const { username } = await asker.call('operators.me', {})
  const id = await asked(asker)
  site.clock.advance(24 * 3_600_000 - 20 * 60_000)
  second = await site.operator('desk2')
  const notices = (await second.call('operators.notices', {})).list
  expect(notices.find(({ approval }) => approval === id)).toMatchObject({ kind: 'approval-ends', about: username })
  const { version } = (await (await site.operator('operator')).call('operators.list', {})).list.find(
    each => each.username === username,
  )!
  await byBoth(site, 'operators.save', { username, roles: ['support'], version, reason })
  const { body } = await second.send('approvals.approve', { id, reason })
  expect(body.value).toMatchObject({ state: 'FAILED', refusal: 'not_allowed', result: null })
  const { rows } = await site.database.pool.query("select code from missions.mission where code like 'DEED%'")
  expect(rows).toEqual([])
})

test('corrections, fees and reversals wait beside them, each with the call that decides it', async () => {
  desk = await site.operator('desk')
  const correction = { account: 'player', direction: 'up' as const, amount: '1.00', reason }
  const { id } = await desk.call('cashier.proposeCorrection', { ...correction, requestId: crypto.randomUUID() })
  const { elsewhere } = await second.call('approvals.list', {})
  expect(elsewhere.find(each => each.id === id)).toMatchObject({
    ...{ operation: 'cashier.approveCorrection', subject: `A${id}`, requestedBy: 'desk', reason },
    what: { change: '1.00' },
  })
  expect((await (await site.operator('support')).call('approvals.list', {})).elsewhere).toEqual([])
})
