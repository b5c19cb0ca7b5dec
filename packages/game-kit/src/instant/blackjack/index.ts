import type { InstantGame } from '../instant-game.ts'
import { BLACKJACK_DEFINITIONS, type BlackjackChoice, type BlackjackDefinition } from './definition.ts'
import { blackjackFacts } from './exact.ts'
import { playBlackjack, readBlackjackChoice, readBlackjackOptions } from './rules.ts'

export const blackjack: InstantGame<BlackjackDefinition, Record<string, never>, BlackjackChoice> = {
  kind: 'blackjack',
  definitions: BLACKJACK_DEFINITIONS,
  options: readBlackjackOptions,
  choice: readBlackjackChoice,
  play: playBlackjack,
  facts: blackjackFacts,
}
