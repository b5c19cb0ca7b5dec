import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { hold, hydrated, register, type Site, signUp, startSite, visit, wide } from './support.ts'

const phone = { width: 390, height: 844 }

let site: Site
test.beforeAll(async () => {
  site = await startSite()
  // What a mission tells in its own time, and promotions to join, would count as well.
  await site.database.kysely.updateTable('missions.mission').set({ enabled: false }).execute()
  await site.database.kysely.updateTable('promotions.promotion').set({ enabled: false }).execute()
})
test.afterAll(() => site.stop())

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

test.describe('the bar of a member', () => {
  test('a press on it counts before its code has come', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await register(page)
    const release = await hold(page, '**/assets/member-panel-*.js')
    await visit(page, '/')
    // Other parts and their texts come meanwhile.
    await page.getByTestId('own-home').waitFor()
    await page.getByTestId('deposit').click()
    release()
    await page.getByTestId('personalCentre').waitFor()
  })

  test('[SHELL-012, SHELL-056, SHELL-057] the panel of a member, with nickname and the picture of its call, takes the place of the form', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    await expect.poll(() => page.locator('header form').count()).toBe(1)
    expect(await page.getByRole('button', { name: /^Account of/ }).count()).toBe(0)
    const [, info, picture] = await Promise.all([
      register(page),
      answered<{ nickname: string }>(called(page, '/wps/member/info')),
      answered<{ url: string }>(called(page, '/wps/relay/MCSFE_getPlayerAvatar')),
    ])
    const account = page.getByRole('button', { name: `Account of ${info.nickname}` })
    await account.waitFor()
    expect(await account.innerText()).toContain(info.nickname)
    await expect.poll(() => account.getByTestId('avatar').getAttribute('src')).toBe(picture.url)
    await expect.poll(() => page.locator('header form').count()).toBe(0)
  })

  test('[SHELL-101, SHELL-102, HOME-025] member info is asked for at a start with a token, and not without', async () => {
    const { page } = await site.visitor({ viewport: wide })
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await visit(page, '/')
    await page.getByTestId('side-bar').waitFor()
    // Asked for at every start, after the session is settled.
    await expect.poll(() => asked).toContain('/wps/system/countryCode')
    expect(asked).not.toContain('/wps/member/info')
    await register(page)
    await Promise.all([
      called(page, '/wps/member/info'),
      called(page, '/wps/member/info/icon'),
      page.reload({ waitUntil: 'domcontentloaded' }),
    ])
  })

  test('[HOME-020] home asks for the contract figures of a member by the token', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await signUp(page)
    const asked = page.waitForRequest('**/wps/member/info/funds/consolidated')
    await visit(page, '/')
    const { authorization } = (await asked).headers()
    expect(authorization).toBe(`Bearer ${await page.evaluate(() => sessionStorage.getItem('token'))}`)
    expect((await (await asked).response())?.status()).toBe(200)
  })

  test('[SHELL-104] the badge counts unread messages; the menu leads to them, and reading one takes it off', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    await register(page)
    await expect(page.getByTestId('badge')).toHaveText('1')
    await page.getByRole('button', { name: /^Account of .*, 1 thing waiting for you$/ }).click()
    await page.getByRole('button', { name: '1 unread message' }).click()
    const inbox = page.getByTestId('inbox')
    await inbox.getByRole('button', { name: /^Welcome to Baize Unread/ }).click()
    await inbox.getByRole('paragraph').first().waitFor()
    await expect(page.getByTestId('badge')).toHaveCount(0)
    await expect(inbox.getByText('Unread')).toHaveCount(0)
    await page.getByTestId('personalCentre').getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('button', { name: 'Messages', exact: true }).waitFor()
    expect(faults).toEqual([])
  })

  test('on a phone the messages open from the own sheet', async () => {
    const { page } = await site.visitor({ viewport: phone, hasTouch: true })
    await register(page)
    await page.getByRole('navigation', { name: 'Main places' }).getByRole('button', { name: 'Me' }).tap()
    await page.getByRole('button', { name: '1 unread message' }).tap()
    await page.getByTestId('inbox').getByText('Welcome to Baize').waitFor()
  })

  test('whoever leaves a page before it knows them stays signed in', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await register(page)
    await page.route('**/wps/member/info', () => {}, { times: 2 })
    for (let visits = 0; visits < 2; visits++) {
      const asked = page.waitForRequest('**/wps/member/info')
      await page.goto('/help', { waitUntil: 'domcontentloaded' })
      await asked
    }
    await page.reload()
    await page.getByRole('button', { name: /^Account of/ }).waitFor()
  })

  test('a call beside member info that fails keeps the member in', async () => {
    const { page } = await site.visitor({ viewport: wide })
    for (const path of ['relay/CSP_unreadCount', 'relay/MCSFE_getPlayerAvatar', 'member/info/icon'])
      await page.route(`**/wps/${path}`, route => route.fulfill({ status: 500, body: '{}' }))
    // Counts come by push as well.
    await page.route('**/wps/ext/events', route => route.abort())
    await register(page)
    await page.getByRole('button', { name: /^Account of/ }).waitFor()
    await expect(page.getByTestId('badge')).toHaveCount(0)
  })
})

