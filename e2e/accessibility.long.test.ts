import { expect, test } from './fixtures.ts'
import {
  hydrated,
  noViolations,
  openGame,
  phone,
  type Site,
  signUp,
  startSite,
  violations,
  violationsByLook,
  wide,
} from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

const game = '/seamless?gameCode=MIR-00J&vendor=MIR'
const lottery = '/lottery?gameCode=EL_K3_1&vendor=ELOTT'
const pages = [
  '/',
  '/rng',
  '/elott',
  lottery,
  '/register',
  '/login',
  '/help',
  '/helpmc',
  '/down',
  '/join',
  '/noticePage',
  '/fairness',
  '/fairness/ledger',
  game,
]

test.describe('nothing that axe would mend', () => {
  for (const path of [...pages.filter(path => path !== game), '/service'])
    test(`[UX-001] at ${path} in both themes, wide and on a phone`, async () => {
      const { page } = await site.visitor({ viewport: wide })
      await page.goto(path, { waitUntil: 'networkidle' })
      if (path === '/register' || path === '/login') await page.getByRole('dialog').waitFor()
      expect(await violationsByLook(page)).toEqual(noViolations)
    })

  for (const theme of ['dark', 'light'])
    test(`[UX-001] for a member in a game, in the ${theme} theme`, async () => {
      const { page } = await site.visitor({ viewport: wide, drawsGames: true })
      await page.addInitScript(name => {
        try {
          localStorage.setItem('theme', name)
        } catch {
          // The game's frame has no storage.
        }
      }, theme)
      await signUp(page)
      await openGame(page, 'MIR-00J')
      expect(await violations(page)).toEqual([])
    })
})

test('[UX-003] every page fits a phone of 390 pixels and answers to touch', async () => {
  const { page } = await site.visitor({ viewport: phone, hasTouch: true, isMobile: true })
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth)
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect([path, await widthOf()]).toEqual([path, phone.width])
  }
  await page.goto('/')
  await hydrated(page)
  const places = page.getByRole('navigation', { name: 'Main places' })
  await places.getByRole('link', { name: 'Games' }).tap()
  await page.getByRole('heading', { name: 'Slots', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('switch').tap()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
  await menu.getByRole('button', { name: 'Close' }).tap()
  await page.locator('main a[href^="/seamless"]').first().tap()
  await page.getByTestId('loginPopupModal').getByRole('button', { name: 'Register' }).tap()
  const form = page.getByTestId('registerModal')
  await form.getByLabel(/^Username/).fill('kara')
  await form.getByRole('tab', { name: 'Mobile number' }).tap()
  await form.getByLabel(/^Mobile number/).waitFor()
  expect(await widthOf()).toBe(phone.width)
})

test('the interface speaks Vietnamese from the first byte when asked to', async () => {
  const { page, context } = await site.visitor({ javaScriptEnabled: false })
  await context.addCookies([{ name: 'lang', value: 'VI', url: site.url }])
  await page.goto('/')
  expect(await page.locator('html').getAttribute('lang')).toBe('vi')
  await page.getByText('Đăng nhập').first().waitFor()
})
