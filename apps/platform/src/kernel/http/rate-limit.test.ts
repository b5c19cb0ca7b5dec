import { startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const perMinute = 30
let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform({ RATE_LIMIT_PER_MINUTE: String(perMinute) })
})
afterAll(() => site.stop())

const statuses = async (path: string, times: number) => {
  const answers = await Promise.all(Array.from({ length: times }, () => fetch(site.url + path)))
  return answers.map(answer => {
    void answer.body?.cancel()
    return answer.status
  })
}
const refused = (list: number[]) => list.filter(status => status === 429).length

test('a lobby that is scrolled fast gets all its pictures, while pages have their own, smaller share', async () => {
  expect(refused(await statuses('/img/default-game.webp', perMinute * 10))).toBe(0)
  expect(refused(await statuses('/wps/system/nothing-here', perMinute + 3))).toBe(3)
  expect(refused(await statuses('/img/default-game.webp', perMinute * 10 + 2))).toBe(2)
})

test('each operation has its own share, and a refusal says when to come back', async () => {
  const path = '/wps/system/status'
  expect(refused(await statuses(path, perMinute))).toBe(0)
  const answer = await fetch(site.url + path)
  expect([answer.status, ((await answer.json()) as { errorCode: string }).errorCode]).toEqual([
    429,
    'too_many_requests',
  ])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})
