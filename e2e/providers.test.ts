import { createLog } from '@baize/server-kit/log'
import { systemClock } from '@baize/server-kit/outside'
import { SampleProvider } from '@baize/testing'
import { Catalogue } from '@baize/testing/house'
import type { Page } from 'playwright-core'
import { expect, test } from './fixtures.ts'
import { path, type Site, signUp, startSite, visit, wide } from './support.ts'

/** Strangers that offer a game each, by type and vendor: names of the house's own studio are nobody else's. */
const offers = [
  ['LIVE', 'FARL'],
  ['FISH', 'FARF'],
  ['PVP', 'FARP'],
  ['SPORTS', 'FARS'],
  ['SPORTS', 'AV'],
  ['ESPORTS', 'FARE'],
  ['DS88', 'FARD'],
] as const

let site: Site
let categoriesBefore: string[]
const providers = new Map<string, SampleProvider>()
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startSite()
  const { url, database } = site
  categoriesBefore = await categories()
  const listing = {
    url,
    database,
    clock: { now: () => new Date() },
    platform: {
      catalogue: new Catalogue({
        database,
        log: createLog({ LOG_LEVEL: 'silent' }),
        clock: systemClock,
        studioUrl: url,
      }),
    },
  }
  for (const [type, vendor] of offers)
    providers.set(
      vendor,
      await SampleProvider.start(listing, `S-${vendor}`, type, { vendor, framed: true, protocol: 1 }),
    )
})
test.afterAll(async () => {
  for (const provider of providers.values()) await provider.stop()
  await site.stop()
})

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const frame = (page: Page, vendor: string) =>
  page.frameLocator('iframe').getByRole('heading', { name: `S-${vendor} plays` })
const around = async (page: Page) => [
  await page
    .locator('header')
    .filter({ has: page.getByRole('link', { name: 'Baize' }) })
    .count(),
  await page.locator('footer').count(),
  await page.getByTestId('side-bar').count(),
]

/** The names of all categories, in the menu as the server renders it, that have an entry there. */
async function categories(): Promise<string[]> {
  const [, menu = ''] =
    /<nav[^>]*aria-label="Games by type".*?>(.*?)<\/nav>/s.exec(await (await fetch(site.url)).text()) ?? []
  return ['Slots', ...offered].filter(name => menu.includes(`>${name}</a>`))
}
const offered = ['Live casino', 'Fishing', 'Card games', 'Sports', 'Esports', 'Cockfight']

test('[NAV-018] a category has its entry once a provider has a vendor there, without a restart, and none before', async () => {
  expect(categoriesBefore).toEqual(['Slots', 'Live casino', 'Fishing', 'Card games', 'Sports', 'Esports', 'Cockfight'])
  await expect.poll(categories).toEqual(['Slots', ...offered])
})

test.describe('categories whose games other providers offer', () => {
  test('[ROUTE-019, ROUTE-020, ROUTE-021] live, rooms and fish have a lobby with their vendors and games', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    for (const [address, title, vendor] of [
      ['/live', 'Live casino', 'FARL'],
      ['/pvp', 'Card games', 'FARP'],
      ['/fish', 'Fishing', 'FARF'],
    ] as const) {
      await visit(page, address)
      await heading(page, title).waitFor()
      await page.getByRole('navigation', { name: 'Providers' }).locator(`a[href$="/${vendor}"]`).waitFor()
      await page
        .getByRole('link', { name: `Sample S-${vendor}` })
        .first()
        .waitFor()
      expect(path(page)).toBe(address)
    }
    expect(faults).toEqual([])
  })

  /** A page of halls lists as many vendors as these games come from, each with its own. */
  async function expectHalls(page: Page, address: string, title: string, games: readonly string[]): Promise<void> {
    await visit(page, address)
    await heading(page, title).waitFor()
    const halls = page.getByTestId('hall')
    await expect.poll(() => halls.count()).toBe(games.length)
    for (const game of games) await halls.getByRole('link', { name: game }).first().waitFor()
    expect(path(page)).toBe(address)
  }

  test('[ROUTE-012, ROUTE-013] sports and esports have a page of their vendors, each with its games', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    await expectHalls(page, '/sports', 'Sports', ['Sportsbook', 'Virtual Football', 'Sample S-FARS'])
    await expectHalls(page, '/esports', 'Esports', ['Sample S-AV', 'Esports Book', 'Arena Matches', 'Sample S-FARE'])
    expect(faults).toEqual([])
  })

  test('[ROUTE-014, NAV-009] DS88 has a page of its own', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    await expectHalls(page, '/ds88', 'DS88', ['Rooftop Relay Guardians', 'Sample S-FARD'])
    expect(faults).toEqual([])
  })

  test('[BRAND-027] the menu has an item for each category that has vendors', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await visit(page, '/')
    const menu = page.getByRole('navigation', { name: 'Games by type' })
    for (const name of ['Slots', 'Live casino', 'Fishing', 'Card games', 'Sports', 'Esports', 'Lottery', 'E-lottery'])
      await menu.getByRole('link', { name, exact: true }).waitFor()
  })
})

