import type { GameCard, GameType, VendorCard } from '@baize/api'
import { gameTypes } from '@baize/api'
import { describe, expect, test } from 'vitest'
import { openPage } from '../fixtures/open-page.ts'

const vendor = (gameType: GameType, vassalage: string, more: Partial<VendorCard> = {}): VendorCard => ({
  ...{ vassalage, vendorName: `House ${vassalage}`, gameType, accountTypeId: vassalage, isHot: false },
  ...{ isGame: 'GAME', gameCount: 1, hotCount: 0, classes: [] },
  ...more,
})
const game = (gameCode: string): GameCard => ({
  ...{ nodeId: gameCode, gameId: gameCode, gameCode, gameName: `Game ${gameCode}`, gameGroupCode: 'HLG' },
  ...{ gameType: 'RNG', vassalage: 'HLG', vendorName: 'Heron', isHot: false, isNew: false, classification: null },
  ...{
    minBet: '0.01',
    lines: 20,
    rtpPercent: '96.00',
    rakePercent: null,
    volatility: 'low',
    trialEnabled: true,
    tint: '#123456',
  },
})

/** What a site with two vendors in every category answers. */
function answers(more: Partial<VendorCard> = {}) {
  const groups = gameTypes.map(type => ({
    gameCategory: type,
    vendors: [vendor(type, `${type}A`, more), vendor(type, `${type}B`, more)],
  }))
  return {
    'catalogue.gameMenus': groups.map(({ gameCategory: title, vendors: cards }) => ({ title, cards })),
    'catalogue.gameVendors': groups,
    'catalogue.gameList': { games: [game('ONE'), game('TWO')], totalPages: 4, totalCount: 60, pageNo: 1 },
    'catalogue.hotGames': { list: [game('HOT')] },
  }
}

const open = (path: string, given: Record<string, unknown> = answers()) => openPage(path, {}, given)
const mainOf = (html: string) => html.split('<main')[1]!.split('</main>')[0]!
/** The names of the lists and filters that are pressed. */
const pressed = (html: string) =>
  [...mainOf(html).matchAll(/aria-pressed="true"[^>]*>(?:<svg.*?<\/svg>)?([^<]+)/g)].map(([, text]) => text)
/** The vendor whose place in the lobby's menu is the page itself. */
const currentVendor = (html: string) =>
  mainOf(html)
    .match(/aria-current="page"[^>]*>.*?<\/a>/)?.[0]
    .match(/alt="([^"]*)"/)?.[1] ?? null

describe('a category has a page that lists its vendors', () => {
  async function expectLobby(path: string, gameType: GameType, title: string): Promise<void> {
    const { html } = await open(path)
    const main = html().split('<main')[1]!
    expect(main).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect(main).toContain(`House ${gameType}A`)
    expect(main).toContain(`House ${gameType}B`)
  }

  test('[NAV-001] e-lotteries at /elott', () => expectLobby('/elott', 'ELOTT', 'E-lottery'))
  test('[NAV-002] lotteries at /lott', () => expectLobby('/lott', 'LOTT', 'Lottery'))
  test('[NAV-003] live tables at /live', () => expectLobby('/live', 'LIVE', 'Live casino'))
  test('[NAV-004] sports at /sports', () => expectLobby('/sports', 'SPORTS', 'Sports'))
  test('[NAV-005] fish at /fish', () => expectLobby('/fish', 'FISH', 'Fishing'))
  test('[NAV-006] slots at /rng', () => expectLobby('/rng', 'RNG', 'Slots'))
  test('[NAV-007] cards at /pvp', () => expectLobby('/pvp', 'PVP', 'Card games'))
  test('[NAV-008] esports at /esports', () => expectLobby('/esports', 'ESPORTS', 'Esports'))
  test('[NAV-009] DS88 at /ds88', () => expectLobby('/ds88', 'DS88', 'DS88'))

  test('one without open vendors leads home, and the slots hall stands', async () => {
    const onlySlots = answers()
    onlySlots['catalogue.gameMenus'] = onlySlots['catalogue.gameMenus'].filter(({ title }) => title === 'RNG')
    expect((await open('/live', onlySlots)).redirect).toBe(true)
    expect((await open('/fish/hot', onlySlots)).redirect).toBe(true)
    expect((await open('/rng', onlySlots)).redirect).toBe(false)
  })
})

