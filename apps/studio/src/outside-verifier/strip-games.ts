import { countOf, fall, lines, type Pays, ways } from './reading.ts'
import type { SlotRound } from './slot-round.ts'
import { weighted } from './stream.ts'

/** Models that are spins of strips and free spins. */
export const stripGames: Record<string, (round: SlotRound) => void> = {
  a(round) {
    const { d, spin } = round
    const grid = spin(d.reels)
    const isFull = new Set(grid.flat().filter(symbol => symbol !== 'W')).size === 1
    round.coins += lines(grid, d.lines, d.pays) * (isFull ? d.fullGridMultiplier : 1)
  },
  b(round) {
    const { d, spin, freeSpins, scatterCoins } = round
    const play = (reels: string[], multiplier: number) => {
      const grid = spin(reels)
      round.coins += (lines(grid, d.lines, d.pays) + scatterCoins(countOf(grid, 'S'))) * multiplier
      return countOf(grid, 'S')
    }
    freeSpins(play(d.reels, 1), () => play(d.freeReels, d.freeSpins.multiplier))
  },
  c(round) {
    const { d, freeSpins, stopsOf, gridAt } = round
    const play = (reels: string[], multipliers: number[]) => {
      const tops = stopsOf(reels)
      let grid = gridAt(reels, tops)
      for (let step = 0; ; step++) {
        const won = ways(grid, d.pays)
        if (won.coins === 0) return countOf(grid, 'S')
        round.coins += won.coins * multipliers[Math.min(step, multipliers.length - 1)]!
        const next = (reel: number) => {
          const { length } = reels[reel]!
          tops[reel] = (tops[reel]! + length - 1) % length
          return reels[reel]![tops[reel]!]!
        }
        grid = fall(grid, won.cells, next)
      }
    }
    freeSpins(play(d.reels, d.multipliers), () => play(d.freeReels, d.freeMultipliers))
  },
  g(round) {
    const { d, spin, freeSpins } = round
    const play = (reels: string[], expands: boolean) => {
      const grid = spin(reels)
      const read = grid.map(reel => (expands && reel.includes('W') ? reel.map(() => 'W') : reel))
      round.coins += lines(read, d.lines, d.pays)
      return countOf(grid, 'S')
    }
    freeSpins(play(d.reels, false), () => play(d.freeReels, true))
  },
  h(round) {
    const { d, below, spin, freeSpins, scatterCoins } = round
    const play = () => {
      const grid = spin(d.reels)
      round.coins += lines(grid, d.lines, d.pays) + scatterCoins(countOf(grid, 'W'))
      return grid
    }
    const books = countOf(play(), 'W')
    if (!d.freeSpins.awards[books] || round.coins >= round.cap) return
    const special = weighted(below, d.specials as { weight: number; symbol: string; minReels: number }[])
    freeSpins(books, () => {
      const grid = play()
      const reels = grid.filter(reel => reel.includes(special.symbol)).length
      if (reels >= special.minReels) round.coins += d.lines.length * ((d.pays as Pays)[special.symbol]![reels - 1] ?? 0)
      return countOf(grid, 'W')
    })
  },
  j(round) {
    const { d, below, spin, freeSpins } = round
    const play = (reels: string[]) => {
      let grid = spin(reels)
      if (countOf(grid, 'M') > 0) {
        const { symbol } = weighted(below, d.mystery as { weight: number; symbol: string }[])
        grid = grid.map(reel => reel.map(shown => (shown === 'M' ? symbol : shown)))
      }
      round.coins += ways(grid, d.pays).coins
      return countOf(grid, 'S')
    }
    freeSpins(play(d.reels), () => play(d.freeReels))
  },
}
