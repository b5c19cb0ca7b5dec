import { knownMember, playFree, startTestPlatform, type TestClient, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const weak = 'Welcome#2026'
const fresh = 'Fresh#Word#26'
let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform({ DEFAULT_PASSWORD: weak })
})
afterAll(() => site.stop())

const change = (client: TestClient, oldPassword: string, newPassword = fresh, confirmNewPassword = newPassword) =>
  client.send('members.changePassword', { oldPassword, newPassword, confirmNewPassword })
const login = async (username: string, password: string) =>
  (await site.visitor()).send('session.login', { username, password, type: 'username' })

describe('a change', () => {
  test('[API1-009, API2-009, PASS-018] takes the old password, and from then on only the new one signs in', async () => {
    const { username, password } = await knownMember(site)
    const client = await (await site.visitor()).signIn(username, password)
    const wrong = await change(client, 'not-the-one')
    expect([wrong.status, wrong.body.errorCode]).toEqual([422, 'old_password_wrong'])
    expect(wrong.body.value.fields?.[0]?.field).toBe('oldPassword')
    expect((await change(client, password)).status).toBe(200)
    expect((await login(username, password)).body.errorCode).toBe('bad_credentials')
    expect((await login(username, fresh)).status).toBe(200)
  })

  test('gives a new token, ends the old one and every other session', async () => {
    const { username, password } = await knownMember(site)
    const here = await (await site.visitor()).signIn(username, password)
    const there = await (await site.visitor()).signIn(username, password)
    const before = here.token
    const { body } = await change(here, password)
    expect((await here.send('wallet.balance', {})).body.errorCode).toBe('session_expired')
    here.token = body.value.token
    expect(here.token).not.toBe(before)
    expect((await here.send('wallet.balance', {})).status).toBe(200)
    expect((await there.send('wallet.balance', {})).body.errorCode).toBe('session_expired')
  })

  test('[VALID-041, VALID-042] refuses a new password that is missing, breaks the rule, was not repeated, or is the old one', async () => {
    const { username, password } = await knownMember(site)
    const client = await (await site.visitor()).signIn(username, password)
    const fieldsOf = async (newPassword: string, repeated = newPassword) =>
      (await change(client, password, newPassword, repeated)).body.value.fields
    expect(await fieldsOf('short')).toEqual([{ field: 'newPassword', message: 'Use at least 8 characters.' }])
    expect(await fieldsOf('')).toEqual([{ field: 'newPassword', message: 'Please fill this in.' }])
    expect(await fieldsOf(fresh, 'Other#Word#26')).toEqual([
      { field: 'confirmNewPassword', message: 'The two passwords differ.' },
    ])
    expect(await fieldsOf(password)).toEqual([
      { field: 'newPassword', message: 'Choose a password that differs from the old one.' },
    ])
    expect((await login(username, password)).status).toBe(200)
  })

  test('guessing the old password locks like guessing at sign-in', async () => {
    const { username, password } = await knownMember(site)
    const client = await (await site.visitor()).signIn(username, password)
    for (let i = 0; i < 5; i++) await change(client, `guess-${i}-here`)
    expect((await change(client, password)).body.errorCode).toBe('account_locked')
  })

  test('a guest has no password to change', async () => {
    const guest = await playFree(await site.visitor())
    expect((await change(guest, 'whatever-1')).body.errorCode).toBe('trial_refused')
  })
})

describe('the change ticket', () => {
  test('stands in for the old password once, on the session that it came with', async () => {
    const { username, password } = await knownMember(site)
    const client = await site.visitor()
    const { token, changeTicket } = await client.call('session.login', { username, password })
    client.token = token
    const other = await (await site.visitor()).signIn(username, password)
    expect((await change(other, changeTicket!)).body.errorCode).toBe('old_password_wrong')
    const { body } = await change(client, changeTicket!)
    client.token = body.value.token
    expect((await change(client, changeTicket!, 'Third#Word#26')).body.errorCode).toBe('old_password_wrong')
  })

  test('is worth nothing after ten minutes', async () => {
    const { username, password } = await knownMember(site)
    const client = await site.visitor()
    const { token, changeTicket } = await client.call('session.login', { username, password })
    client.token = token
    site.clock.advance(601_000)
    expect((await change(client, changeTicket!)).body.errorCode).toBe('old_password_wrong')
  })
})

describe('a password that must change', () => {
  const blocked = async (client: TestClient) => {
    const { status, body } = await client.send('wallet.balance', {})
    return [status, body.errorCode]
  }

  async function signInWith({ username, password }: { username: string; password: string }) {
    const client = await site.visitor()
    const value = await client.call('session.login', { username, password })
    client.token = value.token
    return { client, value }
  }

  test('[CONST-011] the default one, which the deployment sets and no browser is told, blocks until it is changed', async () => {
    const { username } = await knownMember(site)
    const password_hash = await site.platform.identity.passwords.hash(weak)
    await site.database.kysely
      .updateTable('identity.account')
      .set({ password_hash })
      .where('username', '=', username)
      .execute()
    const { client, value } = await signInWith({ username, password: weak })
    expect(value).toMatchObject({ weakPassword: true, passwordExpired: false })
    expect(JSON.stringify([value, await client.call('site.permission', {})])).not.toContain(weak)
    expect(await blocked(client)).toEqual([403, 'password_change_required'])
    expect((await client.send('members.info', {})).status).toBe(200)
    const { body } = await change(client, value.changeTicket!)
    client.token = body.value.token
    expect((await client.send('wallet.balance', {})).status).toBe(200)
    expect((await signInWith({ username, password: fresh })).value.weakPassword).toBe(false)
  })

  test('one that somebody else gave blocks too', async () => {
    const account = await knownMember(site)
    await site.database.kysely
      .updateTable('identity.account')
      .set({ password_one_time: true })
      .where('id', '=', account.id)
      .execute()
    const { client, value } = await signInWith(account)
    expect(await blocked(client)).toEqual([403, 'password_change_required'])
    client.token = (await change(client, value.changeTicket!)).body.value.token
    expect((await client.send('wallet.balance', {})).status).toBe(200)
  })

  test('[BRAND-024] an old one blocks only while expiry is on, and is told either way', async () => {
    const account = await knownMember(site)
    await site.database.kysely
      .updateTable('identity.account')
      .set({ password_changed_at: new Date(site.clock.now().getTime() - 91 * 86_400_000) })
      .where('id', '=', account.id)
      .execute()
    const { settings } = site.platform
    const on = await signInWith(account)
    expect(on.value).toMatchObject({ passwordExpired: true, weakPassword: false })
    expect(await blocked(on.client)).toEqual([403, 'password_change_required'])
    await settings.switchModule('PASSWORD_EXPIRY', false)
    const off = await signInWith(account)
    expect(off.value.passwordExpired).toBe(true)
    expect((await off.client.send('wallet.balance', {})).status).toBe(200)
    await settings.switchModule('PASSWORD_EXPIRY', true)
    await settings.writeBrand({ passwordExpiryDays: 120 })
    expect((await signInWith(account)).value.passwordExpired).toBe(false)
    await settings.writeBrand({ passwordExpiryDays: 90 })
  })
})
