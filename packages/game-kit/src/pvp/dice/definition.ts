import type { MatchDefinition } from '../match-game.ts'

/** Two dice each, in rounds; one secret choice a throw of which dice to throw again. */
export interface DiceDefinition extends MatchDefinition {
  code: 'DUO-DICE'
  rounds: number
  /** Points are counted in halves: a round is worth two, shared when its throws stay equal. */
  halvesToWin: number
  /** Throws of a round at most; the first and two more. */
  throws: number
}

/** rooms.md 3.1 and 3.4. */
export const DICE_DEFINITIONS: readonly DiceDefinition[] = [
  {
    ...{ code: 'DUO-DICE', version: 1, leastSeats: 2, mostSeats: 2, heldStakes: 1 },
    stakesUnits: [10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000],
    ...{ firstTurnMs: 8_000, turnMs: 8_000 },
    ...{ rounds: 5, halvesToWin: 6, throws: 3 },
  },
]
