import { TestClient } from '@baize/testing'
import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { path, type Site, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

/** The banners of a group, in their order. */
async function bannersOf(group: string) {
  const { banners } = await (await new TestClient(site.url).open()).call('site.announcements', {})
  return banners.filter(({ groupName }) => groupName === group)
}
const bullets = (page: Page) => page.getByTestId('banners').getByRole('button', { name: /^Show:/ })
const slides = (page: Page) => page.getByTestId('banners').locator('[aria-roledescription="slide"]')

test.describe('banners', () => {
  test('[SHELL-024, SHELL-026] have a bullet each, which leads to its slide', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    await expect(bullets(page)).toHaveCount((await bannersOf('home')).length)
    await bullets(page).nth(2).click()
    await expect(bullets(page).nth(2)).toHaveAttribute('aria-current', 'true')
    await expect(slides(page).nth(2)).not.toHaveAttribute('inert')
    expect(await slides(page).first().getAttribute('inert')).not.toBeNull()
  })

  test('[SHELL-027] with a type of link open it at a press', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    const { url } = (await bannersOf('home'))[1]!
    await bullets(page).nth(1).click()
    await expect(slides(page).nth(1)).not.toHaveAttribute('inert')
    await slides(page).nth(1).getByRole('link').first().click()
    await expect.poll(() => path(page)).toBe(new URL(url, site.url).pathname)
  })

  test('[SHELL-022, SHELL-025] alone have no bullets, and where a group has none there is no carousel', async () => {
    const { page } = await site.visitor({ viewport: wide })
    expect([(await bannersOf('help')).length, (await bannersOf('noticePage')).length]).toEqual([1, 0])
    await visit(page, '/help')
    await expect(page.getByTestId('banners')).toHaveCount(1)
    await expect(bullets(page)).toHaveCount(0)
    await visit(page, '/noticePage')
    await page.getByRole('heading', { name: 'Notices', level: 1 }).waitFor()
    await expect(page.getByTestId('banners')).toHaveCount(0)
  })
})

test.describe('help', () => {
  interface Sections {
    sections: { title: string; articles: { title: string; html: string }[] }[]
  }
  /** The page of the help, opened from the footer, and the answer of its call. */
  async function openHelp(page: Page): Promise<Sections> {
    await visit(page, '/rng')
    const answered = page.waitForResponse('**/wps/system/helpCenter*')
    await page.locator('footer').getByRole('link', { name: 'Help center' }).click()
    const { value } = (await (await answered).json()) as { value: Sections }
    await page.getByRole('heading', { name: 'Help center', level: 1 }).waitFor()
    return value
  }

  test('[HELP-001, HELP-003] is titled so, and holds the sections of the call', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const { sections } = await openHelp(page)
    await expect.poll(() => page.title()).toBe('Help center · Baize')
    await expect
      .poll(() => page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts())
      .toEqual(expect.arrayContaining(sections.map(({ title }) => title)))
    await expect(page.locator('main details')).toHaveCount(sections.flatMap(({ articles }) => articles).length)
  })

  test('[HELP-005] has articles that unfold', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const [article] = (await openHelp(page)).sections[0]!.articles
    const folded = page.locator('main details').first()
    const text = folded.locator('p').first()
    expect(await text.isVisible()).toBe(false)
    await folded.getByText(article!.title).click()
    await expect(text).toBeVisible()
    expect(article!.html).toContain(await text.innerText())
  })

  test('[HELP-004] stands under the banners of its group, and no others', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await openHelp(page)
    const titles = page.getByTestId('banners').getByRole('heading')
    const own = (await bannersOf('help')).map(({ title }) => title)
    await expect.poll(() => titles.allTextContents()).toEqual(own)
    expect(own.length).toBeGreaterThan(0)
  })

  test('[HELP-002, HELP-004] stands alone at /helpmc, without header and banner', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/helpmc')
    await page.locator('main details').first().waitFor()
    expect(await page.locator('header').count()).toBe(0)
    expect(await page.getByTestId('banners').count()).toBe(0)
  })
})
