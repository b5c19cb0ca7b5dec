import type { resourceTypes } from '@baize/api'
import type { Settings } from '@baize/testing/house'
import { expect, test } from './fixtures.ts'
import { hold, register, type Site, startSite, visit, wide } from './support.ts'

type ResourceType = (typeof resourceTypes)[number]
const types = 'firelink promo cs invite telegram twitter douyin iosConfig android ios facebook'.split(
  ' ',
) as ResourceType[]
const resourcesOf = (shown: readonly ResourceType[]) =>
  shown.map(resourceType => ({ resourceType, url: '/down', qrCodeUrl: null }))
const service = { link: '/helpmc', vip: '/helpmc', liveChat: '/helpmc' }

let site: Site
let settings: Settings
test.beforeAll(async () => {
  site = await startSite()
  settings = site.settings
  await settings.writeBrand({ resources: resourcesOf(types) })
})
test.afterAll(() => site.stop())
test.afterEach(() => settings.writeBrand({ resources: resourcesOf(types), customerService: service }))

test.describe('the side bar', () => {
  /** With resources of these types alone there is an entry for each, and no other. */
  async function expectEntries(...shown: ResourceType[]): Promise<void> {
    await settings.writeBrand({ resources: resourcesOf(shown) })
    const { page, context, faults } = await site.visitor({ viewport: wide })
    await visit(page, '/rng')
    for (const type of shown) await page.getByTestId(`shortcut-${type}`).waitFor()
    const entries = page.getByTestId('side-bar').locator('[data-testid^="shortcut-"]')
    expect(await entries.count()).toBe(shown.length)
    expect(faults).toEqual([])
    await context.close()
  }

  test('[SHELL-013] stands on the right; on the left there is none', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/rng')
    await page.getByTestId('shortcut-firelink').waitFor()
    const sides = await page.getByRole('complementary').all()
    for (const side of sides) expect((await side.boundingBox())!.x).toBeGreaterThan(wide.width / 2)
    expect(sides).toHaveLength(1)
  })

  test('[SHELL-066, SHELL-067] has an entry for the firelink and for promotions', () =>
    expectEntries('firelink', 'promo'))
  test('[SHELL-069, SHELL-070] has an entry for invitations and for Telegram', () =>
    expectEntries('invite', 'telegram'))
  test('[SHELL-071, SHELL-072] has an entry for Twitter and for Douyin', () => expectEntries('twitter', 'douyin'))
  test('[SHELL-073, SHELL-075] has an entry for the app on iOS and for its configuration', () =>
    expectEntries('iosConfig', 'ios'))
  test('[SHELL-074, SHELL-076] has an entry for the app on Android and for Facebook', () =>
    expectEntries('android', 'facebook'))

  test('[SHELL-068] has an entry for customer service, which opens its window', async () => {
    await expectEntries('cs')
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/rng')
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByTestId('shortcut-cs').click()])
    await popup.waitForURL('**/helpmc')
  })

  test('[SHELL-077] shows a code of 74 pixels with a margin of 7 at an app', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/rng')
    await page.getByTestId('shortcut-android').hover()
    const code = page.getByTestId('qr')
    await code.waitFor()
    expect(await code.getAttribute('width')).toBe('74')
    expect(await code.evaluate(svg => getComputedStyle(svg.parentElement!).padding)).toBe('7px')
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
  })

  test('[SHELL-065] shows an entry only while its resource exists', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await settings.writeBrand({ resources: resourcesOf(types.slice(2)) })
    await visit(page, '/rng')
    await page.getByTestId('shortcut-cs').waitFor()
    expect(await page.getByTestId('shortcut-firelink').count()).toBe(0)
  })
})

test.describe('customer service', () => {
  test('[SHELL-015, SHELL-016] opens a window of 440 by 500 in the click, without an address yet', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await page.addInitScript(() => {
      const open = window.open.bind(window)
      window.open = (address, target, features) => {
        sessionStorage.setItem('opened', `${address}|${features}`)
        return open(address, target, features)
      }
    })
    await visit(page, '/rng')
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Customer service' }).first().click(),
    ])
    expect(await page.evaluate(() => sessionStorage.getItem('opened'))).toBe('|popup,width=440,height=500')
    await popup.waitForURL('**/helpmc')
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([440, 500])
  })

  test('[SHELL-018, SHELL-021] asks for the list of paths at the click, and leads the window that stands open to the link', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await visit(page, '/rng')
    const release = await hold(page, '**/wps/system/customerService')
    const list = page.waitForRequest('**/wps/system/customerService')
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Customer service' }).first().click(),
    ])
    await list
    expect(popup.url()).toBe('about:blank')
    release()
    await popup.waitForURL('**/helpmc')
    expect(context.pages()).toHaveLength(2)
  })

  test('[CS-004, CS-005] the live chat of the help page opens 440 by 750 at the address that the call answers', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/help')
    const answered = page.waitForResponse('**/wps/ext/customerService/link?csType=LIVECHAT')
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByTestId('service-LIVECHAT').click()])
    const { value } = (await (await answered).json()) as { value: { link: string } }
    await popup.waitForURL(`**${value.link}`)
    expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([440, 750])
  })

  test('[CS-006, ERR-006, ERR2-020] a call that fails closes the window and says so, and so does a link that no window may open', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/help')
    await page.route('**/wps/ext/customerService/link*', route => route.fulfill({ status: 500, body: '{}' }))
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByTestId('service-LIVECHAT').click()])
    await expect.poll(() => popup.isClosed()).toBe(true)
    await page.getByText('Customer service could not be reached.').waitFor()
    await page.unroute('**/wps/ext/customerService/link*')
    await settings.writeBrand({ customerService: { ...service, liveChat: 'javascript:alert(1)' } })
    const [other] = await Promise.all([page.waitForEvent('popup'), page.getByTestId('service-LIVECHAT').click()])
    await expect.poll(() => other.isClosed()).toBe(true)
    await page.getByText('This address is not valid.').waitFor()
  })
})
