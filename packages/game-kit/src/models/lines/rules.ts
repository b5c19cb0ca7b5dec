import type { Draws } from '../../draws.ts'
import type { Outcome } from '../model.ts'
import { playFreeSpins } from '../shared/free-spin-round.ts'
import { addedSpins } from '../shared/free-spins.ts'
import { closeRound, openRound, type RoundLog } from '../shared/round-log.ts'
import { addLineWins, addScatterWin, stopReels } from '../shared/spin-log.ts'
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
  const { columns } = stopReels(round, reels, definition.rows, draws)
  addLineWins(round, definition, columns, multiplier)
  return addScatterWin(round, definition, columns, 'S', multiplier)
}
