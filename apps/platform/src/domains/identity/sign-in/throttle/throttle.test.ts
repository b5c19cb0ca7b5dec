import { knownMember, startTestPlatform, type TestClient, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())
/** Each test begins with fresh budgets of its network. */
beforeEach(() => site.clock.advance(16 * 60_000))

const login = async (client: TestClient, username: string, password: string) =>
  (await client.send('session.login', { username, password })).body.errorCode ?? 'in'

test.each(['known', 'unknown'])('[DOOR-006] sixty tries at once at a name that is %s spend one budget', async which => {
  const { username } = which === 'known' ? await knownMember(site) : { username: uniqueName('nobody') }
  const browsers = await Promise.all(Array.from({ length: 60 }, () => site.visitor()))
  const answers = await Promise.all(browsers.map(browser => login(browser, username, 'Guess#2026')))
  expect(answers.filter(answer => answer === 'bad_credentials').length).toBeLessThanOrEqual(5)
})

test('[DOOR-006] strangers who guess make strangers wait, and the owner’s browser notices nothing', async () => {
  const { username, password } = await knownMember(site)
  const owner = await (await site.visitor()).signIn(username, password)
  await owner.call('session.logout', {})
  const stranger = await site.visitor()
  for (let i = 0; i < 3; i++) expect(await login(stranger, username, 'Guess#2026')).toBe('bad_credentials')
  expect(await login(await site.visitor(), username, password)).toBe('captcha_required')
  owner.token = null
  expect(await login(owner, username, password)).toBe('in')
})

test('[DOOR-006] username and number of one account share its budget, and a right password gives its try back', async () => {
  const { username, mobileNum, password } = await knownMember(site)
  for (const typed of [username, mobileNum, `0${mobileNum}`])
    expect(await login(await site.visitor(), typed, 'Guess#2026')).toBe('bad_credentials')
  expect(await login(await site.visitor(), username, password)).toBe('captcha_required')
  const other = await knownMember(site)
  for (let i = 0; i < 6; i++) expect(await login(await site.visitor(), other.username, other.password)).toBe('in')
})

test('[DOOR-006] whoever gives tries back waits for the network first and holds nothing of the account, as whoever takes them', async () => {
  const { pool } = site.database
  const [subjects, names] = [
    ['network:order', 'account:order'],
    ['network:', 'strangers:'],
  ]
  for (const n of [0, 1])
    await pool.query('insert into identity.tries values ($1, $2, 1, now())', [subjects[n], names[n]])
  const holder = await pool.connect()
  await holder.query(`begin; select from identity.tries where subject = 'network:order' for update`)
  const giving = pool.query('select identity.give_back_tries($1, $2)', [subjects, names])
  const waiting = async () => {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
         and query like 'select identity.give_back_tries%'`,
    )
    return rowCount
  }
  await expect.poll(waiting).toBe(1)
  const { rowCount } = await pool.query(`select from identity.tries where subject = 'account:order' for update nowait`)
  expect(rowCount).toBe(1)
  await holder.query('rollback')
  holder.release()
  await giving
})
