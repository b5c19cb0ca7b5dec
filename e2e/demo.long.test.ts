import { randomUUID } from 'node:crypto'
import { newOperator, operatorAt, TestClient } from '@baize/testing'
import type { Page } from 'playwright-core'
import { openPage, step } from './cashier-steps.ts'
import { demoCommand } from './demo-command.ts'
import { expect, test } from './fixtures.ts'
import { password, path, register, type Site, startSite, visit, wide } from './support.ts'

let site: Site
let demo: ReturnType<typeof demoCommand>['demo']
let during: ReturnType<typeof demoCommand>['during']
test.beforeAll(async () => {
  site = await startSite({ environment: { TRUSTED_PROXIES: '1' } })
  ;({ demo, during } = demoCommand(site.url))
})
test.afterAll(() => site.stop())

/** Looks until the setting acts, which takes a process up to a second. */
async function untilShown(page: Page, address: string, testId: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      return page.getByTestId(testId).count()
    })
    .toBe(1)
}

test('[EYE-014] a closed site shows its maintenance and opens again, and so does one that is closed to a place', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await during('closed', async () => {
    await untilShown(page, '/', 'maintenance')
    await page
      .getByTestId('maintenance')
      .getByText(/GMT|UTC|:/)
      .first()
      .waitFor()
  })
  await during('region', () => untilShown(page, '/', 'region'))
  await expect
    .poll(async () => {
      await page.goto('/rng', { waitUntil: 'domcontentloaded' })
      return page.getByRole('heading', { name: 'Slots', level: 1 }).count()
    })
    .toBe(1)
})

test.describe('customer service', () => {
  /** The latest talk of which this is true. */
  async function latest<T extends { lastAt: string }>(list: T[], isIt: (talk: T) => Promise<boolean>): Promise<T> {
    for (const talk of list.toSorted((a, b) => b.lastAt.localeCompare(a.lastAt))) if (await isIt(talk)) return talk
    throw new Error('no talk is like that')
  }

  /** Writes to the house in the window of a talk, and reads what an operator answers. */
  async function talk(page: Page, question: string): Promise<void> {
    const conversation = page.getByTestId('talk')
    await conversation.getByRole('textbox').fill(question)
    await conversation.getByRole('button', { name: 'Send' }).click()
    await conversation.getByText(question).waitFor()
    const operator = await operatorAt(site, 'support')
    const { list } = await operator.call('service.talks', {})
    // The demo's own people may have answered already: the talk is known by what was asked in it.
    const { id } = await latest(list, async ({ id }) => {
      const { posts } = await operator.call('service.talk', { id })
      return posts.some(({ text }) => text === question)
    })
    await operator.call('service.answerTalk', { id, text: `About "${question}": we look at it now.` })
    await conversation.getByText('we look at it now.').waitFor()
  }

  test('[EYE-001] live chat opens in a window of 440 by 750, and somebody of the house answers there', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/help')
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByTestId('service-LIVECHAT').click()])
    await popup.waitForURL('**/service')
    expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([440, 750])
    await talk(popup, 'Where is my deposit?')
  })

  test('[EYE-002] while the site is closed its service button opens help, and there a talk', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await during('closed', async () => {
      await untilShown(page, '/', 'maintenance')
      const [help] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByTestId('maintenance').getByRole('button', { name: 'Customer service' }).click(),
      ])
      await help.getByRole('heading', { name: 'Help center' }).waitFor()
      await help.getByText('Opening an account').first().waitFor()
      const [desk] = await Promise.all([help.waitForEvent('popup'), help.getByTestId('service-LIVECHAT').click()])
      await talk(desk, 'When do you open again?')
    })
  })
})

test('[EYE-028] a visitor from a country that the site is closed to sees so, by the address alone', async () => {
  const operator = await operatorAt(site, 'operator')
  const restrict = async (countries: string[]) => {
    const { version } = await operator.call('site.brand', {})
    const changes = { restriction: { countries, addresses: [] } }
    await operator.call('site.saveBrand', { changes, version, reason: 'closed to a country for a moment' })
  }
  const { page } = await site.visitor({ viewport: wide, extraHTTPHeaders: { 'x-forwarded-for': '8.8.8.8' } })
  await restrict(['US'])
  await untilShown(page, '/', 'region')
  await page.getByTestId('region').getByText('8.8.8.8').waitFor()
  await restrict([])
})

