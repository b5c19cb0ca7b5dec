import { systemRng } from '@baize/server-kit/outside'
import { OperatorClient, realHouse, startTestPlatform, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteByCommand } from './invite-by-command.ts'

/** A house that nobody has filled. */
let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform(realHouse)
})
afterAll(() => site.stop())

const invite = (username: string, recovers = false) => {
  const { database, clock, platform } = site
  return inviteByCommand({ database, clock, rng: systemRng, identity: platform.identity }, username, { recovers })
}
const newClient = () => new OperatorClient(site.url, site.clock).open()
const password = (username: string) => `${username}-Long-Password-9`
const codeOf = async (sent: Promise<{ body: { errorCode: string | null } }>) => (await sent).body.errorCode
const opening = (link: string, newPassword: string) => ({ link, newPassword, confirmNewPassword: newPassword })

test('[CONS-001] the command line makes two administrators: a link opens once, a factor is forced, and then everything is open', async () => {
  const link = await invite('anna')
  const browser = await newClient()
  expect(await codeOf(browser.send('operators.openLink', opening(link, 'short')))).toBe('invalid_input')
  expect(await codeOf(browser.send('operators.openLink', opening('never-given', password('anna'))))).toBe(
    'link_expired',
  )
  const { token } = await browser.call('operators.openLink', opening(link, password('anna')))
  browser.token = token
  expect(await codeOf(browser.send('operators.list', {}))).toBe('enrolment_required')
  expect(await codeOf(browser.send('operators.openLink', opening(link, password('anna'))))).toBe('link_expired')
  // Another link is given to an operator who has not enrolled.
  const anna = await (await newClient()).openLink('anna', await invite('anna'), password('anna'))
  expect(await codeOf(browser.send('operators.me', {}))).toBe('session_expired')
  const ben = await (await newClient()).openLink('ben', await invite('ben'), password('ben'))
  expect((await ben.call('operators.list', {})).list.map(({ username, roles }) => [username, roles])).toEqual([
    ['anna', ['administrator']],
    ['ben', ['administrator']],
  ])
  for (const name of ['anna', 'cara']) await expect(invite(name)).rejects.toMatchObject({ code: 'operator_exists' })
  expect((await anna.call('operators.notices', {})).list).toEqual([])
})

test('[CONS-001] a link is good for 30 minutes', async () => {
  const username = uniqueName('oper')
  const link = await invite(username, true)
  site.clock.advance(30 * 60_000)
  expect(await codeOf((await newClient()).send('operators.openLink', opening(link, password(username))))).toBe(
    'link_expired',
  )
})

test('somebody who is let in again from the command line has a new password and factor, all are told, and the audit has it', async () => {
  const ben = await newClient()
  await ben.openLink('ben', await invite('ben', true), `${password('ben')}0`)
  const login = await (await newClient()).send('operators.login', { username: 'ben', password: password('ben') })
  expect(login.body.errorCode).toBe('bad_credentials')
  const anna = await newClient()
  await anna.openLink('anna', await invite('anna', true), `${password('anna')}0`)
  expect((await anna.call('operators.notices', {})).list).toContainEqual(
    expect.objectContaining({ kind: 'recovered', about: 'ben' }),
  )
  expect((await ben.call('operators.notices', {})).list[0]).toMatchObject({ kind: 'recovered', about: 'anna' })
  const { rows } = await site.database.pool.query(
    "select actor, count(*)::int as times from audit.entry where action = 'operators.recover' group by actor",
  )
  expect(rows).toEqual([{ actor: 'command-line', times: 3 }])
})
