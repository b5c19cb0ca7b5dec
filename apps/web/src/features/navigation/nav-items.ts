import type { GameType, VendorCard } from '@baize/api'
import { gameTypePaths, instantClasses, navVendorLimit } from '@baize/api'

/** Game types whose vendors stay out of the menus. */
const withoutVendors: readonly GameType[] = ['ELOTT', 'DS88']

export interface CategoryItem {
  kind: 'category'
  type: GameType
  /** The vendor that stands first. */
  first: VendorCard
  /** Logos of the dropdown; none, and there is no dropdown. */
  vendors: VendorCard[]
  /** The dropdown is full, so it ends with a way to the whole category. */
  more: boolean
}
export type NavItem = { kind: 'home' } | CategoryItem | { kind: 'instant' } | { kind: 'promotions' }

/** One item of the menu for a game type: at most eleven vendors, and none for types that do not show theirs. */
export function categoryItem(type: GameType, cards: VendorCard[]): CategoryItem {
  const vendors = withoutVendors.includes(type) ? [] : cards.slice(0, navVendorLimit)
  return { kind: 'category', type, first: cards[0]!, vendors, more: vendors.length === navVendorLimit }
}

/** True for the slots where some of their vendors have instant games, which have a door of their own. */
export const hasInstantGames = (type: GameType, cards: readonly VendorCard[]): boolean =>
  type === 'RNG' && cards.some(({ classes }) => classes.some(kind => instantClasses.includes(kind)))

/** Where that door leads: to the lobby of the slots, narrowed. */
export const instantPlace = { to: gameTypePaths.RNG, search: { class: 'IN' } } as const

export const isInstantPlace = ({ pathname, search }: { pathname: string; search: { class?: string } }): boolean =>
  pathname === instantPlace.to && search.class === instantPlace.search.class

/** The header's menu: home first, an item a game type that has vendors, instant games after the slots, and promotions last where that page exists. */
export function navItems(
  menus: readonly { title: GameType; cards: VendorCard[] }[],
  { hasPromotions }: { hasPromotions: boolean },
): NavItem[] {
  const filled = menus.filter(({ cards }) => cards.length > 0)
  return [
    { kind: 'home' },
    ...filled.flatMap(({ title, cards }): NavItem[] => [
      categoryItem(title, cards),
      ...(hasInstantGames(title, cards) ? [{ kind: 'instant' as const }] : []),
    ]),
    ...(hasPromotions ? [{ kind: 'promotions' } as const] : []),
  ]
}
