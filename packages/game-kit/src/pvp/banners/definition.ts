import type { MatchDefinition } from '../match-game.ts'

/** Cards 1 to n in each hand, for banners 1 to n that come up one by one. */
export interface BannersDefinition extends MatchDefinition {
  code: 'DUO-BANNERS'
  banners: number
}

/** rooms.md 3.1 and 3.5. */
export const BANNERS_DEFINITIONS: readonly BannersDefinition[] = [
  {
    ...{ code: 'DUO-BANNERS', version: 1, leastSeats: 2, mostSeats: 2, heldStakes: 1 },
    stakesUnits: [10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000],
    ...{ firstTurnMs: 12_000, turnMs: 12_000, banners: 7 },
  },
]
