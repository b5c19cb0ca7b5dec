import type { InstantGame } from '../instant-game.ts'
import { HI_LO_DEFINITIONS, type HiLoChoice, type HiLoDefinition } from './definition.ts'
import { hiLoFacts } from './exact.ts'
import { playHiLo, readHiLoChoice, readHiLoOptions } from './rules.ts'

export const hiLo: InstantGame<HiLoDefinition, Record<string, never>, HiLoChoice> = {
  kind: 'hi-lo',
  definitions: HI_LO_DEFINITIONS,
  options: readHiLoOptions,
  choice: readHiLoChoice,
  play: playHiLo,
  facts: hiLoFacts,
}
