import type { Draws } from '../../draws.ts'
import type { Outcome } from '../model.ts'
import { playFreeSpins } from '../shared/free-spin-round.ts'
import { addedSpins } from '../shared/free-spins.ts'
import { closeRound, openRound, type RoundLog } from '../shared/round-log.ts'
import { addLineWins, stopReels } from '../shared/spin-log.ts'
import { cellsOf, expandReels, reelsShowing } from '../shared/strips.ts'
import type { ExpandingWildsDefinition } from './definition.ts'

/** One round of model g. Draws: five stops, and five more for each free spin. */
export function playExpandingWilds(definition: ExpandingWildsDefinition, betUnits: number, draws: Draws): Outcome {
  const round = openRound(definition, betUnits)
  const { freeSpins } = definition
  const scatters = spin(definition, round, 'base', draws)
  const spins = addedSpins(freeSpins, scatters, 0)
  if (spins > 0 && round.coins < round.capCoins) {
    playFreeSpins(round, freeSpins, { spins, multiplier: freeSpins.multiplier }, () =>
      spin(definition, round, 'free', draws),
    )
  }
  return closeRound(round)
}

/** Spins the reels once and returns the number of scatters. */
function spin(definition: ExpandingWildsDefinition, round: RoundLog, strips: 'base' | 'free', draws: Draws): number {
  const reels = strips === 'base' ? definition.reels : definition.freeReels
  const { columns: stopped } = stopReels(round, reels, definition.rows, draws)
  const wild = strips === 'free' ? reelsShowing(stopped, 'W') : []
  const columns = expandReels(stopped, wild, 'W')
  if (wild.length > 0) round.events.push({ type: 'expand', reels: wild, symbol: 'W', columns })
  addLineWins(round, definition, columns)
  return cellsOf(stopped, 'S').length
}
