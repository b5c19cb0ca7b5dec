import { startTestPlatform, type TestPlatform } from '@baize/testing'
import { LargeExport } from '@baize/testing/large-export'
import { afterAll, beforeAll, expect, test } from 'vitest'

const rows = 1_000_000
const mostGrowthMb = 64

let site: TestPlatform
let lists: LargeExport
beforeAll(async () => {
  site = await startTestPlatform()
  lists = await LargeExport.start(site, rows)
}, 600_000)
afterAll(async () => {
  await lists?.server.kill()
  await site.stop()
})

test('[CONS-019] a list of a million rows comes whole with its trailer, and the server grows by little more than a page', async () => {
  // The code of the way is compiled, and the pool of connections open.
  await lists.takeOut('isOpen=true')
  const { lines, told, digest, real, growthMb } = await lists.takeOut('isOpen=false')
  expect(told).toBe(String(rows))
  expect(lines).toBe(rows + 2)
  expect(digest).toBe(real)
  expect(growthMb).toBeLessThan(mostGrowthMb)
}, 600_000)
