import { TestClient } from '@baize/testing'
import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { type Site, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test.describe('the marquee', () => {
  const titles = (page: Page) => page.getByLabel('Notices').locator('ul').first().getByRole('button')
  /** The notices for players, then those of promotions. */
  async function notices() {
    const { player, promotion } = await (await new TestClient(site.url).open()).call('site.announcements', {})
    return [...player, ...promotion]
  }

  test('[SHELL-034] lists the title of every notice', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    await titles(page).first().waitFor()
    expect(await titles(page).allInnerTexts()).toEqual((await notices()).map(({ title }) => title))
  })

  test('[SHELL-035, HOME-012, ROUTE-049] opens the modal at the third notice by its third title', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    await titles(page).nth(2).click()
    const { title, html } = (await notices())[2]!
    const modal = page.getByTestId('noticeModal')
    await modal.getByRole('heading', { name: title }).waitFor()
    const words = (text: string) =>
      text
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    await expect
      .poll(async () => words(await modal.getByRole('article').innerText()))
      .toContain(words(html).slice(0, 40))
  })

  test('[NOTICE-002, NOTICE-003] opens it at whichever was pressed, its title chosen on the left, its text on the right', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const all = await notices()
    await visit(page, '/')
    const modal = page.getByTestId('noticeModal')
    for (const index of [0, all.length - 1]) {
      await titles(page).nth(index).click()
      const text = modal.getByRole('heading', { name: all[index]!.title })
      await text.waitFor()
      const chosen = modal.locator('[aria-current="true"]').filter({ hasText: all[index]!.title })
      const box = (await chosen.boundingBox())!
      expect((await text.boundingBox())!.x).toBeGreaterThan(box.x + box.width)
      await page.keyboard.press('Escape')
      await modal.waitFor({ state: 'detached' })
    }
  })
})

test.describe('notices', () => {
  test('[NOTICE-010] a notice loses what could act before it is shown, and keeps its words', async () => {
    const html =
      '<p>Late <b>tables</b><img src="/none" onerror="hacked=1"></p><script>hacked=1</script><a href="javascript:hacked=1">here</a>'
    const texts = JSON.stringify({ EN: { title: 'House rules', html } })
    await site.database.kysely.insertInto('site.notice').values({ type: 'PL', texts, posted_at: new Date() }).execute()
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/noticePage')
    await page.getByRole('button', { name: /^House rules/ }).click()
    const text = page.getByRole('article')
    await text.getByText('Late tables').waitFor()
    expect(await text.locator('script, [onerror], [href]').count()).toBe(0)
    await expect(text.getByText('here')).toHaveCount(1)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  })

  test('[NOTICE-009, NOTICE-011] popup notices open once a session on home, and the tab keeps the notices', async () => {
    const { page } = await site.visitor({ viewport: wide, popups: true })
    await visit(page, '/')
    await page.getByTestId('noticeModal').getByRole('heading', { name: 'You play with demo credit here' }).waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('index_notice'))).toContain('You play with demo credit')
    await page.keyboard.press('Escape')
    await page.reload()
    await page.getByTestId('side-bar').waitFor()
    expect(await page.getByTestId('noticeModal').count()).toBe(0)
  })

  test('[UX-002] banners and marquee pause; who wants less motion sees the marquee stand still', async () => {
    const { page } = await site.visitor({ viewport: wide, reducedMotion: 'no-preference' })
    await visit(page, '/')
    const track = page.getByLabel('Notices').locator('ul').first()
    const motion = () => track.evaluate(list => getComputedStyle(list).animationName)
    expect(await motion()).toMatch(/^pass/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await motion()).toBe('none')
    await page.getByRole('button', { name: 'Pause the banners' }).click()
    await page.getByRole('button', { name: 'Play the banners' }).waitFor()
    await page.getByRole('button', { name: 'Pause the notices' }).click()
    await page.getByRole('button', { name: 'Play the notices' }).waitFor()
  })
})