test('[EYE-014] under the guard a visitor of a hall is led to the sign-in', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await during('guard', async () => {
    await expect
      .poll(async () => {
        await page.goto('/rng', { waitUntil: 'domcontentloaded' })
        return path(page)
      })
      .toBe('/login')
  })
})

test('[EYE-014] a module that is switched off is gone from the menu, and back with it', async () => {
  const { page } = await site.visitor({ viewport: wide })
  const promotions = page.locator('header nav').getByRole('link', { name: 'Promotions' })
  await during('without-promotions', async () => {
    await visit(page, '/help')
    await expect(promotions).toHaveCount(0)
  })
  await visit(page, '/help')
  await promotions.waitFor()
})

test('[EYE-009] the side bar has an entry for every kind, and those without a place of their own say what they are', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await visit(page, '/rng')
  const types = 'firelink promo cs invite telegram twitter douyin iosConfig android ios facebook'.split(' ')
  for (const type of types) await page.getByTestId(`shortcut-${type}`).waitFor()
  await page.getByTestId('shortcut-promo').click()
  await expect.poll(() => path(page)).toBe('/promotions')
  await page.getByTestId('shortcut-telegram').click()
  await page.getByText('This demo has none of them').waitFor()
})

test('[EYE-010] the logo of a studio opens the list of its games over the page', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await register(page)
  await visit(page, '/rng')
  await page
    .getByRole('navigation', { name: 'Games by type' })
    .getByRole('link', { name: 'Slots', exact: true })
    .hover()
  await page.getByTestId('vendors-RNG').getByRole('link', { name: 'Kitepaper' }).click()
  const games = page.getByRole('dialog', { name: 'Kitepaper' })
  await games.getByRole('listitem').first().waitFor()
  expect(path(page)).toBe('/rng')
})

test('[EYE-007] the badge counts what there is to claim, and follows a ticket that comes and one that is drawn', async () => {
  const { page } = await site.visitor({ viewport: wide })
  const username = await register(page)
  const member = await (await new TestClient(site.url).open()).signIn(username, password)
  const operator = await newOperator(site, ['marketing'])
  const waiting = async () => {
    const { messageCount, promoCount } = await member.call('messages.unreadCount', {})
    return { promoCount, shown: String(messageCount + promoCount) }
  }
  const badge = page.getByTestId('badge').first()
  const before = await waiting()
  await expect(badge).toHaveText(before.shown)
  const ticket = {
    account: username,
    kind: 'WHEEL',
    count: 1,
    requestId: randomUUID(),
    reason: 'a wheel to try',
  } as const
  await operator.call('promotions.grantTickets', ticket)
  const granted = await waiting()
  expect(granted.promoCount).toBe(before.promoCount + 1)
  await expect(badge).toHaveText(granted.shown)
  const { list } = await member.call('promotions.list', {})
  const wheel = list.find(({ code }) => code === 'PRIZE-WHEEL')!
  await member.call('promotions.claimRaffle', { id: wheel.id, requestId: randomUUID() })
  await expect.poll(async () => (await badge.innerText()) === (await waiting()).shown).toBe(true)
})

test('[EYE-031] on a phone the menu opens the same list, and starts what the header starts', async () => {
  const { page } = await site.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await register(page)
  await visit(page, '/rng')
  await page.getByRole('button', { name: 'Menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Kitepaper' }).tap()
  await page.getByRole('dialog', { name: 'Kitepaper' }).getByRole('listitem').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).tap()
  // Vendors of this kind stand in neither; its entry leads where that of the header leads.
  await menu.getByRole('link', { name: 'Lottery', exact: true }).tap()
  await expect.poll(() => path(page)).toBe('/lottery')
})

test('[EYE-011] both halls of lotteries offer their hot ones', async () => {
  const { page } = await site.visitor({ viewport: wide })
  for (const address of ['/lott', '/elott']) {
    await visit(page, address)
    const cards = page.locator('main article')
    await cards.first().waitFor()
    const all = await cards.count()
    await page.getByRole('button', { name: 'Hot games', exact: true }).click()
    await expect.poll(() => cards.count()).toBeLessThan(all)
    expect(await cards.count()).toBeGreaterThan(0)
  }
})

