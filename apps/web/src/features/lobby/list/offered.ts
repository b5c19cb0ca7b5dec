import type { GameClass, GameType, Language, VendorCard } from '@baize/api'
import { gameClasses, hotGameTypes } from '@baize/api'
import type { ListType } from './lobby-state.ts'

/** What a lobby shows of: one vendor, or all of them. */
const inScope = (vendors: readonly VendorCard[], vassalage: string | null): readonly VendorCard[] =>
  vassalage === null ? vendors : vendors.filter(card => card.vassalage === vassalage)

/** Classifications to choose from: those that the vendors have games of, and bingo only where Tagalog is supported. */
export function offeredClasses(
  vendors: readonly VendorCard[],
  vassalage: string | null,
  supported: readonly Language[],
): GameClass[] {
  const filled = new Set(inScope(vendors, vassalage).flatMap(({ classes }) => classes))
  return gameClasses.filter(kind => filled.has(kind) && (kind !== 'BG' || supported.includes('TY')))
}

/** True when there are hot games; only some game types have a hot list. */
export const hasHotGames = (gameType: GameType, vendors: readonly VendorCard[], vassalage: string | null): boolean =>
  hotGameTypes.includes(gameType) && inScope(vendors, vassalage).some(({ hotCount }) => hotCount > 0)

/** Views of a lobby: everything, hot games where there are any, saved ones for members, and recent ones. */
export const offeredLists = ({ hasHot, isMember }: { hasHot: boolean; isMember: boolean }): ListType[] => [
  '',
  ...(hasHot ? (['hot'] as const) : []),
  ...(isMember ? (['fav'] as const) : []),
  'recent',
]
