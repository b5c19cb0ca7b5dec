import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hold, register, type Site, startSite, visit, wide } from './support.ts'

const phone = { width: 390, height: 844 }

let site: Site
beforeAll(async () => {
  site = await startSite()
  // What a mission tells in its own time, and promotions to join, would count as well.
  await site.database.kysely.updateTable('missions.mission').set({ enabled: false }).execute()
  await site.database.kysely.updateTable('promotions.promotion').set({ enabled: false }).execute()
}, 120_000)
afterAll(() => site.stop())

const called = (page: Page, path: string) => page.waitForResponse(`**${path}`)
const answered = async <T>(response: Promise<{ json(): Promise<unknown> }>) =>
  ((await (await response).json()) as { value: T }).value

/** The language in which the server writes to a member. The call that tells it outlives its page, so its answer is seen there. */
async function languageOf(username: string): Promise<string> {
  const { language } = await site.database.kysely
    .selectFrom('members.member')
    .select('language')
    .where('nickname', '=', username)
    .executeTakeFirstOrThrow()
  return language
}

test('the first page that a fresh server renders for a member is whole', async () => {
  const answer = await fetch(`${site.url}/rng`, { headers: { cookie: 'signed-in=1' } })
  expect(await answer.text()).not.toContain('<!--$!-->')
})

describe('the bar of a member', () => {
  test('a press on it counts before its code has come', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await register(page)
    const release = await hold(page, '**/assets/member-panel-*.js')
    await visit(page, '/')
    // Other parts and their texts come meanwhile.
    await page.getByTestId('own-home').waitFor()
    await page.getByTestId('deposit').click()
    release()
    await page.getByTestId('personalCentre').waitFor()
    await context.close()
  })

  test('[SHELL-012, SHELL-056, SHELL-057, SHELL-101, SHELL-102, HOME-020, HOME-025] who it is, with the picture of its call, comes with the token and not before', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await visit(page, '/')
    await page.getByTestId('side-bar').waitFor()
    expect(asked).not.toContain('/wps/member/info')
    await expect.poll(() => page.locator('header form').count()).toBe(1)
    const [name, info, picture] = await Promise.all([
      register(page),
      answered<{ nickname: string }>(called(page, '/wps/member/info')),
      answered<{ url: string }>(called(page, '/wps/relay/MCSFE_getPlayerAvatar')),
    ])
    expect(name).toBeTruthy()
    const account = page.getByRole('button', { name: `Account of ${info.nickname}` })
    await account.waitFor()
    expect(await account.innerText()).toContain(info.nickname)
    await expect.poll(() => account.getByTestId('avatar').getAttribute('src')).toBe(picture.url)
    await expect.poll(() => page.locator('header form').count()).toBe(0)
    await Promise.all([
      called(page, '/wps/member/info'),
      called(page, '/wps/member/info/funds/consolidated'),
      called(page, '/wps/member/info/icon'),
      page.reload({ waitUntil: 'domcontentloaded' }),
    ])
    await context.close()
  })

  test('[SHELL-104] the badge counts unread messages; the menu leads to them, and reading one takes it off', async () => {
    const { page, context, faults } = await site.visitor({ viewport: wide })
    await register(page)
    await expect.poll(() => page.getByTestId('badge').innerText()).toBe('1')
    await page.getByRole('button', { name: /^Account of .*, 1 thing waiting for you$/ }).click()
    await page.getByRole('button', { name: '1 unread message' }).click()
    const inbox = page.getByTestId('inbox')
    await inbox.getByRole('button', { name: /^Welcome to Baize Unread/ }).click()
    await inbox.getByRole('paragraph').first().waitFor()
    await expect.poll(() => page.getByTestId('badge').count()).toBe(0)
    await expect.poll(() => inbox.getByText('Unread').count()).toBe(0)
    await page.getByTestId('personalCentre').getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('button', { name: 'Messages', exact: true }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('on a phone the messages open from the own sheet', async () => {
    const { page, context } = await site.visitor({ viewport: phone, hasTouch: true })
    await register(page)
    await page.getByRole('navigation', { name: 'Main places' }).getByRole('button', { name: 'Me' }).tap()
    await page.getByRole('button', { name: '1 unread message' }).tap()
    await page.getByTestId('inbox').getByText('Welcome to Baize').waitFor()
    await context.close()
  })

  test('whoever leaves a page before it knows them stays signed in', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await register(page)
    await page.route('**/wps/member/info', () => {}, { times: 2 })
    for (let visits = 0; visits < 2; visits++) {
      const asked = page.waitForRequest('**/wps/member/info')
      await page.goto('/help', { waitUntil: 'domcontentloaded' })
      await asked
    }
    await page.reload()
    await page.getByRole('button', { name: /^Account of/ }).waitFor()
    await context.close()
  })

  test('a call beside member info that fails keeps the member in', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    for (const path of ['relay/CSP_unreadCount', 'relay/MCSFE_getPlayerAvatar', 'member/info/icon'])
      await page.route(`**/wps/${path}`, route => route.fulfill({ status: 500, body: '{}' }))
    // Counts come by push as well.
    await page.route('**/wps/ext/events', route => route.abort())
    await register(page)
    await page.getByRole('button', { name: /^Account of/ }).waitFor()
    await expect.poll(() => page.getByTestId('badge').count()).toBe(0)
    await context.close()
  })
})

