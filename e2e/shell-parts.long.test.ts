import { type Language, languages } from '@baize/api'
import type { BrandSettings } from '@baize/api/schemas/brand-settings'
import type { Database } from '@baize/platform/kernel/database/open-database'
import type { Settings } from '@baize/platform/kernel/settings/settings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Elsewhere, startElsewhere } from './elsewhere.ts'
import { hold, path, register, type Site, signUp, startSite, visit, wide } from './support.ts'

const types = 'firelink promo cs invite telegram twitter douyin iosConfig android ios facebook'.split(' ')
const resources = types.map(resourceType => ({ resourceType, url: '/down', qrCodeUrl: null }))

let site: Site
let settings: Settings
let database: Database
let elsewhere: Elsewhere
beforeAll(async () => {
  elsewhere = await startElsewhere()
  site = await startSite({ environment: { ANALYTICS_ORIGIN: elsewhere.origin } })
  settings = site.settings
  database = site.database
  await settings.writeBrand({ resources } as Partial<BrandSettings>)
}, 120_000)
afterAll(async () => {
  await site.stop()
  elsewhere.server.close()
})

describe('modals', () => {
  test('[SHELL-089, SHELL-093, SHELL-097, SHELL-098, CONST2-025, CONST2-026, CONST2-028, ROUTE-050] the help modal is moved by its title, locks the page, and closes by Escape as by a click beside it', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await visit(page, '/rng')
    await page.getByRole('button', { name: 'Help', exact: true }).click()
    const modal = page.getByTestId('helpModal')
    await modal.getByText('Opening an account').waitFor()
    const before = (await modal.boundingBox())!
    await page.mouse.move(before.x + 120, before.y + 26)
    await page.mouse.down()
    await page.mouse.move(before.x + 200, before.y - 900, { steps: 4 })
    await page.mouse.up()
    const after = (await modal.boundingBox())!
    expect([Math.round(after.x - before.x), Math.round(after.y)]).toEqual([80, 0])
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
    expect(await overflow()).toBe('hidden')
    await page.keyboard.press('Escape')
    await modal.waitFor({ state: 'detached' })
    expect(await overflow()).toBe('scroll')
    await page.getByRole('button', { name: 'Help', exact: true }).click()
    await modal.waitFor()
    await page.mouse.click(20, 500)
    await modal.waitFor({ state: 'detached' })
    await context.close()
  })

  test('[SHELL-094, SHELL-095, SHELL-096, CONST2-027, CONST2-028] a main modal closes by its close control alone, not by Escape nor by a click beside it', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await visit(page, '/register')
    const modal = page.getByTestId('registerModal')
    await modal.waitFor()
    await page.mouse.click(20, 500)
    await page.keyboard.press('Escape')
    expect(await modal.isVisible()).toBe(true)
    await modal.getByRole('button', { name: 'Close' }).click()
    await modal.waitFor({ state: 'detached' })
    await context.close()
  })

  test('[SHELL-090, SHELL-091, CONST2-029, CONST2-030, SHELL-092, CONST2-031, SHELL-064] dialogs: one button that reads CLOSE, 400 wide, Enter confirms the sign-out', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await register(page)
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    const ask = page.getByRole('dialog', { name: 'Log out' })
    await ask.waitFor()
    expect(Math.round((await ask.boundingBox())!.width)).toBe(400)
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
    await ask.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => sessionStorage.getItem('merchantCode'))).toBe('DEMO')
    await page.getByRole('button', { name: 'Licences' }).click()
    const licences = page.getByTestId('licences')
    await licences.getByRole('button', { name: 'CLOSE', exact: true }).click()
    await licences.waitFor({ state: 'detached' })
    await context.close()
  })
})

