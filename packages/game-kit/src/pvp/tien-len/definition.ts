import type { MatchDefinition } from '../match-game.ts'

/** What is paid, in stakes; a stake is the price of a card. */
export interface TienLenDefinition extends MatchDefinition {
  code: 'DUO-TIENLEN'
  handCards: number
  /** Flat, by a seat that played no card all hand. */
  frozenPays: number
  /** By each other seat, to an instant win. */
  instantPays: number
  /** A two that is left or chopped. */
  blackTwoPays: number
  redTwoPays: number
  quadPays: number
  /** By the number of neighbouring pairs. */
  pairRunPays: Readonly<Record<number, number>>
}

/** rooms.md 3.1, 3.6 and 4.2. */
export const TIEN_LEN_DEFINITIONS: readonly TienLenDefinition[] = [
  {
    ...{ code: 'DUO-TIENLEN', version: 1, leastSeats: 2, mostSeats: 4, heldStakes: 40 },
    stakesUnits: [1_000, 5_000, 10_000, 50_000, 100_000],
    ...{ firstTurnMs: 20_000, turnMs: 15_000, handCards: 13 },
    ...{ frozenPays: 26, instantPays: 26, blackTwoPays: 3, redTwoPays: 6, quadPays: 8 },
    pairRunPays: { 3: 6, 4: 10, 5: 14 },
  },
]
