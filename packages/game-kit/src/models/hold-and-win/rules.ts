import { type Draws, weightedIndex } from '../../draws.ts'
import { type Cell, cellAt, type GameEvent, type HeldCoin } from '../../events.ts'
import type { Outcome } from '../model.ts'
import { closeRound, openRound, type RoundLog } from '../shared/round-log.ts'
import { addLineWins, stopReels } from '../shared/spin-log.ts'
import { cellsOf } from '../shared/strips.ts'
import type { HoldAndWinDefinition } from './definition.ts'

/**
 * One round of model d. Draws: five stops; in the feature the values of the held coins in reading order, then in each
 * respin for each empty cell in reading order one draw of 64 for landing and, if a coin lands, one of 1024 for its value.
 */
export function playHoldAndWin(definition: HoldAndWinDefinition, betUnits: number, draws: Draws): Outcome {
  const round = openRound(definition, betUnits)
  const { columns } = stopReels(round, definition.reels, definition.rows, draws)
  addLineWins(round, definition, columns)
  const coins = cellsOf(columns, 'C')
  if (coins.length >= definition.hold.trigger) playFeature(definition, round, coins, draws)
  return closeRound(round)
}

function playFeature(definition: HoldAndWinDefinition, round: RoundLog, triggers: Cell[], draws: Draws): void {
  const { hold } = definition
  const allCells = cellsInReadingOrder(definition)
  const held = triggers.map(cell => drawCoin(definition, cell, draws))
  round.events.push({ type: 'feature-start', kind: 'hold-and-win', lives: hold.lives, held: [...held] })
  let lives = hold.lives
  for (let n = 1; lives > 0 && held.length < allCells.length; n++) {
    const filled = new Set(held.map(coin => coin.cell))
    const chance = hold.landingIn64[filled.size]!
    const landed: HeldCoin[] = []
    for (const cell of allCells) {
      if (!filled.has(cell) && draws.below(64) < chance) landed.push(drawCoin(definition, cell, draws))
    }
    held.push(...landed)
    lives = landed.length > 0 ? hold.lives : lives - 1
    round.events.push({ type: 'respin', n, lives, landed })
  }
  payFeature(definition, round, held, held.length === allCells.length)
}

function payFeature(definition: HoldAndWinDefinition, round: RoundLog, held: HeldCoin[], isFull: boolean): void {
  const { coinsPerBet, hold } = definition
  const betUnits = coinsPerBet * round.coinUnits
  const jackpots = held.flatMap<GameEvent>(({ jackpot, multiple }) =>
    jackpot ? [{ type: 'jackpot', name: jackpot, amount: multiple * betUnits }] : [],
  )
  if (isFull) jackpots.push({ type: 'jackpot', name: 'grand', amount: hold.grandMultiple * betUnits })
  const multiple = held.reduce((sum, coin) => sum + coin.multiple, isFull ? hold.grandMultiple : 0)
  round.coins += multiple * coinsPerBet
  round.events.push(...jackpots, { type: 'feature-end', amount: multiple * betUnits })
}

function drawCoin(definition: HoldAndWinDefinition, cell: Cell, draws: Draws): HeldCoin {
  const { values } = definition.hold
  const { multiple, jackpot } =
    values[
      weightedIndex(
        draws,
        values.map(value => value.weight),
      )
    ]!
  return jackpot ? { cell, multiple, jackpot } : { cell, multiple }
}

function cellsInReadingOrder({ rows, reels }: HoldAndWinDefinition): Cell[] {
  return Array.from({ length: rows * reels.length }, (_, i) => cellAt(i % reels.length, Math.floor(i / reels.length)))
}
