import { startTestPlatform, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOf } from './fixtures.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

const easy = 'Others try this password first. Choose one that is harder to guess.'
const pattern = 'This does not have the right form.'

const register = async (password: string, username = uniqueName()) => {
  const fields = { username, password, confirmPassword: password }
  return (await site.visitor()).send('members.register', fields as never)
}
const faultOf = async (password: string, username?: string) =>
  faultsOf((await register(password, username)).body).password
const signIn = async (username: string, password: string) =>
  (await site.visitor()).send('session.login', { username, password, type: 'username' })

describe('what a password may be', () => {
  test('[WALK-002] 8 to 64 characters, and what is longer is told, not cut', async () => {
    expect(await faultOf('k7-fern')).toBe('Use at least 8 characters.')
    expect(await faultOf(`${'ab'.repeat(32)}c`)).toBe('Use at most 64 characters.')
    const [username, longest] = [uniqueName(), 'fern door '.repeat(7).slice(0, 64).replace(/ $/, '.')]
    expect((await register(longest, username)).status).toBe(200)
    expect((await signIn(username, longest.slice(0, 63))).body.errorCode).toBe('bad_credentials')
    expect((await signIn(username, longest)).status).toBe(200)
  })

  test.each(['only letters here', '83-92-47-11', 'мост через реку', '早安，今天吃什麼呢', 'grün 🌱 wächst'])(
    'of any signs: %s',
    async password => {
      const username = uniqueName()
      expect((await register(password, username)).status).toBe(200)
      expect((await signIn(username, password)).status).toBe(200)
    },
  )

  test.each([' starts blank', 'ends blank ', '\u00a0hard blank', 'with\tits tab', 'mark at end\ufeff'])(
    'not with a blank at an end or a control character: %j',
    async password => expect(await faultOf(password)).toBe(pattern),
  )

  test('the same signs from another keyboard are the same password', async () => {
    const username = uniqueName()
    expect((await register('ﬁne ｆｅｒｎ ８８', username)).status).toBe(200)
    expect((await signIn(username, 'fine fern 88')).status).toBe(200)
  })
})

describe('what others try first', () => {
  test.each([
    'password',
    'PassWord1',
    '12345678',
    'qwertyuiop',
    'iloveyou',
    'jennifer123',
    'Casino123!',
    'ｐａｓｓｗｏｒｄ',
  ])('[WALK-002] %s is on the list, whichever capitals it is written with', async password =>
    expect(await faultOf(password)).toBe(easy),
  )

  test("the brand's name and the account's own are no passwords, with digits around them either", async () => {
    expect(await faultOf('Baize#2026')).toBe(easy)
    const username = uniqueName('fern')
    expect(await faultOf(username.toUpperCase(), username)).toBe(easy)
    expect(await faultOf(`${username}${username}`, username)).toBe(easy)
    expect(await faultOf(`${username}#`, username)).toBe(easy)
    expect(await faultOf(`${username} door fern`, username)).toBeUndefined()
  })

  test('[WALK-002] a change refuses them as registration does', async () => {
    const [username, before] = [uniqueName(), 'Tables#2026']
    await register(before, username)
    const client = await (await site.visitor()).signIn(username, before)
    const change = async (newPassword: string) => {
      const fields = { oldPassword: before, newPassword, confirmNewPassword: newPassword }
      return faultsOf((await client.send('members.changePassword', fields)).body).newPassword
    }
    expect(await change('Password123')).toBe(easy)
    expect(await change(`${username}!!`)).toBe(easy)
    expect(await change('x'.repeat(65))).toBe('Use at most 64 characters.')
    expect(await change('fern door in May')).toBeUndefined()
  })

  test('one that an account has already opens it, and must be changed', async () => {
    const username = uniqueName()
    await register('Tables#2026', username)
    const password_hash = await site.platform.identity.passwords.hash('Password123')
    await site.database.kysely
      .updateTable('identity.account')
      .set({ password_hash })
      .where('username', '=', username)
      .execute()
    const { body } = await signIn(username, 'Password123')
    expect(body.value.weakPassword).toBe(true)
  })
})
