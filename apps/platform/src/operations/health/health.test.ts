import { operatorAt, startTestPlatform, startTwin, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

const patient = { timeout: 15_000 }
const health = async () => (await operatorAt(site, 'auditor')).call('health.read', {})

test('health tells of database, readers, queue, disk, providers, messages, invariants and processes', async () => {
  await site.runJob('money-check')
  await site.runJob('reports-play')
  await site.runJob('reports-money')
  const found = await health()
  expect(found).toMatchObject({
    database: { version: expect.stringMatching(/^\d+\.\d+/), connections: { open: expect.any(Number) } },
    disk: { totalBytes: expect.any(Number) },
    invariants: { violations: 0, lookedAt: expect.any(String) },
    queue: { jobs: site.platform.jobs.length },
  })
  expect(found.invariants.looked).toBe(found.invariants.known)
  expect(found.readers.map(({ name, reads }) => `${reads} ${name}`)).toEqual(
    expect.arrayContaining(['facts reports-play', 'transfers reports-money']),
  )
  expect(found.database.sizeBytes).toBeGreaterThan(1_000_000)
})

test('a reader that has not taken what came is behind, since the oldest of it, and level once it has', async () => {
  const behind = async () => (await health()).readers.find(({ name }) => name === 'reports-money')!
  const catchUp = async () => {
    await site.runJob('ledger-house-totals')
    await site.runJob('reports-money')
    return behind()
  }
  await expect.poll(catchUp, patient).toMatchObject({ behind: 0, since: null })
  const visitor = await site.visitor()
  const words = { username: 'latecomer', password: 'Tables#2026', confirmPassword: 'Tables#2026' }
  await visitor.call('members.register', words)
  const late = await behind()
  expect(late.behind).toBeGreaterThan(0)
  expect(late.since).not.toBeNull()
})

test('each process is told, which one answers, and one that ended as it should no more', async () => {
  const names = async () => (await health()).processes
  await expect.poll(async () => (await names()).filter(({ isThis }) => isThis), patient).toHaveLength(1)
  const before = (await names()).length
  const twin = await startTwin(site)
  let isStopped = false
  onTestFinished(() => (isStopped ? undefined : twin.stop()))
  await expect.poll(async () => (await names()).length, patient).toBe(before + 1)
  const [other] = (await names()).filter(({ isThis }) => !isThis)
  expect(other).toMatchObject({
    role: 'all',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    isSilent: false,
    memoryBytes: expect.any(Number),
  })
  isStopped = true
  await twin.stop()
  expect(await names()).toHaveLength(before)
})
