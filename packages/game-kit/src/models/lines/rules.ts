import type { Draws } from '../../draws.ts'
import type { Outcome } from '../model.ts'
import { playFreeSpins } from '../shared/free-spin-round.ts'
import { addedSpins } from '../shared/free-spins.ts'
import { lineWins } from '../shared/lines.ts'
import { addWin, closeRound, openRound, type RoundLog } from '../shared/round-log.ts'
import { cellsOf, drawStops, windowsAt } from '../shared/strips.ts'
import type { LinesDefinition } from './definition.ts'

/** One round of model b. Draws: five stops, and five more for each free spin. */
export function playLines(definition: LinesDefinition, betUnits: number, draws: Draws): Outcome {
  const round = openRound(definition, betUnits)
  const scatters = spin(definition, round, definition.reels, 1, draws)
  const { freeSpins, freeReels } = definition
  const spins = addedSpins(freeSpins, scatters, 0)
  if (spins > 0 && round.coins < round.capCoins) {
    const { multiplier } = freeSpins
    playFreeSpins(round, freeSpins, { spins, multiplier }, () => spin(definition, round, freeReels, multiplier, draws))
  }
  return closeRound(round)
}

/** Spins the reels once and returns the number of scatters. */
function spin(
  definition: LinesDefinition,
  round: RoundLog,
  reels: readonly string[],
  multiplier: number,
  draws: Draws,
): number {
  const stops = drawStops(draws, reels)
  const columns = windowsAt(reels, stops, definition.rows)
  round.events.push({ type: 'stops', stops }, { type: 'grid', columns })
  for (const { line, ...win } of lineWins(columns, definition.lines, definition.pays)) {
    addWin(round, { kind: 'line', id: line, ...win, multiplier })
  }
  const cells = cellsOf(columns, 'S')
  const coins = (definition.scatterPays[cells.length] ?? 0) * definition.coinsPerBet
  if (coins > 0) addWin(round, { kind: 'scatter', id: 0, symbol: 'S', count: cells.length, cells, coins, multiplier })
  return cells.length
}