describe('a lobby opens', () => {
  const asked = (calls: [string, unknown][], name: string) =>
    calls.filter(([called]) => called === name).map(([, payload]) => payload)

  test('[LOBBY-011, LOBBY-032, LOBBY-026] on all games, with the first fifteen', async () => {
    const { html, calls } = await open('/live')
    expect(pressed(html())).toEqual(['All'])
    expect(asked(calls, 'catalogue.gameList')).toMatchObject([{ gameType: 'LIVE', pageNo: 1, pageSize: 15 }])
    expect(html()).toContain('Game ONE')
  })

  test('[LOBBY-002] on its hot list, and asks for no other', async () => {
    const { html, calls } = await open('/live/hot', answers({ hotCount: 1 }))
    expect(pressed(html())).toEqual(['Hot games'])
    expect(html()).toContain('Game HOT')
    expect(asked(calls, 'catalogue.gameList')).toEqual([])
  })

  test('[LOBBY-003] on a vendor of its address', async () => {
    const { html, calls } = await open('/live/vassalage/LIVEB')
    expect(currentVendor(html())).toBe('House LIVEB')
    expect(asked(calls, 'catalogue.gameList')).toMatchObject([{ vassalage: 'LIVEB' }])
  })

  test('[LOBBY-004] on the first vendor, when the address names none that exists', async () => {
    const { html, calls } = await open('/live/vassalage/NOPE')
    expect(currentVendor(html())).toBe('House LIVEA')
    expect(asked(calls, 'catalogue.gameList')).toMatchObject([{ vassalage: 'LIVEA' }])
  })

  test('[LOBBY-028, LOBBY-029] the slots hall on the vendor of its page, and each tab leads to its own', async () => {
    const { html } = await open('/rng?page=RNGB')
    expect(currentVendor(html())).toBe('House RNGB')
    expect(html()).toContain('href="/rng?page=RNGA"')
  })
})

describe('a lobby offers', () => {
  const offered = (html: string) =>
    [...mainOf(html).matchAll(/<button[^>]*aria-pressed="[^"]*"[^>]*>(?:<svg.*?<\/svg>)?([^<]+)</g)].map(
      ([, text]) => text,
    )

  test('[LOBBY-008] hot games where there are some, and [LOBBY-010] recent games always', async () => {
    expect(offered((await open('/live')).html())).toEqual(['All', 'Recent games'])
    expect(offered((await open('/live', answers({ hotCount: 2 }))).html())).toEqual([
      'All',
      'Hot games',
      'Recent games',
    ])
  })

  test('[LOBBY-021] all minimum bets, then 0.01, 0.05, 0.1, 0.5 and 0.75', async () => {
    const { html } = await open('/live')
    const options = [...html().matchAll(/role="option"[^>]*>([^<]*)</g)].map(([, text]) => text)
    expect(options).toEqual(['All', '0.01', '0.05', '0.1', '0.5', '0.75'])
  })

  test('classifications that its games have, and in the slots hall two filters more', async () => {
    expect(offered((await open('/rng', answers({ classes: ['JP', 'AC'] }))).html())).toEqual([
      ...['All', 'Recent games', 'Jackpot', 'Arcade', 'Bets of 1 or more', '25 lines or more'],
    ])
  })

  test('a search box that suggests', async () => {
    expect((await open('/live')).html()).toMatch(/<input[^>]*role="combobox"[^>]*aria-label="Search games"/)
  })
})

test.each([
  ['LOBBY-030', '/live', 'Bàn chơi mở suốt ngày đêm'],
  ['LOBBY-031', '/sports', 'Kèo trước trận'],
])('[LOBBY-030, LOBBY-031] %s: %s has a line under its title in Vietnamese alone', async (_row, path, line) => {
  expect((await openPage(path, {}, answers(), 'VI')).html()).toContain(line)
  expect((await openPage(path, {}, answers(), 'EN')).html()).not.toContain(line)
})
