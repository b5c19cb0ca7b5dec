import type { InstantDefinition } from '../instant-game.ts'

/** Choices that take one more stake of the same size. */
export type BlackjackRaise = 'double' | 'split'

/** Against the house, from a pack that is whole again for each card. */
export interface BlackjackDefinition extends InstantDefinition {
  kind: 'blackjack'
  /** The house draws below it and stands on it, soft totals too. */
  houseStands: number
  /** A natural pays its stake and this many hundredths of it. */
  naturalHundredths: number
  /** Offered beside hit and stand; version 1 has none. */
  raises?: readonly BlackjackRaise[]
}

export type BlackjackChoice = { kind: 'hit' | 'stand' | BlackjackRaise }

const firstVersion: BlackjackDefinition = {
  kind: 'blackjack',
  version: 1,
  edition: 'three-to-two',
  houseStands: 17,
  naturalHundredths: 150,
}

/** Rounds that were opened under version 1 end and verify by it; titles offer the newest version. */
export const BLACKJACK_DEFINITIONS: readonly BlackjackDefinition[] = [
  firstVersion,
  { ...firstVersion, version: 2, raises: ['double', 'split'] },
]
