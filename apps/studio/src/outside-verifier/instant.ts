import { blackjackWin } from './blackjack.ts'
import type { Definition } from './slot-round.ts'
import { type Below, type Line, take } from './stream.ts'

const choose = (n: number, k: number): bigint => {
  let ways = 1n
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i)
  return ways
}
const paid = (stake: number, over: bigint, under: bigint): number => Number((BigInt(stake) * over) / under)

/** Units that an instant round pays, by docs/verify-a-round.md alone. */
export const instantWin = (d: Definition, line: Line, below: Below): number => games[d.kind]!(d, line, below)

const games: Record<string, (d: Definition, line: Line, below: Below) => number> = {
  mines(d, { bet, options, choices = [] }, below) {
    const count = d.rows * d.columns
    const cells = Array.from({ length: count }, (_, cell) => cell)
    for (let i = count - 1; i > 0; i--) {
      const j = below(i + 1)
      ;[cells[i], cells[j]] = [cells[j]!, cells[i]!]
    }
    const mined = new Set(cells.slice(0, options.mines))
    const opened = choices.filter(({ choice }) => choice.kind === 'open')
    if (opened.some(({ choice }) => mined.has(choice.cell!))) return 0
    if (opened.length === 0) return bet
    const safe = choose(count - mined.size, opened.length)
    return paid(bet, BigInt(d.returnHundredths) * choose(count, opened.length), 100n * safe)
  },
  roulette(d, { options }, below) {
    const number = below(d.pockets)
    const spots = options.spots as { spot: string; stakeUnits: number }[]
    return spots.reduce((sum, { spot, stakeUnits }) => {
      const covered = numbersOf(spot)
      if (covered.includes(number)) return sum + (stakeUnits * 36) / covered.length
      return sum + (d.givesHalfBack && number === 0 && covered.length === 18 ? stakeUnits / 2 : 0)
    }, 0)
  },
  plinko(d, { bet, options }, below) {
    const { rows, risk } = options
    let bucket = 0
    for (let row = 0; row < rows; row++) bucket += below(2)
    return paid(bet, BigInt(d.buckets[rows][risk][Math.min(bucket, rows - bucket)]), 100n)
  },
  'hi-lo'(d, { bet, choices = [] }, below) {
    const deal = () => below(d.ranks * d.suits) % d.ranks
    let card = deal()
    let [over, under, right] = [BigInt(d.returnHundredths), 100n, 0]
    for (const { choice } of choices as { choice: { kind: string; guess?: string } }[]) {
      if (choice.kind === 'skip') card = deal()
      if (choice.kind !== 'guess') continue
      const isEnd = card === 0 || card === d.ranks - 1
      const next = deal()
      const wins = Array.from({ length: d.ranks }, (_, rank) => rank).filter(rank => {
        if (rank === card) return choice.guess === 'equal' || !isEnd
        return choice.guess === 'higher' ? rank > card : choice.guess === 'lower' && rank < card
      })
      if (!wins.includes(next)) return 0
      over *= BigInt(d.ranks)
      under *= BigInt(wins.length)
      right++
      card = next
    }
    return right > 0 ? paid(bet, over, under) : bet
  },
  crash(d, { bet, options, choices = [] }, below) {
    const end = Number((BigInt(d.returnHundredths) * 0xffffffffn) / BigInt(below(0xffffffff) + 1))
    const automatic: number = options.autoHundredths ?? d.topHundredths
    const [answer] = choices
    let [fine, shown, atMs] = [1_000_000, 100, 0]
    // The climb as it is seen until somebody leaves, or until it leaves or ends by itself.
    while (shown <= end && shown < automatic) {
      if (answer?.choice.kind === 'cash' && answer.elapsedMs < atMs + d.tickMs) return paid(bet, BigInt(shown), 100n)
      fine += Math.floor((fine * d.growthThousandths) / 1000)
      shown = Math.min(d.topHundredths, Math.floor(fine / 10_000))
      atMs += d.tickMs
    }
    return end >= automatic ? paid(bet, BigInt(automatic), 100n) : 0
  },
  bingo(d, { bet, options }, below) {
    const cards = Array.from({ length: options.cards as number }, () => {
      const columns = [0, 1, 2, 3, 4].map(column => {
        const numbers = take(
          below,
          Array.from({ length: d.balls / 5 }, (_, i) => (column * d.balls) / 5 + i + 1),
          column === 2 ? 4 : 5,
        )
        return column === 2 ? [...numbers.slice(0, 2), 0, ...numbers.slice(2)] : numbers
      })
      return Array.from({ length: 25 }, (_, cell) => columns[cell % 5]![Math.floor(cell / 5)]!)
    })
    const called = new Set([
      0,
      ...take(
        below,
        Array.from({ length: d.balls }, (_, i) => i + 1),
        d.calls,
      ),
    ])
    const each = (card: number[]) =>
      (d.patterns as { shapes: number[][]; hundredths: number }[]).flatMap(({ shapes, hundredths }) =>
        shapes
          .filter(cells => cells.every(cell => called.has(card[cell]!)))
          .map(() => paid(bet, BigInt(hundredths), BigInt(100 * cards.length))),
      )
    return cards.flatMap(each).reduce((sum, units) => sum + units, 0)
  },
  blackjack: blackjackWin,
}

const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]
const outside: Record<string, (n: number) => boolean> = {
  red: n => reds.includes(n),
  black: n => !reds.includes(n),
  odd: n => n % 2 === 1,
  even: n => n % 2 === 0,
  low: n => n <= 18,
  high: n => n > 18,
}

/** Numbers of a spot: inside ones name them, `dozen-2` and `column-2` count from 1. */
function numbersOf(spot: string): number[] {
  const [kind, ...named] = spot.split('-')
  const all = Array.from({ length: 36 }, (_, i) => i + 1)
  const first = Number(named[0])
  if (kind === 'dozen') return all.filter(n => Math.ceil(n / 12) === first)
  if (kind === 'column') return all.filter(n => n % 3 === first % 3)
  return named.length > 0 ? named.map(Number) : all.filter(outside[kind!]!)
}
