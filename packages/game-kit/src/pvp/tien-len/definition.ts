import type { MatchDefinition } from '../match-game.ts'

/** What is paid, in stakes; a stake is the price of a card. */
export interface TienLenDefinition extends MatchDefinition {
  code: 'DUO-TIENLEN'
  handCards: number
  /** By a seat that played no card all hand. */
  frozenPays: number
  /** Such a seat pays its cards, twos and bombs where those come to more. */
  frozenPaysMore?: true
  /** By each other seat, to an instant win. */
  instantPays: number
  /** A two that is left or chopped. */
  blackTwoPays: number
  redTwoPays: number
  quadPays: number
  /** By the number of neighbouring pairs. */
  pairRunPays: Readonly<Record<number, number>>
}

const firstVersion: TienLenDefinition = {
  ...{ code: 'DUO-TIENLEN', version: 1, leastSeats: 2, mostSeats: 4, heldStakes: 40 },
  stakesUnits: [1_000, 5_000, 10_000, 50_000, 100_000],
  ...{ firstTurnMs: 20_000, turnMs: 15_000, handCards: 13 },
  ...{ frozenPays: 26, instantPays: 26, blackTwoPays: 3, redTwoPays: 6, quadPays: 8 },
  pairRunPays: { 3: 6, 4: 10, 5: 14 },
}

/** Every version that was played, the newest last. */
export const TIEN_LEN_DEFINITIONS: readonly TienLenDefinition[] = [
  firstVersion,
  { ...firstVersion, version: 2, frozenPaysMore: true },
]

export const newestTienLen = TIEN_LEN_DEFINITIONS.at(-1)!