test.describe('languages', () => {
  const chooseVietnamese = async (page: Page) => {
    await page.getByRole('button', { name: /^Language:/ }).click()
    await page.getByRole('button', { name: 'Tiếng Việt' }).click()
  }
  const kept = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key)

  test('[STORE-011, STORE-012, STORE-017] a choice is kept under both names at once', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    expect(await kept(page, 'lang')).toBe('EN')
    await chooseVietnamese(page)
    await expect.poll(async () => [await kept(page, 'hisLang'), await kept(page, 'lang')]).toEqual(['VI', 'VI'])
    await page.getByRole('button', { name: /^Ngôn ngữ:/ }).click()
    await page.getByRole('button', { name: 'English' }).click()
    await expect.poll(async () => [await kept(page, 'hisLang'), await kept(page, 'lang')]).toEqual(['EN', 'EN'])
  })

  test('[I18N-008, I18N-009] texts change where they stand; menus, notices and permission come anew in the language, once each', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    const anew = ['/lgw/games/game_menus', '/wps/relay/MCSFE_getListAnnouncements', '/wps/system/permission']
    const asked: string[] = []
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (request.headers()['x-language'] === 'VI' && anew.includes(pathname)) asked.push(pathname)
    })
    await page.evaluate(() => {
      document.documentElement.dataset.stays = 'yes'
    })
    await chooseVietnamese(page)
    await page.getByRole('button', { name: /^Ngôn ngữ:/ }).waitFor()
    await page.getByRole('link', { name: 'Nổ hũ' }).first().waitFor()
    await expect.poll(() => asked.toSorted()).toEqual(anew)
    expect(await page.locator('html').getAttribute('lang')).toBe('vi')
    expect(await page.title()).toContain('·')
    expect(await page.evaluate(() => document.documentElement.dataset.stays)).toBe('yes')
  })

  test('[I18N-010] a member is written to in it: the server is told, a visitor tells nothing', async () => {
    const { page } = await site.visitor({ viewport: wide })
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
  })

  test('[I18N-006] the choice that the browser kept counts although its cookie is gone, and one that nobody offers falls back to English', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    await page.evaluate(() => localStorage.setItem('hisLang', 'VI'))
    // The page then loads itself once more in the language that it found, which would break a longer wait off.
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Trang chủ' }).first().waitFor()
    // Before it has started, the page would read the next choice and load itself while the test does.
    await hydrated(page)
    expect(await kept(page, 'lang')).toBe('VI')
    await page.evaluate(() => localStorage.setItem('hisLang', 'XX'))
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Home' }).first().waitFor()
    await expect.poll(() => kept(page, 'lang')).toBe('EN')
  })
})
