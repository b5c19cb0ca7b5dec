import { knownMember, newOperator, type OperatorClient, startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
let admin: OperatorClient
beforeAll(async () => {
  site = await startTestPlatform()
  admin = await site.operator('operator')
})
afterAll(() => site.stop())

const reason = 'as the campaign says'
const vip = [{ labelName: 'VIP', color: '#AA8800' }]
const codeOf = async (sent: Promise<{ body: { errorCode: string | null } }>) => (await sent).body.errorCode

/** Copies of a member, under names and a label of their own. */
async function makeMembers(count: number, label: string): Promise<void> {
  const { id } = await knownMember(site)
  await site.database.pool.query(
    `with one as (select greatest(max(id), 900000000) as top from identity.account),
     new as (select top + n as id, $1 || n as name from one, generate_series(1, $2::int) as n),
     account as (
       insert into identity.account overriding system value
       select (jsonb_populate_record(a, jsonb_build_object('id', new.id, 'username', name, 'username_key', lower(name),
         'dialing_code', null, 'mobile_num', null, 'email', null, 'email_key', null))).* from identity.account a, new where a.id = $3),
     tree as (
       insert into agents.member select (jsonb_populate_record(m, jsonb_build_object('id', new.id, 'referral_code', new.id))).* from agents.member m, new where m.id = $3)
     insert into members.member
     select (jsonb_populate_record(m, jsonb_build_object('id', new.id, 'labels', jsonb_build_array(jsonb_build_object('labelName', $1::text))))).*
     from members.member m, new where m.id = $3`,
    [label, count, id],
  )
}
const ended = async (run: string, by: OperatorClient = admin) => {
  await expect
    .poll(async () => (await by.call('selections.outcome', { run })).isRunning, { timeout: 60_000 })
    .toBe(false)
  return by.call('selections.outcome', { run })
}
const labelled = async (label: string) => (await admin.call('members.find', { label, limit: '200' } as never)).about

test('[CONS-018] of 598 rows that were chosen 598 are changed, though 20 more match by then', async () => {
  await makeMembers(598, 'Spring')
  const chosen = await admin.call('selections.freeze', { list: 'members.find', query: 'label=Spring' })
  expect(chosen).toMatchObject({ count: 598 })
  await makeMembers(20, 'Springs')
  await site.database.pool.query(
    `update members.member set labels = '[{"labelName":"Spring"}]' where labels @> '[{"labelName":"Springs"}]'`,
  )
  const asked = { id: chosen.id, operation: 'members.label', input: { labels: vip }, reason } as const
  const { run } = await admin.call('selections.run', asked)
  expect(await ended(run)).toEqual({ isRunning: false, count: 598, done: 598, asked: 0, failed: 0, failures: [] })
  expect(await labelled('VIP')).toEqual({ count: 598, exact: true })
  expect(await labelled('Spring')).toEqual({ count: 618, exact: true })
  const { rows } = await site.database.pool.query(
    "select count(*)::int as n, count(distinct subject)::int as subjects from audit.entry where action = 'members.label' and detail->>'reason' = $1",
    [reason],
  )
  expect(rows).toEqual([{ n: 598, subjects: 598 }])
})

test('[CONS-018] a row that somebody has changed since fails alone, says why, and is done once it was chosen again', async () => {
  await makeMembers(3, 'Autumn')
  const { list } = await admin.call('members.find', { label: 'Autumn' })
  const chosen = await admin.call('selections.freeze', { list: 'members.find', query: 'label=Autumn&sort=account' })
  const [first] = list
  await admin.call('members.lock', { id: first!.id, scopes: ['play'], version: first!.lockVersion, reason })
  const asked = { operation: 'members.lock', input: { scopes: ['withdrawal'] }, reason } as const
  const { run } = await admin.call('selections.run', { id: chosen.id, ...asked })
  const outcome = await ended(run)
  expect(outcome).toMatchObject({ count: 3, done: 2, failed: 1 })
  expect(outcome.failures).toMatchObject([{ id: first!.id, name: first!.account, error: 'changed_meanwhile' }])
  expect(outcome.failures[0]!.message).toContain('changed')
  const again = await admin.call('selections.freeze', { list: 'members.find', query: 'label=Autumn', ids: [first!.id] })
  expect(again.count).toBe(1)
  expect(await ended((await admin.call('selections.run', { id: again.id, ...asked })).run)).toMatchObject({ done: 1 })
  const locked = await admin.call('members.find', { label: 'Autumn', flag: 'locked' })
  expect(locked.list).toHaveLength(3)
})

test('[CONS-018] a row that another process has done meanwhile is not done a second time', async () => {
  await makeMembers(1, 'Summer')
  const chosen = await admin.call('selections.freeze', { list: 'members.find', query: 'label=Summer' })
  const holder = await site.database.pool.connect()
  await holder.query('begin')
  await holder.query(`select from members.member where labels @> '[{"labelName":"Summer"}]' for update`)
  const once = 'done elsewhere'
  const asked = { id: chosen.id, operation: 'members.label', input: { labels: vip }, reason: once } as const
  const { run } = await admin.call('selections.run', asked)
  await expect
    .poll(async () => {
      const waits = await site.database.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%"members"."member"%'`,
      )
      return waits.rowCount
    })
    .toBe(1)
  await site.database.pool.query("update operators.selection_outcome set state = 'DONE' where run_id = $1", [run])
  await holder.query('rollback')
  holder.release()
  expect(await ended(run)).toMatchObject({ done: 1, failed: 0 })
  const { list } = await admin.call('members.find', { label: 'Summer' })
  expect(list[0]!.labels).toEqual([expect.objectContaining({ labelName: 'Summer' })])
  const { rows } = await site.database.pool.query("select from audit.entry where detail->>'reason' = $1", [once])
  // The entry of the run itself.
  expect(rows).toHaveLength(1)
})

test('a call that is not the operator’s is not theirs for many rows either, and another one’s selection is unknown', async () => {
  await makeMembers(1, 'Winter')
  const query = { list: 'members.find', query: 'label=Winter' } as const
  const cashier = await newOperator(site, ['cashier'])
  const chosen = await cashier.call('selections.freeze', query)
  const lock = { operation: 'members.lock', input: { scopes: ['play'] }, reason } as const
  expect(await codeOf(cashier.send('selections.run', { id: chosen.id, ...lock }))).toBe('not_allowed')
  expect(await codeOf(admin.send('selections.run', { id: chosen.id, ...lock }))).toBe('not_found')
  const own = await admin.call('selections.freeze', query)
  const wrong = { id: own.id, ...lock, input: { scopes: ['everything'] } }
  expect((await admin.send('selections.run', wrong)).body).toMatchObject({
    errorCode: 'invalid_input',
    value: { fields: [{ field: 'scopes.0' }] },
  })
  const ofOrders = { id: own.id, operation: 'cashier.reviewWithdrawal', reason } as const
  expect(await codeOf(admin.send('selections.run', ofOrders))).toBe('not_allowed')
  const agents = await newOperator(site, ['agents'])
  expect(await codeOf(agents.send('selections.freeze', { list: 'cashier.withdrawalQueue' }))).toBe('not_allowed')
  expect(await codeOf(admin.send('selections.freeze', { ...query, query: 'flag=none' }))).toBe('invalid_input')
  await makeMembers(10_001, 'Crowd')
  expect(await codeOf(admin.send('selections.freeze', { ...query, query: 'label=Crowd' }))).toBe('selection_too_large')
})
