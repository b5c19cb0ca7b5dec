import type { EndpointName } from '@baize/api'
import { endpointNames, endpoints } from '@baize/api/endpoints/index'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { permission } from '../../../workshop/examples/permission.ts'
import { favouriteIds, forgetFavourites, loadFavourites } from '../../features/favourites/favourite-store.ts'
import { hotGamesQuery } from '../../features/lobby/list/lobby-queries.ts'
import { initialLobby, lobbyReducer } from '../../features/lobby/list/lobby-state.ts'
import { boot, setBoot } from '../api/boot.ts'
import { call } from '../api/call.ts'
import type { AppContext, Call } from '../app/app-context.ts'
import { enterAsGuest } from './session.ts'
import { forgetMember, sessionStore } from './session-store.ts'

/** What the server would say, by operation. */
const answers: Partial<Record<EndpointName, (query: URLSearchParams) => unknown>> = {
  'catalogue.favouriteIds': () => ['7', '12'],
  'catalogue.hotGames': query => ({ list: [{ gameCode: `hot-${query.get('gameType')}` }] }),
  'messages.unreadCount': () => ({ count: 3, messageCount: 3, missionCount: 2, rewardCount: 1, promoCount: 4 }),
  'wallet.balance': () => ({ sumBalance: '12.50', bonus: '0.00', currency: 'DEMO' }),
}
const asked: EndpointName[] = []

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  const nothing = { addEventListener() {}, removeEventListener() {}, querySelector: () => null }
  vi.stubGlobal('document', { visibilityState: 'hidden', ...nothing })
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://site.invalid')
    const name = endpointNames.find(one => endpoints[one].path === pathname)!
    asked.push(name)
    return Response.json({ success: true, value: answers[name]?.(searchParams) ?? {}, message: null, errorCode: null })
  })
  setBoot({ ...permission(), info: { ...permission().info, currencySymbol: '₱' } })
  forgetMember()
  forgetFavourites()
  asked.length = 0
})

test('[ENT-032] the stores keep favourite ids, hot games by game type, the current vendor, the currency symbol and counters', async () => {
  await loadFavourites(call as Call)
  expect([...favouriteIds()]).toEqual(['7', '12'])

  const queryClient = new QueryClient()
  const app = { call, language: 'EN', permission: boot(), queryClient } as unknown as AppContext
  const hot = (gameType: 'RNG' | 'FISH') => hotGamesQuery(app, { gameType, vassalage: null })
  for (const gameType of ['RNG', 'FISH', 'RNG'] as const) await queryClient.ensureQueryData(hot(gameType))
  expect(asked.filter(name => name === 'catalogue.hotGames')).toHaveLength(2)
  const codes = (['RNG', 'FISH'] as const).map(type => queryClient.getQueryData(hot(type).queryKey)?.list[0]?.gameCode)
  expect(codes).toEqual(['hot-RNG', 'hot-FISH'])

  const lobby = initialLobby({ gameType: 'RNG', listType: 'hot', vassalage: 'HLG' })
  expect(lobbyReducer(lobby, { type: 'vendor', vassalage: 'BRZ' }).query).toMatchObject({
    vassalage: 'BRZ',
    gameType: 'RNG',
  })
  expect(boot().info.currencySymbol).toBe('₱')

  await enterAsGuest({ token: 'x' } as Parameters<typeof enterAsGuest>[0])
  const { unreadMessage, missionCount, rewardCount, availablePromoCount, balance } = sessionStore.getState()
  expect([unreadMessage, missionCount, rewardCount, availablePromoCount]).toEqual([3, 2, 1, 4])
  expect(balance?.sumBalance).toBe('12.50')
})

test('[SHELL-106, SHELL-107, SHELL-108] the shell starts without balance and promotions to claim, and holds those of the calls, with the symbol of the brand', async () => {
  setBoot(permission())
  const standard = boot().info.currencySymbol
  const before = sessionStore.getState()
  expect([before.balance, before.availablePromoCount]).toEqual([null, 0])
  setBoot({ ...permission(), info: { ...permission().info, currencySymbol: '₱' } })
  await enterAsGuest({ token: 'x' } as Parameters<typeof enterAsGuest>[0])
  const { balance, availablePromoCount } = sessionStore.getState()
  expect([standard, boot().info.currencySymbol]).toEqual(['P', '₱'])
  expect(balance?.sumBalance).toBe('12.50')
  expect(availablePromoCount).toBe(4)
})