describe('the side bar', () => {
  test('[SHELL-013, SHELL-066, SHELL-067, SHELL-068, SHELL-069, SHELL-070, SHELL-071, SHELL-072, SHELL-073, SHELL-074, SHELL-075, SHELL-076, SHELL-077] has an entry for each of the eleven resources, codes of 74 pixels among them', async () => {
    const { page, context, faults } = await site.visitor({ viewport: wide })
    await visit(page, '/rng')
    for (const type of types) await page.getByTestId(`shortcut-${type}`).waitFor()
    const sides = await page.getByRole('complementary').all()
    for (const side of sides) expect((await side.boundingBox())!.x).toBeGreaterThan(wide.width / 2)
    expect(sides).toHaveLength(1)
    await page.getByTestId('shortcut-android').hover()
    const code = page.getByTestId('qr')
    await code.waitFor()
    expect(await code.getAttribute('width')).toBe('74')
    expect(await code.evaluate(svg => getComputedStyle(svg.parentElement!).padding)).toBe('7px')
    expect(faults).toEqual([])
    await context.close()
  })

  test('[SHELL-079] asks a visitor who follows the firelink to sign in, and [SHELL-078] names a member to it', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await visit(page, '/rng')
    await page.getByTestId('shortcut-firelink').click()
    await page.getByTestId('loginPopupModal').waitFor()
    expect(context.pages()).toHaveLength(1)
    const name = await register(page)
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByTestId('shortcut-firelink').click({ timeout: 30_000 }),
    ])
    await popup.waitForURL(`**/down?username=${name}`)
    await context.close()
  })

  test('[SHELL-065] shows an entry only while its resource exists', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await settings.writeBrand({ resources: resources.slice(2) } as Partial<BrandSettings>)
    await visit(page, '/rng')
    await page.getByTestId('shortcut-cs').waitFor()
    expect(await page.getByTestId('shortcut-firelink').count()).toBe(0)
    await settings.writeBrand({ resources } as Partial<BrandSettings>)
    await context.close()
  })
})

describe('customer service', () => {
  test('[SHELL-015, SHELL-016, SHELL-018, SHELL-021] opens blank in the click, 440 by 500, and follows the decrypted link', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await page.addInitScript(() => {
      const open = window.open.bind(window)
      window.open = (address, target, features) => {
        sessionStorage.setItem('opened', `${address}|${features}`)
        return open(address, target, features)
      }
    })
    await visit(page, '/rng')
    const list = page.waitForRequest('**/wps/system/customerService')
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Customer service' }).first().click(),
    ])
    await list
    await popup.waitForURL('**/helpmc')
    expect(await page.evaluate(() => sessionStorage.getItem('opened'))).toBe('|popup,width=440,height=500')
    await context.close()
  })

  test('[CS-004, CS-005] the live chat of the help page opens 440 by 750 at the address that the call answers', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await visit(page, '/help')
    const answered = page.waitForResponse('**/wps/ext/customerService/link?csType=LIVECHAT')
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByTestId('service-LIVECHAT').click()])
    const { value } = (await (await answered).json()) as { value: { link: string } }
    await popup.waitForURL(`**${value.link}`)
    expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([440, 750])
    await context.close()
  })

  test('[CS-006, ERR-006, ERR2-020] a call that fails closes the window and says so, and so does a link that no window may open', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await visit(page, '/help')
    await page.route('**/wps/ext/customerService/link*', route => route.fulfill({ status: 500, body: '{}' }))
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByTestId('service-LIVECHAT').click()])
    await expect.poll(() => popup.isClosed()).toBe(true)
    await page.getByText('Customer service could not be reached.').waitFor()
    await page.unroute('**/wps/ext/customerService/link*')
    await settings.writeBrand({ customerService: { link: '/helpmc', vip: '/helpmc', liveChat: 'javascript:alert(1)' } })
    const [other] = await Promise.all([page.waitForEvent('popup'), page.getByTestId('service-LIVECHAT').click()])
    await expect.poll(() => other.isClosed()).toBe(true)
    await page.getByText('This address is not valid.').waitFor()
    await settings.writeBrand({ customerService: { link: '/helpmc', vip: '/helpmc', liveChat: '/helpmc' } })
    await context.close()
  })
})

describe('notices', () => {
  test('[SHELL-034, SHELL-035, HOME-012, ROUTE-049, NOTICE-002, NOTICE-003] a title of the marquee opens the modal at its notice, titles left and text right', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    const titles = page.getByLabel('Notices').locator('ul').first().getByRole('button')
    const third = await titles.nth(2).innerText()
    await titles.nth(2).click()
    const modal = page.getByTestId('noticeModal')
    const text = modal.getByRole('heading', { name: third })
    await text.waitFor()
    const chosen = (await modal.locator('[aria-current="true"]').boundingBox())!
    expect((await text.boundingBox())!.x).toBeGreaterThan(chosen.x + chosen.width)
    await context.close()
  })

  test('[NOTICE-010] a notice loses what could act before it is shown, and keeps its words', async () => {
    const html =
      '<p>Late <b>tables</b><img src="/none" onerror="hacked=1"></p><script>hacked=1</script><a href="javascript:hacked=1">here</a>'
    const texts = JSON.stringify({ EN: { title: 'House rules', html } })
    await database.kysely.insertInto('site.notice').values({ type: 'PL', texts, posted_at: new Date() }).execute()
    const { page, context } = await site.visitor({ viewport: wide })
    await visit(page, '/noticePage')
    await page.getByRole('button', { name: /^House rules/ }).click()
    const text = page.getByRole('article')
    await text.getByText('Late tables').waitFor()
    expect(await text.locator('script, [onerror], [href]').count()).toBe(0)
    await expect.poll(() => text.getByText('here').count()).toBe(1)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    await context.close()
  })

  test('[NOTICE-009, NOTICE-011] popup notices open once a session on home, and the tab keeps the notices', async () => {
    const { page, context } = await site.visitor({ viewport: wide, popups: true })
    await visit(page, '/')
    await page.getByTestId('noticeModal').getByRole('heading', { name: 'You play with demo credit here' }).waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('index_notice'))).toContain('You play with demo credit')
    await page.keyboard.press('Escape')
    await page.reload()
    await page.getByTestId('side-bar').waitFor()
    expect(await page.getByTestId('noticeModal').count()).toBe(0)
    await context.close()
  })

  test('[UX-002] banners and marquee pause; who wants less motion sees the marquee stand still', async () => {
    const { page, context } = await site.visitor({ viewport: wide, reducedMotion: 'no-preference' })
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
    await context.close()
  })
})

