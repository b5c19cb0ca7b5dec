import { type Draws, weightedIndex } from '../../draws.ts'
import type { Outcome } from '../model.ts'
import { playFreeSpins } from '../shared/free-spin-round.ts'
import { addedSpins } from '../shared/free-spins.ts'
import { addWin, closeRound, openRound, type RoundLog } from '../shared/round-log.ts'
import { stopReels } from '../shared/spin-log.ts'
import { cellsOf } from '../shared/strips.ts'
import { waysWins } from '../shared/ways.ts'
import type { MysteryWaysDefinition } from './definition.ts'

/** One round of model j. Draws for each spin: five stops, then the mystery symbol where the window shows any. */
export function playMysteryWays(definition: MysteryWaysDefinition, betUnits: number, draws: Draws): Outcome {
  const round = openRound(definition, betUnits)
  const { freeSpins } = definition
  const scatters = spin(definition, round, definition.reels, draws)
  const spins = addedSpins(freeSpins, scatters, 0)
  if (spins > 0 && round.coins < round.capCoins) {
    playFreeSpins(round, freeSpins, { spins, multiplier: freeSpins.multiplier }, () =>
      spin(definition, round, definition.freeReels, draws),
    )
  }
  return closeRound(round)
}

/** Spins the reels once and returns the number of scatters. */
function spin(definition: MysteryWaysDefinition, round: RoundLog, reels: readonly string[], draws: Draws): number {
  const { columns: stopped } = stopReels(round, reels, definition.rows, draws)
  const columns = reveal(definition, round, stopped, draws)
  for (const win of waysWins(columns, definition.pays)) {
    addWin(round, { kind: 'ways', id: 0, ...win, multiplier: definition.freeSpins.multiplier })
  }
  return cellsOf(columns, 'S').length
}

/** Turns all mystery symbols into the one that is drawn for them; without any nothing is drawn. */
function reveal({ mystery }: MysteryWaysDefinition, round: RoundLog, stopped: readonly string[], draws: Draws) {
  const cells = cellsOf(stopped, 'M')
  if (cells.length === 0) return stopped
  const weights = mystery.map(({ weight }) => weight)
  const { symbol } = mystery[weightedIndex(draws, weights)]!
  const columns = stopped.map(column => column.replaceAll('M', symbol))
  round.events.push({ type: 'reveal', symbol, cells, columns })
  return columns
}
