import type { Draws } from '../../draws.ts'
import type { SymbolCode } from '../../events.ts'
import type { Outcome } from '../model.ts'
import { closeRound, openRound } from '../shared/round-log.ts'
import { addLineWins, stopReels } from '../shared/spin-log.ts'
import type { ClassicDefinition } from './definition.ts'

/** One round of model a. Draws: three stops. */
export function playClassic(definition: ClassicDefinition, betUnits: number, draws: Draws): Outcome {
  const round = openRound(definition, betUnits)
  const { columns } = stopReels(round, definition.reels, definition.rows, draws)
  const isFull = fullGridSymbol(columns) !== null
  const multiplier = isFull ? definition.fullGridMultiplier : 1
  if (isFull) round.events.push({ type: 'multiplier', value: multiplier })
  addLineWins(round, definition, columns, multiplier)
  return closeRound(round)
}

/** The symbol that all cells show, wilds counting as it; null where they differ. */
function fullGridSymbol(columns: readonly string[]): SymbolCode | null {
  const [symbol, ...others] = new Set(columns.join('').replaceAll('W', ''))
  return symbol !== undefined && others.length === 0 ? symbol : null
}