test('[EYE-022] banners lead to a page, into a game, to a promotion and out of the site; the halls of lotteries have one', async () => {
  const { page } = await site.visitor({ viewport: wide })
  const banner = async (address: string, title: string) => {
    await visit(page, address)
    const bullet = page.getByTestId('banners').getByRole('button', { name: `Show: ${title}` })
    if (
      (await page
        .getByTestId('banners')
        .getByRole('button', { name: /^Show:/ })
        .count()) > 0
    )
      await bullet.click()
    const slide = page
      .getByTestId('banners')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: title }) })
      .getByRole('link')
    await slide.waitFor()
    return slide
  }
  await (await banner('/', 'A game to begin with')).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('gameCode')).toBe('MIR-00J')
  await (await banner('/promotions', '88.00 to play with')).click()
  await page.getByRole('heading', { name: 'A bonus of 88 to play', level: 1 }).waitFor()
  const outside = await banner('/down', 'A link out of the site')
  expect([await outside.getAttribute('href'), await outside.getAttribute('target')]).toEqual([
    'https://example.org/',
    '_blank',
  ])
  for (const address of ['/lott', '/elott']) await banner(address, 'Draws that nobody can steer')
})

test('[EYE-026] the help page tells what the house has for those who look for help', async () => {
  const { page } = await site.visitor({ viewport: wide })
  for (const address of ['/help', '/helpmc']) {
    await visit(page, address)
    await page.getByTestId('help-notices').getByRole('heading', { name: 'How to check a round yourself' }).waitFor()
  }
})

test('with the slider on the sign-in asks for a piece that is as large as its gap', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await during('slider', async () => {
    await visit(page, '/login')
    const form = page.getByRole('dialog', { name: 'Log in' })
    await form.getByLabel(/^Username/).fill('player')
    await form.getByLabel(/^Password/).fill('Baize#2026')
    await form.getByRole('button', { name: 'Log in', exact: true }).click()
    const pictures = page.getByTestId('slider').locator('img')
    await pictures.nth(1).waitFor()
    const [whole, part] = [(await pictures.nth(0).boundingBox())!, (await pictures.nth(1).boundingBox())!]
    expect(part.width / whole.width).toBeCloseTo(52 / 300, 2)
    expect(part.height / whole.height).toBeCloseTo(52 / 150, 2)
  })
})

test('[EYE-013] the mobile tab of a full registration asks for a captcha, a payment password and two optional fields', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await during('full-registration', async () => {
    await visit(page, '/register')
    const form = page.getByTestId('registerModal')
    await form.getByRole('tab', { name: 'Mobile number' }).click()
    for (const field of [/^Withdrawal password/, /^Name on your bank account/, /^WhatsApp/, /^Captcha/])
      await form.getByLabel(field).waitFor()
    await form.getByRole('img', { name: 'Picture with six characters' }).waitFor()
  })
})

test('[EYE-012] with wallets of vendors a member moves money to one and collects it again', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await register(page)
  await during('vendor-wallets', async () => {
    const panel = await openPage(page, 'transferFund')
    const vendor = panel.locator('[data-vendor]').first()
    await vendor.click()
    await panel.getByLabel(/^Amount/).fill('10')
    await step(panel, 'Transfer')
    await expect(vendor).toContainText('P 10.00')
    await step(panel, 'Collect all')
    await expect(vendor).toContainText('P 0.00')
  })
})

test('[EYE-014] the pool of the jackpot is what its account in the ledger holds', async () => {
  const { page } = await site.visitor({ viewport: wide })
  await during('pool-jackpot', async () => {
    await visit(page, '/')
    await page.getByText('A share of every bet goes in.').waitFor()
  })
  await visit(page, '/')
  await expect(page.getByText('A share of every bet goes in.')).toHaveCount(0)
})

test('a scenario that does not exist, and a word that is neither on nor off, say what there is', async () => {
  const unknown = await demo('clsoed')
  expect(unknown.code).toBe(1)
  expect(unknown.said).toContain('There is no scenario "clsoed".')
  for (const name of ['closed', 'vendor-wallets', 'without-blog']) expect(unknown.said).toContain(name)
  expect(await demo('closed', 'maybe')).toEqual({ code: 1, said: 'Say on or off: npm run demo -- closed off\n' })
  expect((await demo()).said).toContain('npm run demo -- NAME off')
})
