import type { GameType } from '@baize/api'

/** What can be launched: a game, or a vendor as a whole. */
export interface LaunchObject {
  gameType: GameType
  /** What the card stands for: a game, or a vendor whose games are to be listed. A game when it is missing. */
  isGame?: 'GAME' | 'VASSALAGE'
  /** Its provider: the first of these that is there. */
  vassalage?: string
  vendor?: string
  accountTypeName?: string
  gameCode?: string
  /** Stands in for a missing `gameCode`. */
  code?: string
  defaultPlayType?: string
  /** The room in which it opens, of a game between members. */
  roomId?: string
  /** The match on whose page a book opens. */
  match?: string
  /** Open to trial guests; the server knows where this does not say. */
  trialEnabled?: boolean
}
