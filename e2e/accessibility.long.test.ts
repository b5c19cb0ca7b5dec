import { afterAll, beforeAll, expect, test } from 'vitest'
import { noViolations, type Site, startSite, violationsByLook, wide } from './support.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
}, 120_000)
afterAll(() => site.stop())

const pages = [
  '/elott',
  '/lottery?gameCode=EL_K3_1&vendor=ELOTT',
  '/login',
  '/help',
  '/helpmc',
  '/service',
  '/down',
  '/join',
  '/noticePage',
]

test.each(pages)('[UX-001] axe would mend nothing at %s, in both themes, wide and on a phone', async path => {
  const { page, context } = await site.visitor({ viewport: wide })
  await page.goto(path, { waitUntil: 'networkidle' })
  if (path === '/login') await page.getByRole('dialog').waitFor()
  expect(await violationsByLook(page)).toEqual(noViolations)
  await context.close()
})
