import type { GameCard, GameType, VendorCard } from '@baize/api'
import { gameTypes } from '@baize/api'
import { prizeModeOfVendor, usualPrizeModes } from '@baize/api/prize-mode'
import { ApiError } from '@baize/client-kit/api-error.ts'
import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import type { LaunchObject } from '../../shared/dialogs/launch-object.ts'
import type { Role } from '../../shared/session/roles.ts'
import { destination, launchOf, launchOfVendor } from './destination.ts'
import type { LaunchTools } from './launch.ts'
import { launch } from './launch.ts'
import { takeLaunch } from './launch-store.ts'
import { launchUrl, lottoModeAt, lottoPayload } from './request-launch.ts'

const game: LaunchObject = { vassalage: 'HLG', gameType: 'RNG', isGame: 'GAME', gameCode: 'HLG-1' }
const answer = { gameUrl: '/studio/play?ticket=t', mode: 'ROUTE', gameSessionId: '1', expiresAt: '' } as const
const page = (to: string, search = {}) => ({ kind: 'page', to, search })

describe('destination', () => {
  test('[LAUNCH-001] Vietnamese draws have their page, with the game', () => {
    expect(destination({ gameType: 'ELOTT', vassalage: 'TCG_LOTTO_VN', gameCode: 'VN_1' })).toEqual(
      page('/vnLottery', { gameCode: 'VN_1' }),
    )
  })

  test('[LAUNCH-002] southern draws have theirs', () => {
    expect(destination({ gameType: 'LOTT', vassalage: 'TCG_SEA', gameCode: 'SEA_1' })).toEqual(
      page('/seaLottery', { gameCode: 'SEA_1' }),
    )
  })

  test('[LAUNCH-003, LAUNCH-004, LAUNCH-009] house and quick draws go to the lottery page with game, vendor and play type', () => {
    for (const vassalage of ['LOTT', 'ELOTT']) {
      const launched = {
        gameType: 'LOTT',
        vassalage,
        gameCode: 'L_1',
        vendor: vassalage,
        defaultPlayType: 'K3',
      } as const
      const search = { gameCode: 'L_1', vendor: vassalage, playType: 'K3' }
      expect(destination(launched)).toEqual(page('/lottery', search))
    }
  })

  test('[LAUNCH-005, SHELL-046] a slots vendor starts by itself, as a page of the hall', () => {
    expect(destination({ vassalage: 'HLG', gameType: 'RNG', isGame: 'GAME' })).toEqual(page('/rng', { page: 'HLG' }))
  })

  test.each(['LIVE', 'FISH', 'PVP', 'ESPORTS', 'COCKFIGHT', 'DS88'] satisfies GameType[])(
    '[SHELL-047] a vendor of %s takes the generic start',
    gameType => {
      const path = `/${gameType.toLowerCase()}/vassalage/V`
      expect(destination({ vassalage: 'V', gameType, isGame: 'GAME' })).toEqual(page(path))
    },
  )

  test('[SHELL-048] the FB sports vendor goes to a page of its own, and no other one does', () => {
    expect(destination({ vassalage: 'FB', gameType: 'SPORTS', isGame: 'GAME' })).toEqual(
      page('/fbsports', { vendor: 'FB' }),
    )
    for (const gameType of gameTypes.filter(type => type !== 'SPORTS'))
      expect(destination({ vassalage: 'FB', gameType })).not.toMatchObject({ to: '/fbsports' })
  })

  test('[LAUNCH-006] a card that stands for a vendor opens the popup of its games, and lotteries come before that', () => {
    const card = { gameType: 'RNG', vassalage: 'HLG', isGame: 'VASSALAGE' } as const
    expect(destination(card)).toEqual({ kind: 'vendorGames', vassalage: 'HLG', gameType: 'RNG' })
    expect(destination({ ...card, gameType: 'LOTT', vassalage: 'LOTT' })).toMatchObject({ to: '/lottery' })
  })

  test('[LAUNCH-008] a house game has a page of this site, one from elsewhere is framed', () => {
    const search = { gameCode: 'HLG-1', vendor: 'HLG' }
    expect(destination(game, 'ROUTE')).toEqual(page('/seamless', search))
    expect(destination(game, 'IFRAME')).toEqual(page('/game', search))
    expect(destination({ ...game, isGame: undefined } as never)).toEqual(page('/seamless', search))
  })

  test('[LAUNCH-011] code stands in for a missing gameCode', () => {
    const other: LaunchObject = { vassalage: 'HLG', gameType: 'RNG', code: 'HLG-2' }
    expect(destination(other)).toMatchObject({ search: { gameCode: 'HLG-2' } })
    expect(destination({ ...other, gameCode: 'HLG-3' })).toMatchObject({ search: { gameCode: 'HLG-3' } })
  })

  test('[LAUNCH-010] a launch object has provider, game, what the card stands for, and a play type', () => {
    expectTypeOf<
      'vassalage' | 'vendor' | 'accountTypeName' | 'gameCode' | 'code' | 'isGame' | 'defaultPlayType'
    >().toExtend<keyof LaunchObject>()
    const card = { ...game, gameCode: 'HLG-9', trialEnabled: true } as GameCard
    expect(launchOf(card)).toMatchObject({ vassalage: 'HLG', gameCode: 'HLG-9', isGame: 'GAME' })
    const vendor = { vassalage: 'HLG', gameType: 'RNG', isGame: 'VASSALAGE' } as VendorCard
    expect(launchOfVendor(vendor)).toEqual({ vassalage: 'HLG', gameType: 'RNG', isGame: 'VASSALAGE' })
    const whole: LaunchObject = {
      ...{ vassalage: 'LOTT', vendor: 'LOTT', gameType: 'LOTT', isGame: 'GAME' },
      ...{ gameCode: 'LT_3D', defaultPlayType: 'D3' },
    }
    expect(destination(whole)).toEqual(page('/lottery', { gameCode: 'LT_3D', vendor: 'LOTT', playType: 'D3' }))
  })

  test('[LAUNCH-010, LAUNCH-012] the provider is vassalage, else vendor, else accountTypeName', () => {
    const bare = { gameType: 'RNG', gameCode: 'G' } as const
    const vendorOf = (launched: LaunchObject) => (destination(launched) as ReturnType<typeof page>).search
    expect(vendorOf({ ...bare, accountTypeName: 'C' })).toMatchObject({ vendor: 'C' })
    expect(vendorOf({ ...bare, accountTypeName: 'C', vendor: 'B' })).toMatchObject({ vendor: 'B' })
    expect(vendorOf({ ...bare, accountTypeName: 'C', vendor: 'B', vassalage: 'A' })).toMatchObject({ vendor: 'A' })
    expect(destination({ ...bare, accountTypeName: 'TCG_SEA' })).toMatchObject({ to: '/seaLottery' })
    expect(destination({ ...bare, accountTypeName: 'ELOTT' })).toMatchObject({ search: { vendor: 'ELOTT' } })
  })
})

