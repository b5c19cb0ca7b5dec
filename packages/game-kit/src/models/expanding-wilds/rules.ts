import type { Draws } from '../../draws.ts'
import type { Outcome } from '../model.ts'
import { playFreeSpins } from '../shared/free-spin-round.ts'
import { addedSpins } from '../shared/free-spins.ts'
import { lineWins } from '../shared/lines.ts'
import { addWin, closeRound, openRound, type RoundLog } from '../shared/round-log.ts'
import { cellsOf, drawStops, expandReels, reelsShowing, windowsAt } from '../shared/strips.ts'
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
  const stops = drawStops(draws, reels)
  const stopped = windowsAt(reels, stops, definition.rows)
  round.events.push({ type: 'stops', stops }, { type: 'grid', columns: stopped })
  const wild = strips === 'free' ? reelsShowing(stopped, 'W') : []
  const columns = expandReels(stopped, wild, 'W')
  if (wild.length > 0) round.events.push({ type: 'expand', reels: wild, symbol: 'W', columns })
  for (const { line, ...win } of lineWins(columns, definition.lines, definition.pays)) {
    addWin(round, { kind: 'line', id: line, ...win, multiplier: 1 })
  }
  return cellsOf(stopped, 'S').length
}
