import type { InstantGame } from '../instant-game.ts'
import { MINES_DEFINITIONS, type MinesChoice, type MinesDefinition, type MinesOptions } from './definition.ts'
import { minesFacts } from './exact.ts'
import { playMines, readMinesChoice, readMinesOptions } from './rules.ts'

export const mines: InstantGame<MinesDefinition, MinesOptions, MinesChoice> = {
  kind: 'mines',
  definitions: MINES_DEFINITIONS,
  options: readMinesOptions,
  choice: readMinesChoice,
  play: playMines,
  facts: minesFacts,
}