/** Tools that note what was done, over a server that answers as told. */
function tools(role: Role, requestLaunch: LaunchTools['requestLaunch'] = async () => answer) {
  const done: unknown[] = []
  const all: LaunchTools = {
    role: () => role,
    requestLaunch: (gameCode, vassalage) => {
      done.push(['ask', gameCode])
      return requestLaunch(gameCode, vassalage)
    },
    navigate: goal => done.push(['navigate', goal.to]),
    openVendorGames: ({ vassalage }) => done.push(['popup', vassalage]),
    openLogin: next => done.push(['login', next.gameCode]),
    warnTrial: () => done.push(['warning']),
    showFault: (_game, error) => done.push(['fault', error.code]),
  }
  return { all, done }
}
const refusing = (code: ApiError['code']) => async () => {
  throw new ApiError(code, '')
}

describe('launch', () => {
  test('[LAUNCH-013] without a token nothing is asked and nowhere is gone; the login opens with the game kept', async () => {
    const { all, done } = tools('visitor')
    await launch(game, all)
    await launch({ ...game, gameCode: 'HLG-2', isGame: 'VASSALAGE' }, all)
    expect(done).toEqual([
      ['login', 'HLG-1'],
      ['login', 'HLG-2'],
    ])
  })

  test('[LAUNCH-015] a trial guest is warned of a game that is not for trials, and nothing is launched', async () => {
    const { all, done } = tools('guest')
    await launch({ ...game, trialEnabled: false }, all)
    expect(done).toEqual([['warning']])
  })

  test('[LAUNCH-016] a trial guest is let into a game that is open for trial', async () => {
    const { all, done } = tools('guest')
    await launch({ ...game, trialEnabled: true }, all)
    expect(done).toEqual([
      ['ask', 'HLG-1'],
      ['navigate', '/seamless'],
    ])
  })

  test('[LAUNCH-015] a trial that the server refuses is warned of too', async () => {
    const { all, done } = tools('guest', refusing('trial_refused'))
    await launch(game, all)
    expect(done).toEqual([['ask', 'HLG-1'], ['warning']])
  })

  test('[LAUNCH-006] the popup of a vendor opens without a call and without going anywhere', async () => {
    const { all, done } = tools('member')
    await launch({ gameType: 'RNG', vassalage: 'HLG', isGame: 'VASSALAGE' }, all)
    expect(done).toEqual([['popup', 'HLG']])
  })

  test('a game that the server lets in opens, and its one-time address is taken once', async () => {
    const { all, done } = tools('member')
    await launch(game, all)
    expect(done.at(-1)).toEqual(['navigate', '/seamless'])
    expect(takeLaunch('HLG-1')).toEqual(answer)
    expect(takeLaunch('HLG-1')).toBeNull()
  })

  test('[LAUNCH-008] one that comes from elsewhere opens in the page of frames', async () => {
    const { all, done } = tools('member', async () => ({ ...answer, gameUrl: 'https://x.example/', mode: 'IFRAME' }))
    await launch(game, all)
    expect(done.at(-1)).toEqual(['navigate', '/game'])
  })

  test('a refusal is told and leaves the player where he was', async () => {
    const { all, done } = tools('member', refusing('game_unavailable'))
    await launch({ ...game, gameCode: 'HLG-9' }, all)
    expect(done.at(-1)).toEqual(['fault', 'game_unavailable'])
    expect(takeLaunch('HLG-9')).toBeNull()
  })

  test('an ended session is left to the session itself', async () => {
    const { all, done } = tools('member', refusing('session_expired'))
    await launch(game, all)
    expect(done).toEqual([['ask', 'HLG-1']])
  })
})

