import { randomUUID } from 'node:crypto'
import { byTwo, knownMember, newestMessage, newOperator, SampleProvider } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type CashierSite, newPlayer, openDeposit, orderOf, reason, startCashier } from '../../cashier/fixtures.ts'

const all = ['signIn', 'play', 'deposit', 'withdrawal'] as const
type Scope = (typeof all)[number]

let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
})
afterAll(() => site.stop())

const codeOf = async (sent: Promise<{ body: { errorCode: string | null } }>) => (await sent).body.errorCode
const headOf = async (id: bigint) => (await site.desk.call('members.file', { id: id.toString() })).head
const asked = async (id: bigint, scopes: readonly Scope[], why: string) => ({
  ...{ id: id.toString(), scopes: [...scopes], version: (await headOf(id)).lockVersion, reason: why },
})
const lock = async (id: bigint, scopes: readonly Scope[], until?: string) =>
  site.desk.call('members.lock', { ...(await asked(id, scopes, 'odd payments')), ...(until && { until }) })
const unlock = async (id: bigint, scopes: readonly Scope[]) =>
  site.desk.call('members.unlock', await asked(id, scopes, 'all explained'))

test('[DOOR-005] a member who is locked wholly is out of every session, and both steps are told and audited', async () => {
  const known = await knownMember(site)
  const open = await (await site.visitor()).signIn(known.username, known.password)
  await lock(known.id, all)
  expect(await codeOf(open.send('members.info', {}))).toBe('session_expired')
  for (const recipient of [`+63${known.mobileNum}`, known.email])
    expect(await newestMessage(site, recipient)).toMatch(/is frozen: odd payments/)
  const { username, password } = known
  expect(await codeOf((await site.visitor()).send('session.login', { username, password }))).toBe('bad_credentials')
  await unlock(known.id, all)
  expect(await newestMessage(site, known.email)).toMatch(/open again: all explained/)
  const again = await (await site.visitor()).signIn(username, password)
  await again.call('members.updateLanguage', { language: 'VI' })
  await lock(known.id, all)
  expect(await newestMessage(site, known.email)).toMatch(/bị đóng băng: odd payments/)
  await unlock(known.id, all)
  const { rows } = await site.database.pool.query<{ action: string; detail: { before: object; after: object } }>(
    'select action, detail from audit.entry where subject = $1 order by id',
    [`account:${known.id}`],
  )
  expect(rows.map(({ action }) => action)).toEqual(['members.lock', 'members.unlock', 'members.lock', 'members.unlock'])
  expect(rows[1]!.detail).toMatchObject({ before: { withdrawal: 'for good' }, after: {} })
})

test('[DOOR-005] an order of a locked member that waits is not paid', async () => {
  const player = await newPlayer(site, '100.00')
  const { id } = await player.client.call('cashier.withdraw', ask(player, '20.00'))
  await lock(player.id, all)
  expect(await codeOf(site.desk.send('cashier.reviewWithdrawal', { id, reason }))).toBe('account_blocked')
  await unlock(player.id, all)
  await site.desk.call('cashier.reviewWithdrawal', { id, reason })
  const client = await (await site.visitor()).signIn(player.account, 'Tables#2026')
  expect((await orderOf({ ...player, client }, id)).state).toBe('REVIEW')
})

test('[CONS-032] where play is locked bets answer USER_DISABLED, the open round settles, and the rest stays open', async () => {
  const player = await newPlayer(site, '100.00')
  const studio = await SampleProvider.start(site)
  const session = await studio.play(player.client)
  expect((await studio.bet(session, 'lock-before', 10_000)).status).toBe('OK')
  await lock(player.id, ['play'])
  expect((await studio.bet(session, 'lock-after', 10_000)).status).toBe('USER_DISABLED')
  expect((await studio.settle(session, 'lock-settle', 'lock-before', 20_000, 'lock-before', 10_000)).status).toBe('OK')
  expect((await player.client.call('members.info', {})).account).toBe(player.account)
  expect((await openDeposit(site, player, '20.00')).state).toBe('PENDING')
  await unlock(player.id, ['play'])
  expect((await studio.bet(session, 'lock-again', 10_000)).status).toBe('OK')
  await studio.settle(session, 'lock-again-settle', 'lock-again', 0, 'lock-again', 10_000)
  await studio.stop()
})

test('a version that another operator moved on, an end that is over and a lock that there is not are refused', async () => {
  const { id } = await knownMember(site)
  const first = await asked(id, ['play'], reason)
  await site.desk.call('members.lock', first)
  expect(await codeOf(site.secondDesk.send('members.lock', first))).toBe('changed_meanwhile')
  const next = await asked(id, ['deposit'], reason)
  expect(await codeOf(site.desk.send('members.unlock', next))).toBe('order_state')
  const past = { ...next, until: '2020-01-01T00:00:00Z' }
  expect(await codeOf(site.desk.send('members.lock', past))).toBe('invalid_input')
})

test('what risk has locked two operators lift', async () => {
  const { id } = await knownMember(site)
  const risk = await newOperator(site, ['risk'])
  await risk.call('members.lock', await asked(id, ['play'], 'a ring of devices'))
  await lock(id, ['deposit'])
  const lift = await asked(id, ['play', 'deposit'], 'all explained')
  await risk.ask('members.unlock', lift)
  expect((await headOf(id)).locks).toHaveLength(2)
  await byTwo([risk, site.desk], 'members.unlock', lift)
  expect((await headOf(id)).locks).toEqual([])
  await lock(id, ['play'])
  await unlock(id, ['play'])
})

test('deposits and withdrawals are locked apart, for a time, and a shorter lock does not shorten a longer one', async () => {
  const player = await newPlayer(site, '100.00')
  const signedIn = async () => ({
    ...player,
    client: await (await site.visitor()).signIn(player.account, 'Tables#2026'),
  })
  const deposit = async () => {
    const { client } = await signedIn()
    const order = { channel: 'demo-transfer', amount: '100.00', requestId: randomUUID() }
    return codeOf(client.send('cashier.deposit', order))
  }
  const withdraw = async () => codeOf((await signedIn()).client.send('cashier.withdraw', ask(player, '20.00')))
  const inHours = (hours: number) => new Date(site.clock.now().getTime() + hours * 3_600_000).toISOString()
  await lock(player.id, ['withdrawal'])
  expect([await deposit(), await withdraw()]).toEqual([null, 'account_blocked'])
  expect((await headOf(player.id)).locks).toEqual([{ scope: 'withdrawal', until: null }])
  await unlock(player.id, ['withdrawal'])
  await lock(player.id, ['deposit'], inHours(5))
  await lock(player.id, ['deposit'], inHours(2))
  expect([await deposit(), await withdraw()]).toEqual(['account_blocked', null])
  site.clock.advance(3 * 3_600_000)
  expect(await deposit()).toBe('account_blocked')
  site.clock.advance(3 * 3_600_000)
  expect(await deposit()).toBe(null)
})