describe('other sites', () => {
  test('[ENT-008] visits are counted only for a brand that has an id: by the script of the named server, late, page by page and without queries', async () => {
    const { page, context, faults } = await site.visitor({ viewport: wide })
    const plain = await page.goto('/rng?page=OXB', { waitUntil: 'domcontentloaded' })
    await page.getByTestId('side-bar').waitFor()
    expect(plain?.headers()['content-security-policy']).not.toContain(elsewhere.origin)
    expect(elsewhere.asked).toEqual([])

    await settings.writeBrand({ gtagId: 'G-TEST1' })
    const measured = await page.reload({ waitUntil: 'domcontentloaded' })
    expect(await measured?.text()).not.toContain('/gtag/js')
    const policy = measured?.headers()['content-security-policy']?.split('; ') ?? []
    // The sample provider of the demo has its game in a frame.
    expect(policy.filter(rule => rule.includes('http') && !rule.startsWith('frame-src'))).toEqual([
      expect.stringMatching(`^script-src 'nonce-[^']+' 'strict-dynamic' ${elsewhere.origin}$`),
      `connect-src 'self' ${elsewhere.origin}`,
    ])
    const viewOf = (path: string) =>
      JSON.stringify(['event', 'page_view', { page_location: new URL(path, site.url).href }])
    await expect.poll(() => elsewhere.reports).toContain(viewOf('/rng'))
    expect(elsewhere.asked[0]).toBe('/gtag/js?id=G-TEST1')
    // Not one of the footer: the list of games above it grows while it is being pressed.
    await page.locator('header nav').getByRole('link', { name: 'Promotions' }).click()
    await expect.poll(() => elsewhere.reports).toContain(viewOf('/promotions'))
    expect(elsewhere.reports.join()).not.toContain('OXB')
    expect(faults).toEqual([])
    await settings.writeBrand({ gtagId: null })
    await context.close()
  })

  test('[ENT-039] pictures come from the address that the page drew', async () => {
    await settings.writeBrand({ imageCDNs: [`${elsewhere.origin}/pictures`] })
    const { page, context, faults } = await site.visitor({ viewport: wide })
    await visit(page, '/rng')
    const cover = page.locator('main li img').first()
    await expect
      .poll(() => cover.evaluate(image => (image as HTMLImageElement).currentSrc))
      .toContain('/pictures/games/')
    for (const folder of ['games', 'TCG_PROD_IMAGES', 'banners'])
      expect(elsewhere.asked.some(path => path.startsWith(`/pictures/${folder}/`))).toBe(true)
    expect(faults).toEqual([])
    await settings.writeBrand({ imageCDNs: ['/img'] })
    await context.close()
  })
})

