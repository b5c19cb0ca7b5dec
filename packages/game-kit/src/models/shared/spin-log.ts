import type { Draws } from '../../draws.ts'
import type { SymbolCode } from '../../events.ts'
import type { Definition, Pays } from '../model.ts'
import { lineWins } from './lines.ts'
import { addWin, type RoundLog } from './round-log.ts'
import { cellsOf, drawStops, windowsAt } from './strips.ts'

/** Stops the reels and tells where; answers what they show. One draw a reel. */
export function stopReels(round: RoundLog, reels: readonly string[], rows: number, draws: Draws) {
  const stops = drawStops(draws, reels)
  const columns = windowsAt(reels, stops, rows)
  round.events.push({ type: 'stops', stops }, { type: 'grid', columns })
  return { stops, columns }
}

interface LineGame {
  lines: readonly (readonly number[])[]
  pays: Pays
}

/** Tells the wins of all lines. */
export function addLineWins(
  round: RoundLog,
  { lines, pays }: LineGame,
  columns: readonly string[],
  multiplier = 1,
): void {
  for (const { line, ...win } of lineWins(columns, lines, pays))
    addWin(round, { kind: 'line', id: line, ...win, multiplier })
}

interface ScatterGame extends Pick<Definition, 'coinsPerBet'> {
  /** Multiples of the whole bet by number of scatters. */
  scatterPays: Readonly<Record<number, number>>
}

/** Tells what the scatters pay, if anything; answers how many there are. */
export function addScatterWin(
  round: RoundLog,
  { scatterPays, coinsPerBet }: ScatterGame,
  columns: readonly string[],
  symbol: SymbolCode,
  multiplier = 1,
): number {
  const cells = cellsOf(columns, symbol)
  const coins = (scatterPays[cells.length] ?? 0) * coinsPerBet
  if (coins > 0) addWin(round, { kind: 'scatter', id: 0, symbol, count: cells.length, cells, coins, multiplier })
  return cells.length
}
