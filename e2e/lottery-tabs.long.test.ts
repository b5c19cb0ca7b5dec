import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLottery, startLotterySite } from './lottery-site.ts'
import { register, violations } from './support.ts'

let site: Awaited<ReturnType<typeof startLotterySite>>
beforeAll(async () => {
  site = await startLotterySite()
}, 120_000)
afterAll(() => site.stop())

test.each([
  ['EL_VN_1', 'TCG_LOTTO_VN'],
  ['EL_KENO_5', 'ELOTT'],
  ['SEA_4D', 'TCG_SEA'],
])('every tab of %s prices a quick pick, and its page holds against axe', async (code, vendor) => {
  const { page, faults, context } = await site.visitor()
  await register(page)
  const frame = await openLottery(page, code, vendor)
  const tabs = frame.locator('.groups button')
  for (let tab = 0; tab < (await tabs.count()); tab++) {
    await tabs.nth(tab).click()
    await frame.getByRole('button', { name: 'Quick pick' }).click()
    await frame.getByRole('button', { name: 'Add to slip' }).click()
  }
  expect(await frame.locator('.slip .tickets li').count()).toBe(await tabs.count())
  expect(await violations(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})