describe('[LAUNCH-022] a launch goes through one of the launch addresses of the brand', () => {
  const cdns = ['https://a.example/', 'https://b.example/x', 'https://c.example']

  test.each([
    [0, 'https://a.example/studio/play'],
    [0.34, 'https://b.example/x/studio/play'],
    [0.999, 'https://c.example/studio/play'],
  ])('draw %d: %s', (draw, url) => {
    expect(launchUrl('/studio/play', cdns, draw)).toBe(url)
  })

  test('without any it stays on this site, and an address elsewhere stays as it is', () => {
    expect(launchUrl('/studio/play', [], 0.5)).toBe('/studio/play')
    expect(launchUrl('https://x.example/play', cdns, 0.5)).toBe('https://x.example/play')
  })
})

describe('the launch of a lottery', () => {
  const lanes = [{ title: 'ELOTT' as const, cards: [{ vassalage: 'TCG_LOTTO_VN' }] }]

  test('[LAUNCH-021] shows the betting page of a game, and without one the lobby', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const about = { language: 'VI', backUrl: '/elott' } as const
    expect(lottoPayload('Elott', 'EL_K3_1', about)).toEqual({
      ...{ lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'Elott', lottoGameCode: 'EL_K3_1' },
      ...{ lottoView: 'betting', device: 'MOBILE', backUrl: '/elott', language: 'VI' },
    })
    const lobby = lottoPayload('SEA', undefined, about)
    expect(lobby.lottoView).toBe('lobby')
    expect(lobby).not.toHaveProperty('lottoGameCode')
    vi.unstubAllGlobals()
  })

  test('goes by the prize mode of its vendor, Vietnamese ones by that of the menus; other vendors have none', () => {
    const modeOf = (vendor: string, menus: typeof lanes = lanes) => prizeModeOfVendor(vendor, usualPrizeModes, menus)
    expect(['LOTT', 'ELOTT', 'TCG_SEA', 'HLG'].map(vendor => modeOf(vendor))).toEqual([
      ...['LOTT', 'ELOTT', 'SEA', null],
    ])
    expect([modeOf('TCG_LOTTO_VN'), modeOf('TCG_LOTTO_VN', [])]).toEqual(['ELOTT', 'LOTT'])
    expect(prizeModeOfVendor('TCG_LOTTO_VN', { TCG_LOTTO_VN: 'ZY' }, lanes)).toBe('ZY')
    expect(['/elott', '/lott', '/lott/vassalage/TCG_SEA', '/elott/vassalage/TCG_LOTTO_VN'].map(lottoModeAt)).toEqual([
      ...['ELOTT', 'LOTT', 'SEA', 'ELOTT'],
    ])
  })
})
