import type { Draws } from '../../draws.ts'
import type { SymbolCode } from '../../events.ts'
import type { Outcome } from '../model.ts'
import { fallAndFill } from '../shared/fall.ts'
import { BookEntry, type FiniteBook, tableOf64 } from '../shared/finite-book.ts'
import { playFreeSpins } from '../shared/free-spin-round.ts'
import { addWin, closeRound, openRound, type RoundLog } from '../shared/round-log.ts'
import { waysWins } from '../shared/ways.ts'
import type { VariableWaysDefinition } from './definition.ts'

/** One round of model f. Draws: the index of the base entry, and with the feature the index of its entry. */
export function playVariableWays(definition: VariableWaysDefinition, betUnits: number, draws: Draws): Outcome {
  const round = openRound(definition, betUnits)
  const { baseBook, featureBook, freeSpins } = definition
  const base = openEntry(definition, round, baseBook, draws)
  if (spin(definition, round, base, { multiplier: 1, rises: false }) < freeSpins.trigger) return closeRound(round)

  const feature = openEntry(definition, round, featureBook, draws)
  const rule = { awards: { [freeSpins.trigger]: freeSpins.added }, limit: freeSpins.limit }
  const steps = { multiplier: 1, rises: true }
  playFreeSpins(round, rule, { spins: freeSpins.spins, ...steps }, () =>
    Math.min(spin(definition, round, feature, steps), freeSpins.trigger),
  )
  return closeRound(round)
}

/** What the next winning step counts, and whether it rises with each. */
interface Steps {
  multiplier: number
  rises: boolean
}

/** Where the cells of one entry come from. */
interface Cells {
  height(): number
  symbol(reel: number): SymbolCode
}

function openEntry(definition: VariableWaysDefinition, round: RoundLog, book: FiniteBook, draws: Draws): Cells {
  const index = draws.below(2 ** book.bits)
  const entry = new BookEntry(book)
  entry.open(index)
  round.events.push({ type: 'book', book: book.id, index })
  const heights = tableOf64(definition.heights)
  const [outer, inner] = [tableOf64(definition.outerSymbols), tableOf64(definition.innerSymbols)]
  return {
    height: () => heights[entry.of64()]!,
    symbol: reel => (reel === 0 || reel === definition.reelCount - 1 ? outer : inner)[entry.of64()]!,
  }
}

/**
 * Draws a grid, reel by reel its height and its cells from the top, lets it cascade until nothing wins, and returns the
 * scatters of the settled grid.
 */
function spin({ reelCount, pays }: VariableWaysDefinition, round: RoundLog, cells: Cells, steps: Steps): number {
  let columns = Array.from({ length: reelCount }, (_, reel) => {
    return Array.from({ length: cells.height() }, () => cells.symbol(reel)).join('')
  })
  round.events.push({ type: 'grid', columns })
  for (;;) {
    const wins = waysWins(columns, pays)
    if (wins.length === 0) return columns.join('').split('S').length - 1
    for (const win of wins) addWin(round, { kind: 'ways', id: 0, ...win, multiplier: steps.multiplier })
    if (steps.rises) round.events.push({ type: 'multiplier', value: ++steps.multiplier })
    const removed = [...new Set(wins.flatMap(win => win.cells))].sort((a, b) => a - b)
    const fallen = fallAndFill(columns, removed, cells.symbol)
    columns = fallen.columns
    round.events.push({ type: 'remove', cells: removed }, { type: 'refill', ...fallen })
  }
}