test.describe('games that other providers serve', () => {
  let page: Page
  let close: () => Promise<void>
  let faults: string[]
  test.beforeAll(async () => {
    const visitor = await site.visitor({ viewport: wide })
    ;({ page, faults } = visitor)
    close = () => visitor.context.close()
    await signUp(page)
  })
  test.afterAll(() => close())

  test('[ROUTE-030] one opens in a frame of its own under the header alone, and never reads the session', async () => {
    await visit(page, '/live')
    await page.getByRole('link', { name: 'Sample S-FARL' }).first().click()
    await expect.poll(() => path(page)).toBe('/game')
    await frame(page, 'FARL').waitFor()
    expect(await around(page)).toEqual([1, 0, 0])
    expect(await page.locator('iframe').getAttribute('sandbox')).toBe('allow-scripts')
    // It tells nothing of bets, so that no figure stands for them.
    await expect(page.getByTestId('net')).toHaveCount(0)
    await page.reload()
    await frame(page, 'FARL').waitFor()
  })

  test('[ROUTE-025, LAUNCH-017] the sports vendor with a page of its own is reached by launching it', async () => {
    const book = page.frameLocator('iframe').getByRole('heading', { level: 1 }).first()
    await visit(page, '/sports')
    await page.getByTestId('hall').first().getByRole('button', { name: 'Play now' }).click()
    await expect.poll(() => path(page)).toBe('/fbsports')
    await book.waitFor()
    expect(await around(page)).toEqual([1, 0, 0])
    await visit(page, '/fbsports?vendor=FB')
    await book.waitFor()
  })

  test('[NAV-013] the cockfight category starts the first game of its vendor', async () => {
    await visit(page, '/')
    await page.getByRole('navigation', { name: 'Games by type' }).getByRole('link', { name: 'Cockfight' }).click()
    await expect.poll(() => path(page)).toBe('/seamless')
    expect(new URL(page.url()).searchParams.get('gameCode')).toBe('ARN-CLK-1')
    await page.frameLocator('iframe').getByRole('grid').waitFor()
    const panel = page
      .getByRole('link', { name: 'Agent', exact: true })
      .or(page.getByRole('button', { name: 'Agent', exact: true }))
    const { x, width } = (await panel.boundingBox())!
    expect(x + width).toBeLessThan(wide.width)
  })

  test('[LOBBY-055] rooms stand with name, stake and seats, a new one appears, and a seat opens the game in it', async () => {
    const duels = providers.get('FARP')!
    const room = { game_code: 'S-FARP-GAME', seats: 2, taken: 1, status: 'waiting', wait_ms: 4_000 } as const
    duels.rooms = [{ ...room, room_id: 'one', stake: 10_000 }]
    await visit(page, '/pvp')
    const rooms = page.getByRole('region', { name: 'Rooms' })
    const seats = rooms.getByRole('article', { name: 'Sample S-FARP' }).getByRole('listitem')
    await seats.first().getByText('P 1.00').waitFor()
    await seats.first().getByRole('img', { name: '1 of 2 seats taken' }).waitFor()
    duels.rooms.push({ ...room, room_id: 'two', stake: 50_000, taken: 2, status: 'playing' })
    await seats.getByText('P 5.00').waitFor()
    expect(await seats.nth(1).getByRole('button', { name: 'Full' }).isDisabled()).toBe(true)
    await seats.first().getByRole('button', { name: 'Sit down' }).click()
    await frame(page, 'FARP').waitFor()
    expect(duels.roomOpened).toBe('one')
    expect(faults).toEqual([])
  })
})
