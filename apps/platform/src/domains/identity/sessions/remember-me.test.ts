import { knownMember, startTestPlatform, type TestClient, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform({ DEFAULT_PASSWORD: 'Welcome#2026' })
})
afterAll(() => site.stop())

async function remembered() {
  const known = await knownMember(site)
  const client = await site.visitor()
  const { username, password } = known
  const { headers } = await client.send('session.login', { username, password, remember: true })
  return { ...known, client, lines: headers.getSetCookie() }
}
const byTicket = (client: TestClient, username: string, remember = true) =>
  client.send('session.login', { username, password: '', ticket: true, remember })

const cookieLine = (lines: readonly string[], name: string) => lines.find(text => text.startsWith(`${name}=`))!

test('[STORE-013, STORE-014, CONST-009] a remembered sign-in and its member are known for 24 hours', async () => {
  const { username, lines } = await remembered()
  expect(cookieLine(lines, 'loginRemember')).toMatch(/^loginRemember=1; Max-Age=86400;/)
  expect(cookieLine(lines, 'demo-login')).toMatch(new RegExp(`^demo-login=${username}; Max-Age=86400;`))
})

test('[STORE-015] a cookie by the name of the member holds a ticket for 24 hours, and no cookie the password', async () => {
  const { username, password, lines } = await remembered()
  expect(cookieLine(lines, encodeURIComponent(username))).toMatch(
    /=[\w-]{43}; Max-Age=86400;.*HttpOnly; Secure; SameSite=Strict/,
  )
  expect(lines.join('\n')).not.toContain(encodeURIComponent(password))
})

test('[AUTH-032] a sign-in that is not to be remembered leaves none, and takes away what was there', async () => {
  const { username, password, client } = await remembered()
  const ticket = client.cookies.get(username)!
  await client.call('session.login', { username, password })
  for (const name of ['loginRemember', 'demo-login', username]) expect(client.cookies.has(name)).toBe(false)
  client.setCookie(username, ticket)
  expect((await byTicket(client, username)).body.errorCode).toBe('bad_credentials')
})

test('[DOOR-022] signing out ends the ticket, unless the member chose there to stay known', async () => {
  const leaving = await remembered()
  const ticket = leaving.client.cookies.get(leaving.username)!
  leaving.client.token = (await byTicket(leaving.client, leaving.username)).body.value.token
  const replaced = leaving.client.cookies.get(leaving.username)!
  expect(replaced).not.toBe(ticket)
  await leaving.client.call('session.logout', {})
  for (const name of ['loginRemember', 'demo-login', leaving.username])
    expect(leaving.client.cookies.has(name)).toBe(false)
  const thief = await site.visitor()
  thief.setCookie(leaving.username, replaced)
  expect((await byTicket(thief, leaving.username)).body.errorCode).toBe('bad_credentials')

  const staying = await remembered()
  staying.client.token = (await byTicket(staying.client, staying.username)).body.value.token
  await staying.client.call('session.logout', { stayKnown: 'yes' })
  staying.client.token = null
  expect((await byTicket(staying.client, staying.username)).status).toBe(200)
})

test('the ticket stands in for the password once, and is replaced', async () => {
  const { username, client } = await remembered()
  const first = client.cookies.get(username)
  const { body } = await byTicket(client, username)
  client.token = body.value.token
  expect((await client.call('members.info', {})).account).toBe(username)
  expect(body.value.changeTicket).toBeNull()
  expect(client.cookies.get(username)).not.toBe(first)
  expect((await byTicket(client, username)).status).toBe(200)
})

test('a ticket that is used twice ends its whole family', async () => {
  const { username, client } = await remembered()
  const stolen = client.cookies.get(username)!
  expect((await byTicket(client, username)).status).toBe(200)
  const thief = await site.visitor()
  thief.setCookie(username, stolen)
  expect((await byTicket(thief, username)).body.errorCode).toBe('bad_credentials')
  expect((await byTicket(client, username)).body.errorCode).toBe('bad_credentials')
})

test('a ticket is good for 24 hours, for its own name alone, and until the password changes', async () => {
  const late = await remembered()
  site.clock.advance(86_401_000)
  late.client.visitorToken = null
  expect((await byTicket(late.client, late.username)).body.errorCode).toBe('bad_credentials')

  const own = await remembered()
  const other = await knownMember(site)
  expect((await byTicket(own.client, other.username)).body.errorCode).toBe('bad_credentials')

  const changed = await remembered()
  const elsewhere = await (await site.visitor()).signIn(changed.username, changed.password)
  const newPassword = 'Fresh#Word#26'
  await elsewhere.call('members.changePassword', {
    oldPassword: changed.password,
    newPassword,
    confirmNewPassword: newPassword,
  })
  expect((await byTicket(changed.client, changed.username)).body.errorCode).toBe('bad_credentials')
})

test('while the password must change nothing is remembered; after the change it is', async () => {
  const { username, password, id } = await knownMember(site)
  await site.database.kysely
    .updateTable('identity.account')
    .set({ password_one_time: true })
    .where('id', '=', id)
    .execute()
  const client = await site.visitor()
  const { token, changeTicket } = await client.call('session.login', { username, password, remember: true })
  client.token = token
  expect(client.cookies.has(username)).toBe(false)
  const newPassword = 'Fresh#Word#26'
  await client.call('members.changePassword', {
    oldPassword: changeTicket!,
    newPassword,
    confirmNewPassword: newPassword,
  })
  expect(client.cookies.has(username)).toBe(true)
  client.token = null
  expect((await byTicket(client, username)).status).toBe(200)
})

test('a name that is a cookie of the site can be nobody’s, in any spelling', async () => {
  const client = await site.visitor()
  for (const username of ['loginRemember', 'LOGINTYPESMS', 'device', 'demo-login', '__Host-device', 'signed-in'])
    await expect(
      site.platform.members.create({ username, passwordHash: 'x', agentType: 0, language: 'EN' }),
    ).rejects.toMatchObject({ code: 'username_reserved' })
  expect((await byTicket(client, '__Host-device')).body.errorCode).toBe('bad_credentials')
})
