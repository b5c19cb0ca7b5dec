import type { GameCard, ResponseOf } from '@baize/api'
import { describe, expect, test } from 'vitest'
import { openPage } from '../fixtures/open-page.ts'

const game = (at: number): GameCard => ({
  ...{ nodeId: `${at}`, gameId: `${at}`, gameCode: `HLG-${at}`, gameName: `Game ${at}.`, gameGroupCode: 'HLG' },
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
const notice = (id: string, title: string) => ({ id, title, html: '<p>.</p>', postedAt: '2026-11-20T08:00:00.000Z' })
const banner = {
  ...{ bannerId: '3', groupName: 'home', url: '/rng', linkageType: '1', title: 'Autumn' },
  ...{ text: 'A new hall', action: 'Open', image: 'welcome' },
}
const winner: ResponseOf<'rounds.winnerBoard'>[number] = {
  player: 'li***7',
  gameCode: 'HLG-1',
  gameName: 'Ironkeel Saga',
  prize: '2418.50',
  winningTime: '2026-11-20T11:05:00.000Z',
}
const announcements = {
  banners: [banner],
  player: [notice('1', 'New tables')],
  popup: [notice('2', 'Maintenance over')],
  promotion: [notice('3', 'Autumn cup')],
  help: [],
}
const answers = {
  'site.announcements': announcements,
  'launch.popularGames': Array.from({ length: 20 }, (_, at) => game(at)),
  'rounds.winnerBoard': [winner],
  'catalogue.gameMenus': [],
}

const open = (given: Record<string, unknown> = answers) => openPage('/', {}, given)
const banners = 'data-testid="banners"'

describe('home', () => {
  test('[HOME-013, HOME-017, HOME-021] asks for 20 popular games and the winners, and for nothing that takes a member', async () => {
    const { calls } = await open()
    const asked = new Map(calls)
    expect(asked.get('launch.popularGames')).toEqual({ count: 20 })
    expect(asked.get('rounds.winnerBoard')).toEqual({})
    expect(asked.has('members.consolidated')).toBe(false)
    expect(asked.has('members.info')).toBe(false)
  })

  test('[HOME-014] shows the popular games as cards that lead into the game', async () => {
    const { html } = await open()
    const links = [...html().matchAll(/href="\/seamless\?gameCode=(HLG-\d+)/g)].map(([, code]) => code)
    expect(links).toEqual(answers['launch.popularGames'].map(({ gameCode }) => gameCode))
  })

  test('[HOME-001] has a carousel while its group holds a banner, and [HOME-002] none while it is empty', async () => {
    expect((await open()).html()).toContain(banners)
    const elsewhere = { ...announcements, banners: [{ ...banner, groupName: 'rng' }] }
    expect((await open({ ...answers, 'site.announcements': elsewhere })).html()).not.toContain(banners)
  })

  test('[HOME-007] has the jackpot beside the banners, in one block', async () => {
    const { html } = await open()
    const hero = html().split('class="_hero')[1]!.split('</div><!--$-->')[0]!
    expect(hero).toContain(banners)
    expect(hero).toContain('jackpot-title')
  })

  test('[HOME-011] lists every title of the notices in the marquee', async () => {
    const marquee = (await open()).html().split('aria-label="Notices"')[1]!
    for (const title of ['New tables', 'Autumn cup']) expect(marquee).toContain(title)
  })

  test('[HOME-018] shows player, game, prize and time of each win', async () => {
    const board = (await open()).html().split('id="winners-title"')[1]!
    for (const shown of ['li***7', 'Ironkeel Saga', '2,418.50', '2026-11-20 11:05']) expect(board).toContain(shown)
  })
})
