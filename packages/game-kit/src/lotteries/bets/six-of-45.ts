import { choose } from '../combinatorics.ts'
import { fixed, type Price, pooled } from '../odds.ts'
import type { BetType, Result, WinningLines } from './bet-type.ts'
import { ContentError } from './bet-type.ts'
import { poolText, readPool } from './content.ts'
import { countIn } from './families.ts'

const size = 6
const ball = { width: null, from: 1, to: 45 } as const
/** Multiples by matches, fixed mode (lotteries book 3.6). */
const multiples = { 3: 8, 4: 130, 5: 4000, 6: 3_800_000 } as const
const matchCounts = [3, 4, 5, 6] as const
type Matches = (typeof matchCounts)[number]

const fixedPrice = (matches: Matches): Price => fixed(multiples[matches])
/** Six matches share the pool; the lesser prizes are the same. */
const poolPrice = (matches: Matches): Price => (matches === size ? pooled : fixed(multiples[matches]))

/** More than six numbers are a ticket of every six of them; with bankers, `1-2|3-4-5-6-7`, of every six that hold those. */
const sixOf = (priceOf: (matches: Matches) => Price) => (content: string) => {
  const pool = readPool(content, ball)
  const { bankers, drags } = pool
  const open = size - bankers.length
  if (open < 1 || drags.length < open) throw new ContentError('shape', content)
  const linesWith = (held: number, hits: number): WinningLines[] =>
    matchCounts.flatMap(matches => {
      const lines = choose(hits, matches - held) * choose(drags.length - hits, open - (matches - held))
      return lines > 0 ? [{ lines, hits: [{ price: priceOf(matches), hits: 1 }] }] : []
    })
  return {
    content: poolText(pool),
    lines: choose(drags.length, open),
    wins: (result: Result) => linesWith(countIn(bankers, new Set(result)), countIn(drags, new Set(result))),
    chances: matchCounts.map(matches => ({
      price: priceOf(matches),
      mean: (choose(size, matches) * choose(39, size - matches)) / choose(45, size),
    })),
    best: linesWith(bankers.length, open),
  }
}

/** Six of forty-five: with fixed prizes, or with a pool for six matches and the unit of its tickets. */
export const sixOf45Bets: BetType[] = [
  { code: 'F6', costPoints: 1, read: sixOf(fixedPrice) },
  { code: 'P6', costPoints: 1, ticketCents: 100, read: sixOf(poolPrice) },
]
