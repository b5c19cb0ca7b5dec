import { startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { type Job, minutesBetweenTicks } from './job.ts'
import { createLateWatch, readJobHealth } from './job-health.ts'
import { runJob } from './run-job.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

const depsOf = () => ({ database: site.database, log: createLog({ LOG_LEVEL: 'debug' }, site.logLines) })
const runsOf = async (name: string) =>
  (
    await site.database.pool.query(
      'select ended_at is not null as ended, did, error from job.run where name = $1 order by id',
      [name],
    )
  ).rows
const errorLines = (name: string) => site.logLines.errors.filter(line => line.includes(`"job":"${name}"`))

test('[MON-006] a run that takes long is not repeated beside itself, and is free again when its process is gone', async () => {
  let finish: () => void = () => {}
  let begun = 0
  const slow: Job = {
    name: 'slow',
    cron: '* * * * *',
    run() {
      begun += 1
      return new Promise<void>(resolve => (finish = resolve))
    },
  }
  const first = runJob(depsOf(), slow)
  await expect.poll(() => begun).toBe(1)
  await runJob(depsOf(), slow)
  expect(begun).toBe(1)
  // Its process stops to renew the lease.
  await site.database.pool.query("update job.state set held_until = now() - interval '1 second' where name = 'slow'")
  const finishFirst = finish
  const second = runJob(depsOf(), slow)
  await expect.poll(() => begun).toBe(2)
  finish()
  await second
  finishFirst()
  await first
  expect(await runsOf('slow')).toHaveLength(2)
})

test('[MON-006] a job that has not gone well for long is late: an error in the log, once, and in what is told of it', async () => {
  const late: Job = { name: 'late', cron: '* * * * *', run: async () => ({ swept: 3 }) }
  await runJob(depsOf(), late)
  expect(await runsOf('late')).toEqual([{ ended: true, did: { swept: 3 }, error: null }])
  await site.database.pool.query(
    "update job.state set last_success_at = now() - interval '8 minutes' where name = 'late'",
  )
  expect((await readJobHealth(site.database, [late])).late).toEqual({ state: 'late', ageSeconds: 480 })
  const watch = createLateWatch({ ...depsOf(), jobs: [late] })
  await watch()
  await watch()
  expect(errorLines('late')).toHaveLength(1)
})

test.each([
  ['* * * * *', 1],
  ['*/10 * * * *', 10],
  ['17 * * * *', 60],
  ['40 3 * * *', 1_440],
])('%s ticks every %i minutes', (cron, minutes) => expect(minutesBetweenTicks(cron)).toBe(minutes))
