import { readNoChoice } from '../input.ts'
import type { InstantGame } from '../instant-game.ts'
import { ROULETTE_DEFINITIONS, type RouletteDefinition, type RouletteOptions } from './definition.ts'
import { rouletteFacts } from './exact.ts'
import { playRoulette, readRouletteOptions } from './rules.ts'

export const roulette: InstantGame<RouletteDefinition, RouletteOptions, never> = {
  kind: 'roulette',
  definitions: ROULETTE_DEFINITIONS,
  takesChips: true,
  options: readRouletteOptions,
  choice: readNoChoice,
  play: playRoulette,
  facts: rouletteFacts,
}
