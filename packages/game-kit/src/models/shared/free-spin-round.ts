import type { Draws } from '../../draws.ts'
import type { FreeSpinsStartEvent } from '../../events.ts'
import { addedSpins, type FreeSpinRule } from './free-spins.ts'
import type { PackedSpin } from './line-spin.ts'
import { type RoundLog, unitsSince } from './round-log.ts'

/** Plays the free spins of a round with their events. `spin` plays one and returns its number of scatters. */
export function playFreeSpins(
  round: RoundLog,
  rule: FreeSpinRule,
  start: Omit<FreeSpinsStartEvent, 'type' | 'kind'>,
  spin: () => number,
): void {
  const coinsBefore = round.coins
  round.events.push({ type: 'feature-start', kind: 'free-spins', ...start })
  let awarded = start.spins
  for (let n = 1; n <= awarded && round.coins < round.capCoins; n++) {
    round.events.push({ type: 'free-spin', n, of: awarded })
    const added = addedSpins(rule, spin(), awarded)
    if (added > 0) round.events.push({ type: 'retrigger', added })
    awarded += added
  }
  round.events.push({ type: 'feature-end', amount: unitsSince(round, coinsBefore) })
}

/** One spin with its draws, packed as coins x 8 + number of scatters. */
export type DrawnSpin = (draws: Draws) => number

/** A spin of five reels that draws their stops and nothing else. */
export function drawingStops(reels: readonly string[], spin: PackedSpin): DrawnSpin {
  const [n0, n1, n2, n3, n4] = reels.map(strip => strip.length) as [number, number, number, number, number]
  return draws => spin(draws.below(n0), draws.below(n1), draws.below(n2), draws.below(n3), draws.below(n4))
}

export interface FreeSpinGame {
  base: DrawnSpin
  /** What the free spins of one feature are; may draw. */
  startFree(draws: Draws): DrawnSpin
  rule: FreeSpinRule & { multiplier: number }
  capCoins: number
}

/** The win of whole rounds in coins: one spin, and where scatters award free spins the spins of these. */
export function freeSpinEvaluator({ base, startFree, rule, capCoins }: FreeSpinGame) {
  return (draws: Draws): number => {
    const packed = base(draws)
    let coins = packed >>> 3
    const scatters = packed & 7
    if (scatters < 3) return Math.min(coins, capCoins)
    const free = startFree(draws)
    let awarded = addedSpins(rule, scatters, 0)
    for (let n = 1; n <= awarded && coins < capCoins; n++) {
      const spun = free(draws)
      coins += (spun >>> 3) * rule.multiplier
      awarded += addedSpins(rule, spun & 7, awarded)
    }
    return Math.min(coins, capCoins)
  }
}
