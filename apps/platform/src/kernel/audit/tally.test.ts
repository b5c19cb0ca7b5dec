import { knownMember, startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

test('[DOOR-025] refused sign-ins do not wait for the audit’s one lock, and stand in the chain as sums', async () => {
  const { id, username } = await knownMember(site)
  const visitor = await site.visitor()
  const slow = await site.database.pool.connect()
  await slow.query('begin')
  await slow.query("select audit.append(now(), 'operator:1', 'slow', 'slow', '{}')")
  const refused = async () => {
    const login = { username, password: 'wrong', type: 'username' as const }
    return (await visitor.send('session.login', login)).body.errorCode
  }
  expect([await refused(), await refused()]).toEqual(['bad_credentials', 'bad_credentials'])
  await slow.query('rollback')
  slow.release()
  await site.runJob('audit-tally')
  await site.runJob('audit-tally')
  const { rows } = await site.database.pool.query(
    "select detail from audit.entry where action = 'session.login.refused' and subject = $1",
    [id.toString()],
  )
  expect(rows).toEqual([{ detail: { by: 'password', times: 2 } }])
  expect((await site.database.pool.query('select audit.broken()')).rows).toEqual([])
}, 10_000)
