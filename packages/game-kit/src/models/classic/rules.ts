import type { Draws } from '../../draws.ts'
import type { SymbolCode } from '../../events.ts'
import type { Outcome } from '../model.ts'
import { lineWins } from '../shared/lines.ts'
import { addWin, closeRound, openRound } from '../shared/round-log.ts'
import { drawStops, windowsAt } from '../shared/strips.ts'
import type { ClassicDefinition } from './definition.ts'

/** One round of model a. Draws: three stops. */
export function playClassic(definition: ClassicDefinition, betUnits: number, draws: Draws): Outcome {
  const round = openRound(definition, betUnits)
  const stops = drawStops(draws, definition.reels)
  const columns = windowsAt(definition.reels, stops, definition.rows)
  round.events.push({ type: 'stops', stops }, { type: 'grid', columns })
  const isFull = fullGridSymbol(columns) !== null
  const multiplier = isFull ? definition.fullGridMultiplier : 1
  if (isFull) round.events.push({ type: 'multiplier', value: multiplier })
  for (const { line, ...win } of lineWins(columns, definition.lines, definition.pays)) {
    addWin(round, { kind: 'line', id: line, ...win, multiplier })
  }
  return closeRound(round)
}

/** The symbol that all cells show, wilds counting as it; null where they differ. */
export function fullGridSymbol(columns: readonly string[]): SymbolCode | null {
  const [symbol, ...others] = new Set(columns.join('').replaceAll('W', ''))
  return symbol !== undefined && others.length === 0 ? symbol : null
}
