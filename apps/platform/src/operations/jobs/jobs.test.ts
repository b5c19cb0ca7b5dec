import type { ResponseOf } from '@baize/api'
import { runJob } from '@baize/server-kit/jobs/run-job'
import { createLog } from '@baize/server-kit/log'
import { newOperator, type OperatorClient, operatorAt, startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
let chief: OperatorClient
let auditor: OperatorClient
const reason = 'to see it run'

beforeAll(async () => {
  site = await startTestPlatform()
  chief = await operatorAt(site, 'operator')
  auditor = await operatorAt(site, 'auditor')
})
afterAll(() => site.stop())

const log = () => createLog({ LOG_LEVEL: 'debug' }, site.logLines)
const runs = (name: string, filter: object = {}) => auditor.call('jobs.runs', { name, ...filter })
const jobOf = async (name: string) => (await auditor.call('jobs.list', {})).list.find(job => job.name === name)!
/** Runs something under the name of a job of the platform, as its process would. */
const runAs = (name: string, run: () => Promise<unknown>) =>
  runJob({ database: site.database, log: log() }, { name, cron: '* * * * *', run })

test('every job is listed with its schedule, its next tick and its last run', async () => {
  await site.platform.runJob('approvals-expire')
  const { list } = await auditor.call('jobs.list', {})
  expect(list.map(({ name }) => name)).toEqual(site.platform.jobs.map(({ name }) => name).sort())
  const job = await jobOf('approvals-expire')
  expect(job).toMatchObject({
    ...{ cron: '* * * * *', state: 'ok' },
    lastRun: {
      outcome: 'ok',
      did: { expired: 0 },
      error: null,
      startedBy: null,
      process: expect.stringMatching(/:\d+$/),
    },
  })
  expect(Date.parse(job.nextAt) - site.clock.now().getTime()).toBeLessThanOrEqual(60_000)
  const nightly = await jobOf('money-check')
  expect([nightly.lastRun, nightly.nextAt.slice(11)]).toEqual([null, '03:40:00.000Z'])
})

test('runs of a job are read page by page and by how they ended, failed and lost ones too', async () => {
  const name = 'delivery-sweep'
  for (let n = 0; n < 3; n++) await runAs(name, async () => ({ n }))
  await expect(runAs(name, () => Promise.reject(new Error('the disk is full')))).rejects.toThrow()
  // Its process went away in the middle: the lease has run out, and no end was written.
  await site.database.pool.query('insert into job.run (name) values ($1)', [name])
  const seen: ResponseOf<'jobs.runs'>['list'] = []
  let cursor: string | undefined
  do {
    const page = await runs(name, { limit: 2, cursor })
    seen.push(...page.list)
    cursor = page.next ?? undefined
  } while (cursor)
  expect(seen.map(({ outcome }) => outcome)).toEqual(['lost', 'failed', 'ok', 'ok', 'ok'])
  expect(seen.map(({ did }) => did)).toEqual([null, null, { n: 2 }, { n: 1 }, { n: 0 }])
  for (const outcome of ['lost', 'failed', 'ok', 'running'] as const)
    expect((await runs(name, { outcome })).about).toEqual({
      count: seen.filter(run => run.outcome === outcome).length,
      exact: true,
    })
  const [failed] = (await runs(name, { outcome: 'failed' })).list
  expect(failed).toMatchObject({ error: 'the disk is full', tookMs: expect.any(Number) })
  expect((await auditor.send('jobs.runs', { name: 'no-such-job' })).body.errorCode).toBe('not_found')
})

test('the dashboard counts jobs that failed, for those who may look into them', async () => {
  const failedJobs = async (of: OperatorClient) =>
    (await of.call('dashboard.pending', {})).list.find(({ queue }) => queue === 'failedJobs')
  const before = (await failedJobs(auditor))!.count
  await expect(runAs('uploads-sweep', () => Promise.reject(new Error('no folder')))).rejects.toThrow()
  expect(await failedJobs(auditor)).toMatchObject({ count: before + 1, level: 'red' })
  expect(await failedJobs(await newOperator(site, ['cashier']))).toBeUndefined()
  await runAs('uploads-sweep', async () => null)
  expect((await failedJobs(auditor))!.count).toBe(before)
})

test('a job is run by hand under its lease, never beside another run, and the audit says by whom and why', async () => {
  const name = 'approvals-expire'
  let finish: () => void = () => {}
  const slow = runAs(name, () => new Promise<void>(resolve => (finish = resolve)))
  await expect.poll(async () => (await runs(name, { outcome: 'running' })).list).toHaveLength(1)
  expect((await chief.send('jobs.runNow', { name, reason })).body.errorCode).toBe('job_running')
  finish()
  await slow
  const { id } = await chief.call('jobs.runNow', { name, reason })
  await expect
    .poll(async () => (await runs(name)).list.find(run => run.id === id))
    .toMatchObject({ outcome: 'ok', startedBy: 'operator' })
  const { list } = await auditor.call('audit.entries', { subject: `job:${name}` })
  expect(list[0]).toMatchObject({ action: 'jobs.runNow', actor: 'operator', reason })
})

test('an auditor runs nothing, and nobody does without a reason or a fresh proof', async () => {
  const ask = { name: 'uploads-sweep', reason }
  expect((await auditor.send('jobs.runNow', ask)).body.errorCode).toBe('not_allowed')
  const { body } = await chief.send('jobs.runNow', { ...ask, reason: ' ' })
  expect(body).toMatchObject({ errorCode: 'invalid_input', value: { fields: [{ field: 'reason' }] } })
  expect((await chief.send('jobs.runNow', { ...ask, name: 'no-such-job' })).body.errorCode).toBe('not_found')
  site.clock.advance(6 * 60_000)
  const unproven = await site.visitor()
  unproven.token = chief.token
  for (const [name, value] of chief.cookies) unproven.setCookie(name, value)
  expect((await unproven.send('jobs.runNow', ask)).body.errorCode).toBe('step_up_required')
})
