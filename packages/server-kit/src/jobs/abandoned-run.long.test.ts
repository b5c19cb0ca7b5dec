import { startTestPlatform, type TestPlatform } from '@baize/testing'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { queueSchema } from './install-queue.ts'
import { startScheduler } from './scheduler.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

/** A process takes a run from the queue and is gone before it ends: the row stays active, as after a power cut. */
async function takeAndVanish(name: string): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => site.database.pool.query(text, values) },
    ...{ schema: queueSchema, migrate: false, supervise: false, schedule: false },
  })
  await boss.start()
  await boss.send(name)
  expect(await boss.fetch(name)).toHaveLength(1)
  await boss.stop({ graceful: false, close: false })
}

test('[MON-006] a run whose process ended in the middle is taken again within two minutes', async () => {
  let runs = 0
  // Its tick is far away, so what runs is the run that was left.
  const job = {
    ...{ name: 'abandoned', cron: '0 0 1 1 *' },
    async run() {
      runs += 1
    },
  }
  const log = createLog({ LOG_LEVEL: 'debug' }, site.logLines)
  await (await startScheduler(site.database, [job], log)).stop()
  await takeAndVanish(job.name)
  const scheduler = await startScheduler(site.database, [job], log)
  try {
    await expect.poll(() => runs, { timeout: 120_000 }).toBe(1)
  } finally {
    await scheduler.stop()
  }
})
