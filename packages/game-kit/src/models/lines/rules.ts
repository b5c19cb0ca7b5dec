import type { Draws } from '../../draws.ts'
import type { Outcome } from '../model.ts'
import { addedSpins } from '../shared/free-spins.ts'
import { lineWins } from '../shared/lines.ts'
import { addWin, closeRound, openRound, type RoundLog, unitsSince } from '../shared/round-log.ts'
import { cellsOf, drawStops, windowsAt } from '../shared/strips.ts'
import type { LinesDefinition } from './definition.ts'

/** One round of model b. Draws: five stops, and five more for each free spin. */
export function playLines(definition: LinesDefinition, betUnits: number, draws: Draws): Outcome {
  const round = openRound(definition, betUnits)
  const scatters = spin(definition, round, definition.reels, 1, draws)
  const spins = addedSpins(definition.freeSpins, scatters, 0)
  if (spins > 0 && round.coins < round.capCoins) playFreeSpins(definition, round, spins, draws)
  return closeRound(round)
}

function playFreeSpins(definition: LinesDefinition, round: RoundLog, spins: number, draws: Draws): void {
  const { freeSpins, freeReels } = definition
  const coinsBefore = round.coins
  round.events.push({ type: 'feature-start', kind: 'free-spins', spins, multiplier: freeSpins.multiplier })
  let awarded = spins
  for (let n = 1; n <= awarded && round.coins < round.capCoins; n++) {
    round.events.push({ type: 'free-spin', n, of: awarded })
    const scatters = spin(definition, round, freeReels, freeSpins.multiplier, draws)
    const added = addedSpins(freeSpins, scatters, awarded)
    if (added > 0) round.events.push({ type: 'retrigger', added })
    awarded += added
  }
  round.events.push({ type: 'feature-end', amount: unitsSince(round, coinsBefore) })
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
