import { operatorScreens } from '@baize/api/operator-screens'
import { expect, test } from '../fixtures.ts'
import { noViolations, type Site, startSite, violationsByLook, wide } from '../support.ts'
import { signInAt } from './desk-steps.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** Neither of them may read all screens; together they do. */
const readers = ['operator', 'cashier'] as const

test('[CONS-025, OPER-001] every screen of the console holds against axe, in both themes, wide and on a phone', async () => {
  for (const reader of readers) {
    const { page, faults } = await site.visitor({ viewport: wide })
    await signInAt(page, reader)
    const links = page.getByRole('navigation', { name: 'Places' }).getByRole('link')
    const paths = await links.evaluateAll(all => all.map(link => new URL((link as HTMLAnchorElement).href).pathname))
    expect(paths.length).toBeGreaterThan(8)
    const found: Record<string, unknown> = {}
    for (const path of paths) {
      await page.setViewportSize(wide)
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect(page.getByText('This did not load')).toHaveCount(0)
      found[path] = await violationsByLook(page)
    }
    expect(found).toEqual(Object.fromEntries(paths.map(path => [path, noViolations])))
    expect(faults).toEqual([])
  }
})

test('[CONS-025] no screen is wider than a phone, in Vietnamese, Thai and Japanese', async () => {
  const { page, context } = await site.visitor({ viewport: { width: 390, height: 844 } })
  await signInAt(page, 'auditor')
  for (const lang of ['VI', 'TH', 'JA']) {
    await context.addCookies([{ name: 'lang', value: lang, url: site.url }])
    for (const path of Object.keys(operatorScreens)) {
      await page.goto(`/console${path === '/' ? '' : path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect({ lang, path, wider }).toEqual({ lang, path, wider: 0 })
    }
  }
})
