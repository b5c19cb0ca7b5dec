import { readNoChoice } from '../input.ts'
import type { InstantGame } from '../instant-game.ts'
import { PLINKO_DEFINITIONS, type PlinkoDefinition, type PlinkoOptions } from './definition.ts'
import { plinkoFacts } from './exact.ts'
import { playPlinko, readPlinkoOptions } from './rules.ts'

export const plinko: InstantGame<PlinkoDefinition, PlinkoOptions, never> = {
  kind: 'plinko',
  definitions: PLINKO_DEFINITIONS,
  options: readPlinkoOptions,
  choice: readNoChoice,
  play: playPlinko,
  facts: plinkoFacts,
}
