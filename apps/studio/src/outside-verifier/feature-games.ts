import { type Entry, entryOf } from './entry.ts'
import { clusters, countOf, fall, type Grid, lines, ways } from './reading.ts'
import type { SlotRound } from './slot-round.ts'
import { weighted } from './stream.ts'

/** Models with a feature or a book of their own. */
export const featureGames: Record<string, (round: SlotRound) => void> = {
  d(round) {
    const { d, below, spin } = round
    const grid = spin(d.reels)
    round.coins += lines(grid, d.lines, d.pays)
    if (countOf(grid, 'C') < d.hold.trigger) return
    const value = () => weighted(below, d.hold.values as { weight: number; multiple: number }[]).multiple
    const cells = d.rows * d.reels.length
    const held = new Set<number>()
    let sum = 0
    const place = (cell: number) => {
      held.add(cell)
      sum += value()
    }
    const shown = (cell: number) => grid[cell % d.reels.length]![Math.floor(cell / d.reels.length)]
    for (let cell = 0; cell < cells; cell++) if (shown(cell) === 'C') place(cell)
    for (let lives = d.hold.lives; lives > 0 && held.size < cells; ) {
      const before = held.size
      for (let cell = 0; cell < cells; cell++)
        if (!held.has(cell) && below(64) < d.hold.landingIn64[before]) place(cell)
      lives = held.size > before ? d.hold.lives : lives - 1
    }
    round.coins += (sum + (held.size === cells ? d.hold.grandMultiple : 0)) * d.coinsPerBet
  },
  e(round) {
    const { d, below } = round
    const entry = entryOf(d.book, below)
    const next = () =>
      entry.pick(d.symbols.map(({ symbol, weight }: { symbol: string; weight: number }) => [symbol, weight]))
    const rows = Array.from({ length: d.side }, () => Array.from({ length: d.side }, next))
    let grid: Grid = rows.map((_, reel) => rows.map(row => row[reel]!))
    let [gone, step, hasSparked] = [0, 0, false]
    for (;;) {
      const won = clusters(grid, d.clusterSizes, d.pays)
      if (won.coins > 0) {
        round.coins += won.coins * d.multipliers[Math.min(step++, d.multipliers.length - 1)]
        gone += won.cells.size
        grid = fall(grid, won.cells, next)
      } else {
        if (hasSparked || gone < d.spark.afterRemoved) return
        hasSparked = true
        for (let n = 0; n < d.spark.draws; n++) {
          const cell = entry.below(d.side * d.side)
          grid[cell % d.side]![Math.floor(cell / d.side)] = 'W'
        }
      }
    }
  },
  f(round) {
    const { d, below } = round
    const play = (entry: Entry, rising: { multiplier: number } | null) => {
      const next = (reel: number) =>
        entry.pick(reel === 0 || reel === d.reelCount - 1 ? d.outerSymbols : d.innerSymbols)
      let grid: Grid = Array.from({ length: d.reelCount }, (_, reel) =>
        Array.from({ length: Number(entry.pick(d.heights)) }, () => next(reel)),
      )
      for (;;) {
        const won = ways(grid, d.pays)
        if (won.coins === 0) return countOf(grid, 'S')
        round.coins += won.coins * (rising ? rising.multiplier++ : 1)
        grid = fall(grid, won.cells, next)
      }
    }
    const { trigger, spins, added, limit } = d.freeSpins
    if (play(entryOf(d.baseBook, below), null) < trigger) return
    const [feature, rising] = [entryOf(d.featureBook, below), { multiplier: 1 }]
    for (let [left, given] = [spins, spins]; left > 0; left--) {
      const more = play(feature, rising) >= trigger ? Math.min(added, limit - given) : 0
      given += more
      left += more
    }
  },
  i(round) {
    const { d, below, spin } = round
    const grid = spin(d.reels)
    round.coins += lines(grid, d.lines, d.pays)
    if (countOf(grid, 'B') < d.wheel.trigger) return
    const ring = (parts: { weight: number; multiple: number }[]) => weighted(below, parts).multiple
    round.coins += (ring(d.wheel.outer) || ring(d.wheel.inner)) * d.coinsPerBet
  },
}
