import {
  asOwner,
  knownMember,
  newOperator,
  type OperatorClient,
  startTestPlatform,
  type TestPlatform,
  uniqueName,
} from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const reason = 'as the house decided'
const name = uniqueName('oper')

let site: TestPlatform
let auditor: OperatorClient
let administrator: OperatorClient
beforeAll(async () => {
  site = await startTestPlatform()
  auditor = await newOperator(site, ['auditor'])
  administrator = await newOperator(site, ['administrator'], name)
})
afterAll(() => site.stop())

const list = async (filter: object) => (await auditor.call('audit.entries', { limit: 200, ...filter })).list
const newest = async () => (await list({ limit: 1 }))[0]!

/** Changes the audit as whoever owns it, past its guards. */
const pastGuards = (change: string) =>
  asOwner(
    site.database,
    `alter table audit.entry disable trigger all; ${change}; alter table audit.entry enable trigger all`,
  )

async function saveAge(minimumAge: number): Promise<void> {
  const { version } = await administrator.call('site.brand', {})
  await administrator.call('site.saveBrand', { changes: { minimumAge }, version, reason })
}

test('[OPER-011] an act of an operator stands in the audit by name, with each field that it changed', async () => {
  await saveAge(21)
  const [row] = await list({ actor: name.toUpperCase(), act: 'site.save', kind: 'site', subject: 'brand' })
  expect(row).toMatchObject({ actor: name, action: 'site.saveBrand', subject: 'brand', reason, approvedBy: null })
  const entry = await auditor.call('audit.entry', { id: row!.id })
  expect(entry.differences).toEqual([{ field: 'minimumAge', before: 18, now: 21 }])
  expect(entry).toMatchObject({ ...row, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(entry.detail).not.toHaveProperty('before')
  // Whose address it was is for auditors; administrators read most of it.
  expect(entry.detail.address).toBe('127.0.0.1')
  expect((await administrator.call('audit.entry', { id: row!.id })).detail.address).not.toBe('127.0.0.1')
  expect((await auditor.send('audit.entry', { id: '987654321' })).body.errorCode).toBe('not_found')
  const made = (await list({ act: 'operators.create', kind: 'access' })).find(({ approvedBy }) => approvedBy !== null)
  expect(made!.approvedBy).not.toMatch(/^operator:/)
})

test('filters of the audit: by member, kind, and days of the brand, a page at a time', async () => {
  const { username, password } = await knownMember(site)
  const member = await (await site.visitor()).signIn(username, password)
  const fresh = 'Word#Fresh#27'
  await member.call('members.changePassword', { oldPassword: password, newPassword: fresh, confirmNewPassword: fresh })
  expect(new Set((await list({ actor: username })).map(({ actor }) => actor))).toEqual(new Set([username]))
  const visitor = await site.visitor()
  await visitor.send('session.login', { username, password: 'wrong', type: 'username' })
  await site.runJob('audit-tally')
  const refusals = await list({ kind: 'refusals' })
  expect(refusals.map(({ action }) => action)).toContain('session.login.refused')
  expect(refusals.every(({ action }) => action.endsWith('.refused'))).toBe(true)
  expect(await list({ kind: 'money', act: 'session.' })).toEqual([])
  // What was typed is no pattern.
  expect(await list({ act: '%' })).toEqual([])
  const all = await list({})
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await auditor.call('audit.entries', { limit: 3, cursor })
    seen.push(...page.list.map(({ id }) => id))
    cursor = page.next ?? undefined
  } while (cursor)
  expect(seen).toEqual(all.map(({ id }) => id))
  expect((await list({ sort: 'at' })).map(({ id }) => id)).toEqual(seen.toReversed())
  const { rows } = await site.database.pool.query<{ day: string }>(
    `select to_char(at at time zone $1, 'YYYY-MM-DD') as day from audit.entry order by id desc limit 1`,
    [(await site.platform.settings.brand()).timeZone],
  )
  const day = rows[0]!.day
  expect((await list({ from: day, to: day })).map(({ id }) => id)).toContain(seen[0])
  expect(await list({ from: '2020-01-01', to: '2020-01-31' })).toEqual([])
  expect((await auditor.send('audit.entries', { from: '2026-02-30' })).body.errorCode).toBe('invalid_input')
})

test('[CONS-057] an entry edited as superuser is named by whoever verifies the chain, verified before or not', async () => {
  await site.runJob('audit-verify')
  const { id } = await newest()
  expect(await auditor.call('audit.verify', {})).toEqual({ through: id, ok: true, broken: null, next: null })
  // Long since verified: the chain as a whole tells.
  await pastGuards(`update audit.entry set detail = detail || '{"edited": true}' where id = 2`)
  expect(await auditor.call('audit.verify', {})).toMatchObject({ ok: false, broken: '2', next: null })
  expect(await auditor.call('audit.verify', { after: '2' })).toMatchObject({ ok: true })
  await expect(site.runJob('audit-verify-whole')).rejects.toThrow('the audit chain does not verify')
  await pastGuards(`update audit.entry set detail = detail - 'edited' where id = 2`)
  await site.runJob('audit-verify-whole')
})

test('[CONS-057] the hourly look goes on from what was verified, and names what was edited or cut off since', async () => {
  const verified = async () => {
    const { rows } = await site.database.pool.query<{ id: string }>('select through_id::text as id from audit.verified')
    return rows[0]!.id
  }
  await saveAge(20)
  await saveAge(19)
  const { id } = await newest()
  const [edited, last] = [BigInt(id) - 1n, BigInt(id)]
  await pastGuards(`update audit.entry set actor = 'operator:1000' where id = ${edited}`)
  const before = await verified()
  await expect(site.runJob('audit-verify')).rejects.toThrow('the audit chain does not verify')
  expect(site.logLines.errors.join('')).toContain(`"entry":"${edited}"`)
  expect(await verified()).toBe(before)
  const { rows } = await site.database.pool.query<{ actor: string }>(`select actor from audit.entry where id = ${last}`)
  await pastGuards(`update audit.entry set actor = '${rows[0]!.actor}' where id = ${edited}`)
  await site.runJob('audit-verify')
  expect(await verified()).toBe(last.toString())
  // An end that is gone leaves a chain that holds, but not up to where it was verified.
  await pastGuards(`delete from audit.entry where id = ${last}`)
  expect(await auditor.call('audit.verify', {})).toMatchObject({ ok: false, broken: last.toString() })
  await expect(site.runJob('audit-verify')).rejects.toThrow('the audit chain does not verify')
})
