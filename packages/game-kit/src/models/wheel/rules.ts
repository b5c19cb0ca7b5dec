import type { Draws } from '../../draws.ts'
import type { Outcome } from '../model.ts'
import { closeRound, openRound, type RoundLog } from '../shared/round-log.ts'
import { addLineWins, stopReels } from '../shared/spin-log.ts'
import { cellsOf } from '../shared/strips.ts'
import type { WheelDefinition, WheelSegment } from './definition.ts'
import { NOTCHES, segmentAt } from './rings.ts'

/** One round of model i. Draws: five stops; in the feature one of 64 for the outer ring, and one more for the inner. */
export function playWheel(definition: WheelDefinition, betUnits: number, draws: Draws): Outcome {
  const round = openRound(definition, betUnits)
  const { columns } = stopReels(round, definition.reels, definition.rows, draws)
  addLineWins(round, definition, columns)
  const cells = cellsOf(columns, 'B')
  if (cells.length >= definition.wheel.trigger) {
    round.events.push({ type: 'feature-start', kind: 'wheel', cells })
    spinWheel(definition, round, draws)
  }
  return closeRound(round)
}

function spinWheel({ wheel, coinsPerBet }: WheelDefinition, round: RoundLog, draws: Draws): void {
  let prize = spinRing(round, 'outer', wheel.outer, draws)
  if (prize.multiple === 0) prize = spinRing(round, 'inner', wheel.inner, draws)
  const amount = prize.multiple * coinsPerBet * round.coinUnits
  round.coins += prize.multiple * coinsPerBet
  if (prize.jackpot) round.events.push({ type: 'jackpot', name: prize.jackpot, amount })
  round.events.push({ type: 'feature-end', amount })
}

function spinRing(
  round: RoundLog,
  ring: 'outer' | 'inner',
  parts: readonly WheelSegment[],
  draws: Draws,
): WheelSegment {
  const notch = draws.below(NOTCHES)
  const segment = segmentAt(parts, notch)
  const prize = parts[segment]!
  round.events.push({ type: 'wheel', ring, notch, segment, multiple: prize.multiple })
  return prize
}