describe('languages', () => {
  const chooseVietnamese = async (page: Page) => {
    await page.getByRole('button', { name: /^Language:/ }).click()
    await page.getByRole('button', { name: 'Tiếng Việt' }).click()
  }
  const kept = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key)

  test('[I18N-008, I18N-009, STORE-011, STORE-012, STORE-017] a choice is kept twice; texts, menus, notices and permission come anew in it', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    expect(await kept(page, 'lang')).toBe('EN')
    const asked: string[] = []
    page.on('request', request => {
      if (request.headers()['x-language'] === 'VI') asked.push(new URL(request.url()).pathname)
    })
    await page.evaluate(() => {
      document.documentElement.dataset.stays = 'yes'
    })
    await chooseVietnamese(page)
    await page.getByRole('button', { name: /^Ngôn ngữ:/ }).waitFor()
    await expect
      .poll(() => asked)
      .toEqual(
        expect.arrayContaining([
          '/wps/system/permission',
          '/wps/relay/MCSFE_getListAnnouncements',
          '/lgw/games/game_menus',
        ]),
      )
    await expect.poll(async () => [await kept(page, 'hisLang'), await kept(page, 'lang')]).toEqual(['VI', 'VI'])
    expect(await page.locator('html').getAttribute('lang')).toBe('vi')
    await page.getByRole('link', { name: 'Nổ hũ' }).first().waitFor()
    expect(await page.title()).toContain('·')
    expect(await page.evaluate(() => document.documentElement.dataset.stays)).toBe('yes')
    await context.close()
  })

  test('[I18N-010] a member is written to in it: the server is told, a visitor tells nothing', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    const told: string[] = []
    page.on('request', request => request.url().endsWith('/member/language') && told.push(request.postData() ?? ''))
    await visit(page, '/')
    await chooseVietnamese(page)
    await page.getByRole('button', { name: /^Ngôn ngữ:/ }).waitFor()
    expect(told).toEqual([])
    await page.getByRole('button', { name: /^Ngôn ngữ:/ }).click()
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('button', { name: /^Language:/ }).waitFor()
    const username = await register(page)
    await chooseVietnamese(page)
    await expect.poll(() => languageOf(username)).toBe('VI')
    await expect.poll(() => told.map(text => JSON.parse(text))).toEqual([{ language: 'VI' }])
    await context.close()
  })

  test('[I18N-006] the choice that the browser kept counts although its cookie is gone, and one that nobody offers falls back to English', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    await page.evaluate(() => localStorage.setItem('hisLang', 'VI'))
    await page.reload()
    await page.getByRole('link', { name: 'Trang chủ' }).first().waitFor()
    expect(await kept(page, 'lang')).toBe('VI')
    await page.evaluate(() => localStorage.setItem('hisLang', 'XX'))
    await page.reload()
    await page.getByRole('link', { name: 'Home' }).first().waitFor()
    await expect.poll(() => kept(page, 'lang')).toBe('EN')
    await context.close()
  })
})
