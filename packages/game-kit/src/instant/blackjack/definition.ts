import type { InstantDefinition } from '../instant-game.ts'

/** Hit or stand against the house, from a pack that is whole again for each card. */
export interface BlackjackDefinition extends InstantDefinition {
  kind: 'blackjack'
  /** The house draws below it and stands on it, soft totals too. */
  houseStands: number
  /** A natural pays its stake and this many hundredths of it. */
  naturalHundredths: number
}

export type BlackjackChoice = { kind: 'hit' } | { kind: 'stand' }

const table = (edition: string, naturalHundredths: number): BlackjackDefinition => ({
  kind: 'blackjack',
  version: 1,
  edition,
  houseStands: 17,
  naturalHundredths,
})

export const BLACKJACK_DEFINITIONS: readonly BlackjackDefinition[] = [table('three-to-two', 150)]
