import type { Grid } from './reading.ts'
import type { Below } from './stream.ts'

// biome-ignore lint/suspicious/noExplicitAny: a stranger knows of a definition what its text says, and nothing of our types
export type Definition = any

/** What all slots share, by docs/verify-a-round.md alone. */
export function slotRound(d: Definition, below: Below) {
  const cap: number = d.capMultiple === null ? Number.POSITIVE_INFINITY : d.capMultiple * d.coinsPerBet
  const round = {
    d,
    below,
    cap,
    coins: 0,
    stopsOf: (reels: string[]): number[] => reels.map(strip => below(strip.length)),
    gridAt: (reels: string[], stops: number[]): Grid =>
      reels.map((strip, reel) =>
        Array.from({ length: d.rows }, (_, row) => strip[(stops[reel]! + row) % strip.length]!),
      ),
    spin: (reels: string[]): Grid => round.gridAt(reels, round.stopsOf(reels)),
    scatterCoins: (count: number): number => (d.scatterPays[count] ?? 0) * d.coinsPerBet,
    /** Plays free spins; each play answers its number of scatters. */
    freeSpins(scatters: number, play: () => number): void {
      let left: number = Math.min(d.freeSpins.awards[scatters] ?? 0, d.freeSpins.limit)
      for (let given = left; left > 0 && round.coins < cap; left--) {
        const added = Math.min(d.freeSpins.awards[play()] ?? 0, d.freeSpins.limit - given)
        given += added
        left += added
      }
    },
  }
  return round
}
export type SlotRound = ReturnType<typeof slotRound>
