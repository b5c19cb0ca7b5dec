import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { publicDemo, startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const METRICS_TOKEN = 'a-token-of-thirty-two-characters'
let open: TestPlatform
let closed: TestPlatform
beforeAll(async () => {
  open = await startTestPlatform({ ...publicDemo, METRICS_TOKEN })
  closed = await startTestPlatform(publicDemo)
})
afterAll(async () => {
  await open.stop()
  await closed.stop()
})

const ask = async (site: TestPlatform, path: string, token?: string) => {
  const answer = await fetch(site.url + path, token ? { headers: { authorization: `Bearer ${token}` } } : {})
  return { status: answer.status, text: await answer.text() }
}

test('[DOOR-020] metrics of a public site are for those with the token, and nobody’s where there is none', async () => {
  expect((await ask(open, '/metrics')).status).toBe(404)
  expect((await ask(open, '/metrics', 'b-token-of-thirty-two-characters')).status).toBe(404)
  expect((await ask(open, '/metrics', METRICS_TOKEN)).text).toContain('baize_http_request_seconds')
  expect((await ask(closed, '/metrics', METRICS_TOKEN)).status).toBe(404)
})

test('[DOOR-020] readiness asks the database once for all who ask in a second, and tells strangers nothing of jobs', async () => {
  await open.platform.runJob('money-check')
  expect(JSON.parse((await ask(open, '/readyz')).text)).toEqual({ ok: true })
  open.clock.advance(2_000)
  expect(JSON.parse((await ask(open, '/readyz', METRICS_TOKEN)).text)).toMatchObject({
    jobs: { 'money-check': { state: 'ok' } },
  })
  const lock = await open.database.pool.connect()
  await lock.query('begin')
  await lock.query('lock table job.state in access exclusive mode')
  open.clock.advance(2_000)
  const answers = Array.from({ length: 30 }, () => ask(open, '/readyz'))
  const waiting = async () =>
    (
      await open.database.pool.query<{ count: number }>(
        `select count(*)::int from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%job.state%'`,
      )
    ).rows[0]!.count
  await expect.poll(waiting).toBe(1)
  expect((await ask(open, '/metrics', METRICS_TOKEN)).text).toContain('\nbaize_database_answers 0\n')
  await lock.query('rollback')
  lock.release()
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]))
})

test('every pause for garbage is counted, also where several fall into one turn', async () => {
  const counted = async () => {
    const { text } = await ask(open, '/metrics', METRICS_TOKEN)
    return Number(/^nodejs_gc_duration_seconds_count\{kind="major"\} (\d+)/m.exec(text)?.[1] ?? 0)
  }
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const before = await counted()
  for (let n = 0; n < 10; n++) collect()
  await expect.poll(counted).toBeGreaterThanOrEqual(before + 10)
})
