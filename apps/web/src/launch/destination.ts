import type { GameCard, GameType } from '@baize/api'
import { gameTypePaths } from '@baize/api'

/** What can be launched: a game, or a vendor as a whole. */
export interface LaunchObject {
  vassalage: string
  gameType: GameType
  isGame: 'GAME' | 'VASSALAGE'
  gameCode?: string
  /** Stands in for a missing `gameCode`. */
  code?: string
}

export interface Destination {
  to: string
  search: Record<string, string>
}

/** Where a launch leads: a slots vendor to its hall, a house game to the page that hosts it. */
export function destination(launch: LaunchObject): Destination {
  const gameCode = launch.gameCode ?? launch.code
  if (launch.isGame === 'VASSALAGE' || !gameCode)
    return { to: gameTypePaths[launch.gameType], search: { page: launch.vassalage } }
  return { to: '/seamless', search: { gameCode, vendor: launch.vassalage } }
}

export const launchOf = (game: GameCard): LaunchObject => ({
  vassalage: game.vassalage,
  gameType: game.gameType,
  isGame: 'GAME',
  gameCode: game.gameCode,
})
