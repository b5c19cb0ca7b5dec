import type { GameType } from '@baize/api'
import { gameTypePaths } from '@baize/api'

/** The address of a vendor in a lobby: a page of the slots hall, a path elsewhere; without a vendor the lobby's own. */
export function vendorAddress(gameType: GameType, vassalage: string | null): { to: string; search: { page?: string } } {
  const to = gameTypePaths[gameType]
  if (vassalage === null) return { to, search: {} }
  return gameType === 'RNG' ? { to, search: { page: vassalage } } : { to: `${to}/vassalage/${vassalage}`, search: {} }
}
