import type { GameType, VendorCard } from '@baize/api'
import { navVendorLimit } from '@baize/api'
import { describe, expect, test } from 'vitest'
import { categoryItem, navItems } from './nav-items.ts'

const cards = (count: number, gameType: GameType = 'RNG'): VendorCard[] =>
  Array.from({ length: count }, (_, at) => ({
    gameType,
    vassalage: `V${at}`,
    vendorName: `Vendor ${at}`,
    accountTypeId: String(at),
    isGame: 'GAME',
    gameCount: 1,
    hotCount: 0,
    classes: [],
    isHot: false,
  }))
const kinds = (items: ReturnType<typeof navItems>) =>
  items.map(item => (item.kind === 'category' ? item.type : item.kind))

describe('the header menu', () => {
  const menus = [
    { title: 'RNG' as const, cards: cards(3) },
    { title: 'LIVE' as const, cards: cards(1, 'LIVE') },
    { title: 'FISH' as const, cards: [] },
  ]

  test('[SHELL-037] starts with home, then has one item a game type that holds vendors', () => {
    expect(kinds(navItems(menus, { hasPromotions: false }))).toEqual(['home', 'RNG', 'LIVE'])
  })

  test('[MEND-048] instant games have an item of their own after the slots, where there are any', () => {
    const instant: VendorCard[] = [{ ...cards(1)[0]!, classes: ['JP', 'AC'] }]
    const items = navItems([{ title: 'RNG', cards: instant }, menus[1]!], { hasPromotions: false })
    expect(kinds(items)).toEqual(['home', 'RNG', 'instant', 'LIVE'])
    expect(kinds(navItems(menus, { hasPromotions: false }))).not.toContain('instant')
  })

  test('ends with promotions once they have a page', () => {
    expect(kinds(navItems(menus, { hasPromotions: true })).at(-1)).toBe('promotions')
  })
})

describe('the dropdown of a game type', () => {
  test('[CONST-012] [SHELL-040] holds eleven vendors at most', () => {
    expect(navVendorLimit).toBe(11)
    expect(categoryItem('RNG', cards(15)).vendors).toHaveLength(11)
  })

  test.each([
    [11, true],
    [15, true],
  ])('[SHELL-041] with %i vendors it ends with a way to all of them', (count, more) => {
    expect(categoryItem('RNG', cards(count)).more).toBe(more)
  })

  test('[SHELL-042] with fewer than eleven it does not', () => {
    expect(categoryItem('RNG', cards(10)).more).toBe(false)
  })

  test('[SHELL-043] ELOTT has none', () => {
    expect(categoryItem('ELOTT', cards(15, 'ELOTT'))).toMatchObject({ vendors: [], more: false })
  })

  test('[SHELL-044] DS88 has none', () => {
    expect(categoryItem('DS88', cards(15, 'DS88'))).toMatchObject({ vendors: [], more: false })
  })
})
