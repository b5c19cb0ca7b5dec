import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { hold, register, type Site, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test.describe('the tab', () => {
  const kept = (page: Page, key: string) => page.evaluate(name => sessionStorage.getItem(name), key)
  const merchant = async (page: Page) => [await kept(page, 'merchant'), await kept(page, 'merchantCode')]

  test('[STORE-002, STORE-003] keeps the merchant from the first page on, over a sign-out too', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    expect(await merchant(page)).toEqual(['demo', 'DEMO'])
    await register(page)
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
    await expect.poll(() => kept(page, 'token')).toBeNull()
    expect(await merchant(page)).toEqual(['demo', 'DEMO'])
  })

  test('[ENT-034, ENT-035, ENT-036] keeps settings, addresses and rules, and does not ask for them again', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    for (const key of ['settings', 'validate', 'routers']) await expect.poll(() => kept(page, key)).toBeTruthy()
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.waitForRequest('**/wps/system/countryCode')
    expect(asked.filter(address => /setting|domainRoute/.test(address))).toEqual([])
  })

  test('[SHELL-100, HOME-024] asks for the country at every start', async () => {
    const { page } = await site.visitor({ viewport: wide })
    for (const start of [() => visit(page, '/'), () => visit(page, '/rng')]) {
      const [answer] = await Promise.all([page.waitForResponse('**/wps/system/countryCode'), start()])
      expect(answer.request().method()).toBe('GET')
      expect(((await answer.json()) as { success: boolean }).success).toBe(true)
    }
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
    await expect(page.getByRole('heading')).toHaveCount(1)
    await context.setOffline(false)
    await context.addCookies([{ name: 'lang', value: 'VI', url: site.url }])
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('hisLang', 'VI'))
    const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)
    await expect.poll(worker).toMatch(/lang=vi$/)
    await context.setOffline(true)
    await page.goto('/rng').catch(() => null)
    await page.getByRole('heading', { name: 'Bạn đang ngoại tuyến' }).waitFor()
  })
})
