import { expect, test } from './fixtures.ts'
import { noViolations, type Site, startSite, violationsByLook, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

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

for (const path of pages)
  test(`[UX-001] axe would mend nothing at ${path}, in both themes, wide and on a phone`, async () => {
    const { page } = await site.visitor({ viewport: wide })
    await page.goto(path, { waitUntil: 'networkidle' })
    if (path === '/login') await page.getByRole('dialog').waitFor()
    expect(await violationsByLook(page)).toEqual(noViolations)
  })
