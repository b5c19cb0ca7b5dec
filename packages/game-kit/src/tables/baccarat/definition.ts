import type { TableDefinition } from '../table-game.ts'

/** Player and banker from a shoe of eight packs; with commission on the banker, or without. */
export interface BaccaratDefinition extends TableDefinition {
  kind: 'baccarat'
  decks: number
  /** A round starts only while more cards than this are left. */
  cutCards: number
  /** Returns in 1/10 000 of the stake, the stake included. */
  returnsX10000: Readonly<Record<string, number>>
  /** Return of a banker that wins with six, where it differs from other wins. */
  bankerOnSixX10000: number | null
  /** Return of the perfect pair when both sides have one. */
  bothPerfectX10000: number
  /** Return of a dragon bonus by the margin of a win without a natural. */
  marginReturnsX10000: Readonly<Record<number, number>>
  /** Spots that are shut when fewer cards than this are left at open. */
  shutBelow: Readonly<Record<string, number>>
}

const common = {
  kind: 'baccarat',
  version: 1,
  decks: 8,
  cutCards: 52,
  bothPerfectX10000: 2_010_000,
  marginReturnsX10000: { 9: 310_000, 8: 110_000, 7: 70_000, 6: 50_000, 5: 30_000, 4: 20_000 },
} as const

const returnsX10000 = {
  ...{ P: 20_000, T: 90_000, PP: 120_000, BP: 120_000, EP: 60_000, XP: 260_000 },
  ...{ DP: 20_000, DB: 20_000, BIG: 15_400, SML: 25_000 },
}
/** From these on, someone who counts the cards that are shown would have an edge (live tables book 2.2). */
const shutBelow = { DP: 286, DB: 286, BIG: 286, SML: 286, XP: 208, PP: 104, BP: 104, EP: 104 }

export const BACCARAT_DEFINITIONS: readonly BaccaratDefinition[] = [
  { ...common, edition: 'bac-c', returnsX10000: { ...returnsX10000, B: 19_500 }, bankerOnSixX10000: null, shutBelow },
  {
    ...common,
    edition: 'bac-6',
    returnsX10000: { ...returnsX10000, B: 20_000, S6: 170_000 },
    bankerOnSixX10000: 15_000,
    shutBelow: { ...shutBelow, S6: 286 },
  },
]