describe('what the permission answer says', () => {
  test('[ENT-041] it feeds switches, both lists of addresses, service entries and the closed screens; the status alone is asked again', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await signUp(page)
    await visit(page, '/help')
    const menu = page.getByRole('navigation', { name: 'Games by type' })
    await menu.getByRole('link', { name: 'Promotions' }).waitFor()
    const launchOrigin = site.url.replace('127.0.0.1', 'localhost')
    await settings.switchModule('PROMOTIONS', false)
    await settings.writeBrand({
      imageCDNs: [`${elsewhere.origin}/pictures`],
      launchGameCDNs: [launchOrigin],
      customerService: { link: '/helpmc', vip: '/helpmc', liveChat: '/down' },
    })
    await visit(page, '/help')
    await expect.poll(() => menu.getByRole('link', { name: 'Promotions' }).count()).toBe(0)
    await page.locator(`main img[src^="${elsewhere.origin}/pictures/"]`).first().waitFor({ state: 'attached' })
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByTestId('service-LIVECHAT').click()])
    await popup.waitForURL('**/down')
    await page.goto('/seamless?gameCode=MIR-00J&vendor=MIR')
    await expect.poll(() => page.locator('iframe').getAttribute('src')).toContain(launchOrigin)
    await settings.writeBrand({ maintenance: { enabled: true, endTime: null, info: {}, staffAddresses: [] } })
    await page.clock.install()
    await visit(page, '/help')
    await page.getByTestId('maintenance').waitFor()
    asked.length = 0
    await settings.writeBrand({ maintenance: { enabled: false, endTime: null, info: {}, staffAddresses: [] } })
    const status = page.waitForRequest('**/wps/system/status')
    await page.clock.fastForward(31_000)
    await status
    expect(asked.filter(path => path.startsWith('/wps/'))).toEqual(['/wps/system/status'])
    await settings.switchModule('PROMOTIONS', true)
    await settings.writeBrand({
      imageCDNs: ['/img'],
      launchGameCDNs: [],
      customerService: { link: '/helpmc', vip: '/helpmc', liveChat: '/helpmc' },
    })
    await context.close()
  })
})

describe('help', () => {
  test('[HELP-001, HELP-003, HELP-004, HELP-005] a page under its banner, with the articles of the call that unfold', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await visit(page, '/rng')
    const answered = page.waitForResponse('**/wps/system/helpCenter*')
    await page.locator('footer').getByRole('link', { name: 'Help center' }).click()
    const { value } = (await (await answered).json()) as {
      value: { sections: { title: string; articles: { title: string; html: string }[] }[] }
    }
    await page.getByRole('heading', { name: 'Help center', level: 1 }).waitFor()
    await expect.poll(() => page.title()).toBe('Help center · Baize')
    await expect.poll(() => page.getByTestId('banners').count()).toBe(1)
    await expect
      .poll(() => page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts())
      .toEqual(expect.arrayContaining(value.sections.map(({ title }) => title)))
    await expect
      .poll(() => page.locator('main details').count())
      .toBe(value.sections.flatMap(({ articles }) => articles).length)
    const [article] = value.sections[0]!.articles
    const folded = page.locator('main details').first()
    const text = folded.locator('p').first()
    expect(await text.isVisible()).toBe(false)
    await folded.getByText(article!.title).click()
    await expect.poll(() => text.isVisible()).toBe(true)
    expect(article!.html).toContain(await text.innerText())
    await context.close()
  })

  test('[HELP-002, HELP-004] stands alone at /helpmc, without header and banner', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await visit(page, '/helpmc')
    await page.locator('main details').first().waitFor()
    expect(await page.locator('header').count()).toBe(0)
    expect(await page.getByTestId('banners').count()).toBe(0)
    await context.close()
  })
})

describe('banners', () => {
  test('[SHELL-024, SHELL-026, SHELL-027, SHELL-022, SHELL-025] bullets lead to slides, a slide to its address; a single banner has no bullets, no banner no carousel', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    const bullets = page.getByTestId('banners').getByRole('button', { name: /^Show:/ })
    await bullets.nth(1).click()
    await expect.poll(() => bullets.nth(1).getAttribute('aria-current')).toBe('true')
    await page.getByTestId('banners').getByRole('link').filter({ visible: true }).nth(1).click()
    await expect.poll(() => path(page)).not.toBe('/')
    await visit(page, '/help')
    await expect.poll(() => page.getByTestId('banners').count()).toBe(1)
    await expect.poll(() => bullets.count()).toBe(0)
    await visit(page, '/noticePage')
    await expect.poll(() => page.getByTestId('banners').count()).toBe(0)
    await context.close()
  })
})

