import {
  byBoth,
  byTwo,
  newOperator,
  OperatorClient,
  secretsAt,
  sendByTwo,
  startTestPlatform,
  TestClient,
  type TestPlatform,
} from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openToAll } from '../index.ts'

const office = '198.51.100.20'
const home = '203.0.113.9'
const elsewhere = '192.0.2.77'
const reason = 'as the house decided'

let site: TestPlatform
let admin: OperatorClient
let second: OperatorClient
beforeAll(async () => {
  site = await startTestPlatform({ TRUSTED_PROXIES: '1' }, { pages: true })
  admin = await site.operator('operator')
  second = await site.operator('operator2')
  admin.address = office
  second.address = home
})
afterAll(() => site.stop())

const codeOf = async (sent: Promise<{ body: { errorCode: string | null } }>) => (await sent).body.errorCode
const listed = async (addresses: string[]) => {
  const { version } = await admin.call('operators.addresses', {})
  return { addresses, version, reason }
}
/** A list acts within a second on a process that has asked for it. */
const acts = (path: string, status: number, by: TestClient) =>
  expect.poll(async () => (await by.fetch('GET', path)).status, { timeout: 10_000 }).toBe(status)
const at = (address: string) => {
  const client = new TestClient(site.url, site.clock)
  client.address = address
  return client
}

test('[CONS-070] from an address that the house does not list, every path of the console is unknown, and the site is open', async () => {
  await byTwo([admin, second], 'operators.saveAddresses', await listed([`${office}/24`, home, '2001:db8:7::/48']))
  const stranger = at(elsewhere)
  await acts('/console', 404, stranger)
  for (const path of ['/console/', '/console/members?q=anna', '/console/assets/none.js', '/console/demo-code'])
    expect([path, (await stranger.fetch('GET', path)).status]).toEqual([path, 404])
  const thief = new OperatorClient(site.url, site.clock).goOnAs(admin)
  thief.address = elsewhere
  for (const name of ['operators.me', 'operators.list', 'operators.events', 'uploads.inspect'] as const)
    expect([name, await codeOf(thief.send(name, {} as never))]).toEqual([name, 'not_found'])
  expect(await codeOf(thief.raw('POST', '/wps/ext/operator/session', '{}', 'application/json'))).toBe('not_found')
  expect((await stranger.fetch('GET', '/')).status).toBe(200)
  expect(await codeOf(stranger.send('site.permission', {}))).toBe(null)
  for (const address of [office, home, '198.51.100.255', '2001:db8:7:1::5', `::ffff:${home}`])
    expect([address, (await at(address).fetch('GET', '/console')).status]).toEqual([address, 200])
  expect(await admin.call('operators.addresses', {})).toMatchObject({ own: office })
})

test('[CONS-071] a list without the address of whoever asks for it, or of whoever agrees, is refused and changes nothing', async () => {
  const before = await admin.call('operators.addresses', {})
  expect(await codeOf(admin.send('operators.saveAddresses', await listed([home])))).toBe('would_lock_out')
  const { body } = await sendByTwo([admin, second], 'operators.saveAddresses', await listed([office]))
  expect(body.errorCode).toBe('would_lock_out')
  expect(await admin.call('operators.addresses', {})).toEqual(before)
  for (const wrong of ['198.51.100.0/33', 'office', '198.51.100', ''])
    expect(await codeOf(admin.send('operators.saveAddresses', await listed([wrong])))).toBe('invalid_input')
  const old = { ...(await listed([])), version: before.version - 1 }
  expect(await codeOf(admin.send('operators.saveAddresses', old))).toBe('changed_meanwhile')
})

test('[CONS-070] an operator with a list of their own is let in from there alone, at every step of a sign-in and at every call', async () => {
  await openToAll(site)
  await acts('/console', 200, at(elsewhere))
  const client = await newOperator(site, ['support'])
  const { username } = await client.call('operators.me', {})
  const { version } = (await admin.call('operators.list', {})).list.find(each => each.username === username)!
  await byBoth(site, 'operators.save', { username, roles: ['support'], addresses: [office], version, reason })
  client.address = elsewhere
  expect(await codeOf(client.send('operators.me', {}))).toBe('not_found')
  client.address = office
  expect(await client.call('operators.me', {})).toMatchObject({ username })
  const { password } = secretsAt(site, username)
  const other = await new OperatorClient(site.url, site.clock).open()
  other.address = elsewhere
  expect(await codeOf(other.send('operators.login', { username, password }))).toBe('bad_credentials')
  other.address = office
  const { challenge } = await other.call('operators.login', { username, password })
  expect(challenge).toBeTruthy()
  const { list } = await admin.call('operators.list', {})
  expect(list.find(each => each.username === username)).toMatchObject({ addresses: [office] })
})

test('[CONS-071] an own list without the own address is refused, that of somebody else is not, and roles alone leave it as it is', async () => {
  const me = await admin.call('operators.me', {})
  const row = async (username: string) =>
    (await admin.call('operators.list', {})).list.find(each => each.username === username)!
  const own = { username: me.username, roles: me.roles, reason, version: (await row(me.username)).version }
  expect(await codeOf(admin.send('operators.save', { ...own, addresses: [home] }))).toBe('would_lock_out')
  // The one who agrees may be at another place.
  await byTwo([admin, second], 'operators.save', { ...own, addresses: [office] })
  const kept = { ...own, version: (await row(me.username)).version }
  await byTwo([admin, second], 'operators.save', kept)
  expect(await row(me.username)).toMatchObject({ addresses: [office], roles: me.roles })
})

test('the command line opens the console to every address again, and the audit tells of it', async () => {
  await byTwo([admin, second], 'operators.saveAddresses', await listed([office, home]))
  expect(await openToAll(site)).toEqual([office, home])
  await acts('/console', 200, at(elsewhere))
  const entries = await admin.call('audit.entries', { act: 'operators.saveAddresses' })
  expect(entries.list[0]).toMatchObject({ actor: 'command-line', subject: 'console' })
})
