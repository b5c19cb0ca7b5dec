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

export interface FreeSpinGame {
  reels: readonly string[]
  freeReels: readonly string[]
  base: PackedSpin
  /** What the free spins of one feature are; may draw. */
  startFree(draws: Draws): PackedSpin
  rule: FreeSpinRule & { multiplier: number }
  capCoins: number
}

/** The win of whole rounds in coins: five stops, and where scatters award free spins five more for each. */
export function freeSpinEvaluator({ reels, freeReels, base, startFree, rule, capCoins }: FreeSpinGame) {
  const [b0, b1, b2, b3, b4] = reels.map(strip => strip.length) as [number, number, number, number, number]
  const [f0, f1, f2, f3, f4] = freeReels.map(strip => strip.length) as [number, number, number, number, number]
  return (draws: Draws): number => {
    const packed = base(draws.below(b0), draws.below(b1), draws.below(b2), draws.below(b3), draws.below(b4))
    let coins = packed >>> 3
    const scatters = packed & 7
    if (scatters < 3) return Math.min(coins, capCoins)
    const free = startFree(draws)
    let awarded = addedSpins(rule, scatters, 0)
    for (let n = 1; n <= awarded && coins < capCoins; n++) {
      const spun = free(draws.below(f0), draws.below(f1), draws.below(f2), draws.below(f3), draws.below(f4))
      coins += (spun >>> 3) * rule.multiplier
      awarded += addedSpins(rule, spun & 7, awarded)
    }
    return Math.min(coins, capCoins)
  }
}