describe('header and footer', () => {
  test('[SHELL-036, SHELL-039, SHELL-009, SHELL-010] Home comes first, a game type unfolds its vendors, game pages hide the navigation', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await visit(page, '/rng')
    const nav = page.getByRole('navigation', { name: 'Games by type' })
    expect(await nav.getByRole('link').first().innerText()).toBe('Home')
    const sheet = page.getByTestId('vendors-RNG')
    expect(await sheet.isVisible()).toBe(false)
    await nav.getByRole('link', { name: 'Slots', exact: true }).hover()
    await sheet.waitFor()
    await expect.poll(() => sheet.getByRole('img').count()).toBe(11)
    await page.mouse.move(700, 700)
    await expect.poll(() => sheet.isVisible()).toBe(false)
    await visit(page, '/seamless?gameCode=MIR-00J&vendor=MIR')
    const toggle = page.getByRole('button', { name: 'Navigation' })
    await toggle.click()
    await expect.poll(() => nav.count()).toBe(0)
    await toggle.click()
    await expect.poll(() => nav.isVisible()).toBe(true)
    await context.close()
  })

  test('[SHELL-080, SHELL-081, SHELL-082, SHELL-083, SHELL-084, SHELL-085, SHELL-086, I18N-002, I18N-003, I18N-005, CONST2-021] badges are marked as samples, ten partners are in view, the licence button stands on home alone, and English, spoken at first, is one of six languages', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    const footer = page.locator('footer')
    for (const name of ['Malta', 'British Virgin Islands', 'Philippines'])
      await footer.getByRole('listitem').filter({ hasText: name }).getByText('Sample badge').waitFor()
    await footer.getByText(/^© 2\d{3} Baize/).waitFor()
    await footer.getByText('about 40 languages').waitFor()
    await page.getByRole('button', { name: /^Language:/ }).click()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    const offered = page.locator('button[lang]')
    expect(await offered.evaluateAll(buttons => buttons.map(button => button.getAttribute('lang')))).toEqual(
      ['CN', 'EN', 'VI', 'JA', 'TH', 'TY'].map(code => languages[code as Language]),
    )
    await page.keyboard.press('Escape')
    const row = (await page.getByTestId('partners').boundingBox())!
    const boxes = await Promise.all(
      (await page.getByTestId('partners').locator('li').all()).map(one => one.boundingBox()),
    )
    expect(boxes.filter(box => box!.x + box!.width <= row.x + row.width + 1)).toHaveLength(10)
    const button = footer.getByRole('button', { name: 'Licences' })
    await expect.poll(() => button.count()).toBe(1)
    await visit(page, '/rng')
    await expect.poll(() => button.count()).toBe(0)
    await context.close()
  })
})

describe('the tab', () => {
  test('[STORE-002, STORE-003, ENT-035, ENT-036, ENT-034, SHELL-100, HOME-024] keeps merchant, addresses, rules and settings, and does not ask for them again', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    const countries = page.waitForRequest('**/wps/system/countryCode')
    await visit(page, '/')
    await countries
    const kept = (key: string) => page.evaluate(name => sessionStorage.getItem(name), key)
    expect([await kept('merchant'), await kept('merchantCode')]).toEqual(['demo', 'DEMO'])
    for (const key of ['settings', 'validate', 'routers']) await expect.poll(() => kept(key)).toBeTruthy()
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.waitForRequest('**/wps/system/countryCode')
    expect(asked.filter(address => /setting|domainRoute/.test(address))).toEqual([])
    await context.close()
  })

  test('[ERR2-018] says that the network is gone and [ERR2-019] that a page is slow', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await visit(page, '/rng')
    await page.getByTestId('side-bar').waitFor()
    await context.setOffline(true)
    await page.getByText('Network problem.').waitFor()
    await context.setOffline(false)
    await page.getByText('You are connected again.').waitFor()
    const release = await hold(page, '**/wps/system/helpCenter*')
    await page.locator('footer').getByRole('link', { name: 'Help center' }).click()
    await page.getByText('This is taking longer than usual.').waitFor()
    release()
    await context.close()
  })

  test('[UX-004] installs with icons, has a page for when there is no network, and caches no answer of a call', async () => {
    const { page, context } = await site.visitor({ viewport: wide, serviceWorkers: 'allow' })
    await visit(page, '/')
    const manifest = await (await page.request.get('/manifest.webmanifest')).json()
    expect(manifest).toMatchObject({ name: 'Baize', display: 'standalone', start_url: '/' })
    for (const { src } of manifest.icons)
      expect((await page.request.get(src)).headers()['content-type']).toBe('image/png')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await register(page)
    const cached = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(cached).toContain('/offline.html')
    expect(cached.filter(address => !/^\/(assets\/|offline\.|favicon)/.test(address))).toEqual([])
    await context.setOffline(true)
    await page.goto('/rng').catch(() => null)
    await page.getByRole('heading', { name: 'You are offline' }).waitFor()
    await expect.poll(() => page.getByRole('heading').count()).toBe(1)
    await context.setOffline(false)
    await context.addCookies([{ name: 'lang', value: 'VI', url: site.url }])
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('hisLang', 'VI'))
    const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)
    await expect.poll(worker).toMatch(/lang=vi$/)
    await context.setOffline(true)
    await page.goto('/rng').catch(() => null)
    await page.getByRole('heading', { name: 'Bạn đang ngoại tuyến' }).waitFor()
    await context.close()
  })
})
