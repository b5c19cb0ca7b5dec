import type { Settings } from '@baize/testing/house'
import { type Elsewhere, startElsewhere } from './elsewhere.ts'
import { expect, test } from './fixtures.ts'
import { type Site, signUp, startSite, visit, wide } from './support.ts'

let site: Site
let settings: Settings
let elsewhere: Elsewhere
test.beforeAll(async () => {
  elsewhere = await startElsewhere()
  site = await startSite({ environment: { ANALYTICS_ORIGIN: elsewhere.origin } })
  settings = site.settings
})
test.afterAll(async () => {
  await site.stop()
  elsewhere.server.close()
})
test.afterEach(async () => {
  await settings.switchModule('PROMOTIONS', true)
  await settings.writeBrand({
    gtagId: null,
    imageCDNs: ['/img'],
    launchGameCDNs: [],
    customerService: { link: '/helpmc', vip: '/helpmc', liveChat: '/helpmc' },
    maintenance: { enabled: false, endTime: null, info: {}, staffAddresses: [] },
  })
})

test.describe('other sites', () => {
  test('[ENT-008] visits are counted only for a brand that has an id: by the script of the named server, late, page by page and without queries', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
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
  })

  test('[ENT-039] pictures come from the address that the page drew', async () => {
    await settings.writeBrand({ imageCDNs: [`${elsewhere.origin}/pictures`] })
    const { page, faults } = await site.visitor({ viewport: wide })
    await visit(page, '/rng')
    const cover = page.locator('main li img').first()
    await expect
      .poll(() => cover.evaluate(image => (image as HTMLImageElement).currentSrc))
      .toContain('/pictures/games/')
    for (const folder of ['games', 'TCG_PROD_IMAGES', 'banners'])
      expect(elsewhere.asked.some(path => path.startsWith(`/pictures/${folder}/`))).toBe(true)
    expect(faults).toEqual([])
  })
})

test.describe('what the permission answer says', () => {
  test('[ENT-041] it feeds switches, both lists of addresses, service entries and the closed screens; the status alone is asked again', async () => {
    const { page } = await site.visitor({ viewport: wide })
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
    await expect(menu.getByRole('link', { name: 'Promotions' })).toHaveCount(0)
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
  })
})
