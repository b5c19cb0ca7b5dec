import { type Draws, weightedIndex } from '../../draws.ts'
import { cellAt } from '../../events.ts'
import type { Outcome } from '../model.ts'
import { playFreeSpins } from '../shared/free-spin-round.ts'
import { addedSpins } from '../shared/free-spins.ts'
import { addWin, closeRound, openRound, type RoundLog } from '../shared/round-log.ts'
import { addLineWins, addScatterWin, stopReels } from '../shared/spin-log.ts'
import { expandReels, reelsShowing } from '../shared/strips.ts'
import type { BookDefinition, SpecialSymbol } from './definition.ts'
import { expansionCoins } from './expansion.ts'

/**
 * One round of model h. Draws: five stops; in the feature one of 64 for the special symbol, then five stops for each
 * free spin.
 */
export function playBook(definition: BookDefinition, betUnits: number, draws: Draws): Outcome {
  const round = openRound(definition, betUnits)
  const { freeSpins, specials } = definition
  const books = spin(definition, round, null, draws)
  const spins = addedSpins(freeSpins, books, 0)
  if (spins > 0 && round.coins < round.capCoins) {
    const weights = specials.map(({ weight }) => weight)
    const special = specials[weightedIndex(draws, weights)]!
    const start = { spins, multiplier: freeSpins.multiplier, special: special.symbol }
    playFreeSpins(round, freeSpins, start, () => spin(definition, round, special, draws))
  }
  return closeRound(round)
}

/** Spins the reels once and returns the number of books. */
function spin(definition: BookDefinition, round: RoundLog, special: SpecialSymbol | null, draws: Draws): number {
  const { columns } = stopReels(round, definition.reels, definition.rows, draws)
  addLineWins(round, definition, columns)
  const books = addScatterWin(round, definition, columns, 'W')
  if (special) expand(definition, round, columns, special)
  return books
}

/** The special symbol fills the reels that show it, and every line pays, wherever those reels are. */
function expand(definition: BookDefinition, round: RoundLog, columns: readonly string[], special: SpecialSymbol): void {
  const { symbol } = special
  const reels = reelsShowing(columns, symbol)
  const count = reels.length
  if (expansionCoins(definition, special, count) === 0) return
  round.events.push({ type: 'expand', reels, symbol, columns: expandReels(columns, reels, symbol) })
  for (const [index, rows] of definition.lines.entries()) {
    const cells = reels.map(reel => cellAt(reel, rows[reel]!))
    const coins = definition.pays[symbol]![count - 1]!
    addWin(round, { kind: 'line', id: index + 1, symbol, count, cells, coins, multiplier: 1 })
  }
}
