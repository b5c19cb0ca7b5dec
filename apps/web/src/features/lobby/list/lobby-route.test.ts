import type { VendorCard } from '@baize/api'
import { describe, expect, test } from 'vitest'
import { vendorAddress } from '../../launch/vendor-address.ts'
import { gameTypeOf, knownVendor, lobbyRoute } from './lobby-route.ts'
import { hasHotGames, offeredClasses, offeredLists } from './offered.ts'

const vendor = (vassalage: string, more: Partial<VendorCard> = {}): VendorCard => ({
  ...{ vassalage, vendorName: vassalage, gameType: 'RNG', accountTypeId: vassalage, isHot: false },
  ...{ isGame: 'GAME', gameCount: 1, hotCount: 0, classes: [] },
  ...more,
})

test.each([
  ['/live', 'LIVE'],
  ['/rng', 'RNG'],
  ['/fish/hot', 'FISH'],
  ['/ds88/vassalage/DS88', 'DS88'],
  ['/help', null],
  ['/', null],
])('[LOBBY-001] the address %s is the lobby of %s', (path, gameType) => {
  expect(gameTypeOf(path)).toBe(gameType)
})

describe('an address opens', () => {
  const at = (params: object, search: object = {}) => lobbyRoute('LIVE', { params, search })

  test('[LOBBY-011] everything, when it names nothing', () => {
    expect(at({})).toEqual({ gameType: 'LIVE', listType: '', vassalage: null })
  })

  test('[LOBBY-002] the hot list by type hot', () => {
    expect(at({ type: 'hot' })).toMatchObject({ listType: 'hot', vassalage: null })
  })

  test('[LOBBY-003] a vendor by type vassalage', () => {
    expect(at({ type: 'vassalage', vassalage: 'LVT' })).toMatchObject({ listType: '', vassalage: 'LVT' })
  })

  test('[LOBBY-029] a vendor of the slots hall by its page', () => {
    expect(lobbyRoute('RNG', { params: {}, search: { page: 'HLG' } })).toMatchObject({ vassalage: 'HLG' })
  })

  test('[HOME-028] no hot list where the game type has none', () => {
    expect(lobbyRoute('ESPORTS', { params: { type: 'hot' }, search: {} }).listType).toBe('')
    expect(hasHotGames('ESPORTS', [vendor('VES', { hotCount: 3 })], null)).toBe(false)
    expect(hasHotGames('RNG', [vendor('HLG', { hotCount: 3 })], null)).toBe(true)
  })

  test.each(['hlg', 'A'.repeat(25), '', '../x'])('everything, when "%s" cannot be a vendor', page => {
    expect(lobbyRoute('RNG', { params: {}, search: { page } }).vassalage).toBeNull()
  })
})

test('[LOBBY-004] an unknown vendor gives way to the first', () => {
  const vendors = [vendor('HLG'), vendor('BRZ')]
  expect(knownVendor('NOPE', vendors)).toBe('HLG')
  expect(knownVendor('BRZ', vendors)).toBe('BRZ')
  expect(knownVendor(null, vendors)).toBeNull()
  expect(knownVendor('NOPE', [])).toBe('NOPE')
})

test('[LOBBY-028] a vendor of the slots hall is a page of it, elsewhere a path', () => {
  expect(vendorAddress('RNG', 'HLG')).toEqual({ to: '/rng', search: { page: 'HLG' } })
  expect(vendorAddress('LIVE', 'LVT')).toEqual({ to: '/live/vassalage/LVT', search: {} })
  expect(vendorAddress('LIVE', null)).toEqual({ to: '/live', search: {} })
})

describe('what is offered', () => {
  test('[LOBBY-008] the hot list only where there are hot games', () => {
    const vendors = [vendor('HLG', { hotCount: 2 }), vendor('BRZ')]
    expect(hasHotGames('RNG', vendors, null)).toBe(true)
    expect(hasHotGames('RNG', vendors, 'BRZ')).toBe(false)
    expect(offeredLists({ hasHot: false, isMember: true })).not.toContain('hot')
  })

  test('[LOBBY-009] saved games to members alone, [LOBBY-010] recent games to everybody', () => {
    expect(offeredLists({ hasHot: true, isMember: false })).toEqual(['', 'hot', 'recent'])
    expect(offeredLists({ hasHot: true, isMember: true })).toEqual(['', 'hot', 'fav', 'recent'])
  })

  test('[LOBBY-020] bingo only where Tagalog is supported, and only classifications that hold games', () => {
    const vendors = [vendor('HLG', { classes: ['JP', 'BG'] }), vendor('BRZ', { classes: ['TG'] })]
    expect(offeredClasses(vendors, null, ['EN'])).toEqual(['JP', 'TG'])
    expect(offeredClasses(vendors, null, ['EN', 'TY'])).toEqual(['JP', 'TG', 'BG'])
    expect(offeredClasses(vendors, 'BRZ', ['EN', 'TY'])).toEqual(['TG'])
  })
})
