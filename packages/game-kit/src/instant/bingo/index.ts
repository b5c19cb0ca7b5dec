import { readNoChoice } from '../input.ts'
import type { InstantGame } from '../instant-game.ts'
import { BINGO_DEFINITIONS, type BingoDefinition, type BingoOptions } from './definition.ts'
import { bingoFacts } from './exact.ts'
import { playBingo, readBingoOptions } from './rules.ts'

export const bingo: InstantGame<BingoDefinition, BingoOptions, never> = {
  kind: 'bingo',
  definitions: BINGO_DEFINITIONS,
  options: readBingoOptions,
  choice: readNoChoice,
  play: playBingo,
  facts: bingoFacts,
}
