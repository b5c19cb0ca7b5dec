import { orders, ordersOf, sorted } from '../combinatorics.ts'
import { fixed } from '../odds.ts'
import type { BetType, Hits, Result, WinningLines } from './bet-type.ts'
import { ContentError } from './bet-type.ts'
import { readDigits } from './content.ts'

/** Multiples of the five prize classes of a 4D draw, as far as a bet pays them: 1st, 2nd, 3rd, special, consolation. */
type Classes = readonly number[]

const big: Classes = [3600, 1500, 800, 250, 90]
const small: Classes = [5000, 2800, 1500]
/** Numbers of each class in the 23 that are drawn (lotteries book 2.1). */
const classSizes = [1, 1, 1, 10, 10]
const classOf = (place: number): number => (place < 3 ? place : place < 13 ? 3 : 4)

/** Every bet on a 4D draw. */
export const fourDigitBets: BetType[] = [
  straight('BIG', big),
  straight('SMALL', small),
  straight('A4', [9300]),
  anyOrderOf('IBIG', {
    24: [150, 62, 33, 10.4, 3.7],
    12: [300, 125, 66, 20.8, 7.5],
    6: [600, 250, 133, 41, 15],
    4: [900, 375, 200, 62, 22],
  }),
  anyOrderOf('ISMALL', { 24: [208, 116, 62], 12: [416, 233, 125], 6: [833, 466, 250], 4: [1250, 700, 375] }),
  severalLines('BOX', pick => {
    if (orders(readDigits(pick, 4)) === 1) throw new ContentError('one-order', pick)
    return { canonical: sorted(pick), lines: ordersOf(sorted(pick)) }
  }),
  severalLines('ROLL', pick => {
    if (!/^(?=.{4}$)\d*R\d*$/.test(pick)) throw new ContentError('shape', pick)
    return { canonical: pick, lines: Array.from({ length: 10 }, (_, digit) => pick.replace('R', String(digit))) }
  }),
  tails('A3', 3, [930]),
  tails('ABC3', 3, [400, 310, 220]),
  tails('A2', 2, [93]),
  tails('ABC2', 2, [40, 31, 22]),
]

const pricesOf = (classes: Classes) => classes.map(fixed)

/** Sums the prizes of every drawn number that the test takes. */
function hitsOf(result: Result, classes: Classes, matches: (number: string) => boolean): Hits[] {
  const hits = new Array<number>(classes.length).fill(0)
  result.forEach((number, place) => {
    if (classOf(place) < classes.length && matches(number)) hits[classOf(place)]!++
  })
  const prices = pricesOf(classes)
  return hits.flatMap((count, i) => (count > 0 ? [{ price: prices[i]!, hits: count }] : []))
}

const asLines = (hits: Hits[]): WinningLines[] => (hits.length > 0 ? [{ lines: 1, hits }] : [])
const chancesOf = (classes: Classes, chance: number) =>
  pricesOf(classes).map((price, i) => ({ price, mean: classSizes[i]! * chance }))
/** Every drawn number could be the same. */
const bestOf = (classes: Classes): WinningLines[] =>
  asLines(pricesOf(classes).map((price, i) => ({ price, hits: classSizes[i]! })))

function straight(code: string, classes: Classes): BetType {
  return {
    code,
    costPoints: 1,
    read(content) {
      const pick = readDigits(content, 4)
      return {
        content: pick,
        lines: 1,
        wins: result => asLines(hitsOf(result, classes, number => number === pick)),
        chances: chancesOf(classes, 1e-4),
        best: bestOf(classes),
      }
    },
  }
}

function tails(code: string, digits: number, classes: Classes): BetType {
  return {
    code,
    costPoints: 1,
    read(content) {
      const pick = readDigits(content, digits)
      return {
        content: pick,
        lines: 1,
        wins: result => asLines(hitsOf(result, classes, number => number.endsWith(pick))),
        chances: chancesOf(classes, 10 ** -digits),
        best: bestOf(classes),
      }
    },
  }
}

function anyOrderOf(code: string, byOrders: Readonly<Record<number, Classes>>): BetType {
  return {
    code,
    costPoints: 1,
    read(content) {
      const pick = sorted(readDigits(content, 4))
      const classes = byOrders[orders(pick)]
      if (!classes) throw new ContentError('one-order', content)
      return {
        content: pick,
        lines: 1,
        wins: result => asLines(hitsOf(result, classes, number => sorted(number) === pick)),
        chances: chancesOf(classes, orders(pick) * 1e-4),
        best: bestOf(classes),
      }
    },
  }
}

/** Several straight lines from one pick, on BIG, or on SMALL with `S:` in front. */
function severalLines(code: string, expand: (pick: string) => { canonical: string; lines: string[] }): BetType {
  return {
    code,
    costPoints: 1,
    read(content) {
      const isSmall = content.startsWith('S:')
      const classes = isSmall ? small : big
      const { canonical, lines } = expand(isSmall ? content.slice(2) : content)
      return {
        content: isSmall ? `S:${canonical}` : canonical,
        lines: lines.length,
        wins: result => lines.flatMap(line => asLines(hitsOf(result, classes, number => number === line))),
        chances: chancesOf(classes, 1e-4),
        best: bestOf(classes),
      }
    },
  }
}
