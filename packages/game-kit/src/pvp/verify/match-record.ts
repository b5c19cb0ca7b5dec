import type { MatchStart } from '../conduct/start.ts'
import type { MatchAct, MatchEnd } from '../conduct/state.ts'
import type { MatchCode } from '../match-game.ts'
import type { MatchSettlement } from '../settlement/settle-match.ts'

/** What is published of a finished match: all that anybody needs to play it again. Members are not named in it. */
export interface MatchRecord extends MatchStart {
  gameCode: MatchCode
  /** Hex SHA-256 of the server seed, told before anything of the players was known. */
  commitment: string
  /** Hashes that seats sent before any seed was open, in their order. */
  hashes: string[]
  /** What was closed after the deal: cards of each seat, or the first dice of the first throw. */
  dealt: number[][]
  acts: MatchAct[]
  end: MatchEnd
  /** In units; null for a void match. */
  settlement: MatchSettlement | null
}
