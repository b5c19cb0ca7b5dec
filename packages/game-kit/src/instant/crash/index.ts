import type { InstantGame } from '../instant-game.ts'
import { CRASH_DEFINITIONS, type CrashChoice, type CrashDefinition, type CrashOptions } from './definition.ts'
import { crashFacts } from './exact.ts'
import { playCrash, readCrashChoice, readCrashOptions } from './rules.ts'

export const crash: InstantGame<CrashDefinition, CrashOptions, CrashChoice> = {
  kind: 'crash',
  definitions: CRASH_DEFINITIONS,
  endsByClock: true,
  options: readCrashOptions,
  choice: readCrashChoice,
  play: playCrash,
  facts: crashFacts,
}
