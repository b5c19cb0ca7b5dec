import type { Draws } from '../../draws.ts'
import { type Cell, cellAt, reelOf } from '../../events.ts'
import type { Outcome } from '../model.ts'
import { playFreeSpins } from '../shared/free-spin-round.ts'
import { addedSpins } from '../shared/free-spins.ts'
import { addWin, closeRound, openRound, type RoundLog } from '../shared/round-log.ts'
import { stopReels } from '../shared/spin-log.ts'
import { cellsOf, windowsAt } from '../shared/strips.ts'
import { waysWins } from '../shared/ways.ts'
import type { WaysCascadeDefinition } from './definition.ts'

/** One round of model c. Draws: five stops, and five more for each free spin; cascades draw nothing. */
export function playWaysCascade(definition: WaysCascadeDefinition, betUnits: number, draws: Draws): Outcome {
  const round = openRound(definition, betUnits)
  const scatters = spin(definition, round, definition.reels, definition.multipliers, draws)
  const spins = addedSpins(definition.freeSpins, scatters, 0)
  if (spins > 0 && round.coins < round.capCoins) {
    const { freeSpins, freeReels, freeMultipliers } = definition
    playFreeSpins(round, freeSpins, { spins, multiplier: freeMultipliers[0]! }, () =>
      spin(definition, round, freeReels, freeMultipliers, draws),
    )
  }
  return closeRound(round)
}

/** Spins once, lets the grid cascade until nothing wins, and returns the scatters of the settled grid. */
function spin(
  definition: WaysCascadeDefinition,
  round: RoundLog,
  reels: readonly string[],
  multipliers: readonly number[],
  draws: Draws,
): number {
  let { columns, stops: tops } = stopReels(round, reels, definition.rows, draws)
  for (let step = 0; ; step++) {
    const wins = waysWins(columns, definition.pays)
    if (wins.length === 0) return cellsOf(columns, 'S').length
    const multiplier = multipliers[Math.min(step, multipliers.length - 1)]!
    for (const win of wins) addWin(round, { kind: 'ways', id: 0, ...win, multiplier })
    const removed = [...new Set(wins.flatMap(win => win.cells))].sort((a, b) => a - b)
    const fallen = refill(reels, columns, tops, removed)
    columns = fallen.columns
    tops = fallen.tops
    round.events.push(
      { type: 'multiplier', value: multipliers[Math.min(step + 1, multipliers.length - 1)]! },
      { type: 'remove', cells: removed },
      { type: 'refill', added: fallen.added, columns },
    )
  }
}

/** Columns fall and fill with the strip's own symbols above the window, so `tops` moves up by the cells removed. */
function refill(
  reels: readonly string[],
  columns: readonly string[],
  tops: readonly number[],
  removed: readonly Cell[],
) {
  const added = columns.map((_, reel) => removed.filter(cell => reelOf(cell) === reel).length)
  const newTops = tops.map((top, reel) => (top - added[reel]! + reels[reel]!.length) % reels[reel]!.length)
  const entering = windowsAt(reels, newTops, Math.max(...added))
  const gone = new Set(removed)
  const filled = columns.map((column, reel) => {
    const kept = Array.from(column).filter((_, row) => !gone.has(cellAt(reel, row)))
    return entering[reel]!.slice(0, added[reel]) + kept.join('')
  })
  return { columns: filled, tops: newTops, added }
}
