import { choose } from '../combinatorics.ts'
import { quoted } from '../odds.ts'
import { type BetType, ContentError, type Result } from './bet-type.ts'
import { readNumbers } from './content.ts'
import { allDrawn, anyOrder, choices, countIn, everyHit, exactDigits, noneDrawn } from './families.ts'

/** What differs between the North and the other regions (lotteries book 1.1 and 1.3). */
export interface Region {
  /** Numbers with at least 2, 3 and 4 digits. */
  with2: number
  with3: number
  with4: number
  flatLo2: number
  /** Places of the prizes that two-digit "head" bets read, and of the three-digit ones. */
  heads: readonly number[]
  triples: readonly number[]
  /** Places that the short bao lô reads. */
  shortLo: readonly number[]
  parlay: readonly [two: number, three: number, four: number]
  absent: readonly [four: number, six: number, eight: number, ten: number]
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

export const north: Region = {
  with2: 27,
  with3: 23,
  with4: 20,
  flatLo2: 3.5,
  heads: range(23, 26),
  triples: range(20, 22),
  shortLo: [0, ...range(20, 26)],
  parlay: [17, 76, 350],
  absent: [2.8, 5, 9, 16],
}

export const south: Region = {
  with2: 18,
  with3: 17,
  with4: 16,
  flatLo2: 5.2,
  heads: [17],
  triples: [16],
  shortLo: [0, ...range(12, 17)],
  parlay: [36, 240, 1690],
  absent: [1.95, 2.85, 4.2, 6.2],
}

const twoDigits = { width: 2, from: 0, to: 99 } as const
const tail = (number: string, digits: number) => number.slice(-digits)
const tails = (result: Result, digits: number) =>
  result.filter(number => number.length >= digits).map(number => tail(number, digits))
const tailSet = (result: Result) => new Set(tails(result, 2))
const at = (result: Result, places: readonly number[]) => places.map(place => result[place]!)
const special = (digits: number) => (result: Result) => tail(result[0]!, digits)

/** Every bet on a Vietnamese draw (lotteries book 1.3). */
export function vietnameseBets(region: Region): BetType[] {
  const { with2, with3, with4, heads, triples, shortLo } = region
  const pair = quoted(95)
  const triple = quoted(950)
  const fourth = quoted(9500)
  return [
    everyHit({ code: 'LO2', costPoints: with2, digits: 2, among: r => tails(r, 2), count: with2, price: pair }),
    everyHit({
      ...{ code: 'LO2H', costPoints: with2, digits: 2, count: with2, price: pair },
      among: r => r.map(number => number.slice(0, 2)),
    }),
    everyHit({ code: 'LO2_1K', digits: 2, among: r => tails(r, 2), count: with2, price: quoted(region.flatLo2) }),
    everyHit({ code: 'LO3', costPoints: with3, digits: 3, among: r => tails(r, 3), count: with3, price: triple }),
    everyHit({ code: 'LO4', costPoints: with4, digits: 4, among: r => tails(r, 4), count: with4, price: fourth }),
    everyHit({
      ...{ code: 'BL', costPoints: shortLo.length, digits: 2, count: shortLo.length, price: pair },
      among: r => tails(at(r, shortLo), 2),
    }),
    exactDigits({ code: 'DE', digits: 2, window: special(2), price: pair }),
    exactDigits({ code: 'DEH', digits: 2, window: r => r[0]!.slice(0, 2), price: pair }),
    exactDigits({ code: 'DE1', digits: 2, window: r => tail(r[1]!, 2), price: pair }),
    everyHit({
      ...{ code: 'DAU', costPoints: heads.length, digits: 2, count: heads.length, price: pair },
      among: r => at(r, heads),
    }),
    everyHit({
      ...{ code: 'DD', costPoints: heads.length + 1, digits: 2, count: heads.length + 1, price: pair },
      among: r => [...at(r, heads), special(2)(r)],
    }),
    exactDigits({ code: 'TENS', digits: 1, window: r => special(2)(r)[0]!, price: quoted(9.5) }),
    exactDigits({ code: 'ONES', digits: 1, window: special(1), price: quoted(9.5) }),
    exactDigits({ code: 'C3', digits: 3, window: special(3), price: triple }),
    everyHit({
      ...{ code: 'C3D', costPoints: triples.length, digits: 3, count: triples.length, price: triple },
      among: r => at(r, triples),
    }),
    everyHit({
      ...{ code: 'C3DD', costPoints: triples.length + 1, digits: 3, count: triples.length + 1, price: triple },
      among: r => [...at(r, triples), special(3)(r)],
    }),
    anyOrder({ code: 'C3P', digits: 3, window: special(3), prices: { 6: quoted(158), 3: quoted(316) } }),
    exactDigits({ code: 'C4', digits: 4, window: special(4), price: fourth }),
    anyOrder({
      ...{ code: 'C4P', digits: 4, window: special(4) },
      prices: { 24: quoted(390), 12: quoted(780), 6: quoted(1560), 4: quoted(2340) },
    }),
    bigSmall(),
    ...[2, 3, 4].map((size, i) =>
      allDrawn({
        ...{ code: `X${size}`, shape: twoDigits, size, drawn: tailSet },
        price: quoted(region.parlay[i]!),
        chance: allAppear(size, with2),
      }),
    ),
    everyParlay(region),
    ...[4, 6, 8, 10].map((size, i) =>
      noneDrawn({
        ...{ code: `T${size}`, shape: twoDigits, size, drawn: tailSet },
        price: quoted(region.absent[i]!),
        chance: (1 - size / 100) ** with2,
      }),
    ),
  ]
}

/** Chance that k given tails all appear among n independent ones (lotteries book 1.3, by inclusion and exclusion). */
function allAppear(k: number, n: number): number {
  return Array.from({ length: k + 1 }, (_, j) => (-1) ** j * choose(k, j) * (1 - j / 100) ** n).reduce((a, b) => a + b)
}

function bigSmall(): BetType {
  const side = (holds: (number: number) => boolean) => ({
    price: quoted(1.9),
    chance: 0.5,
    wins: (result: Result) => holds(Number(special(2)(result))),
  })
  return choices({
    code: 'TX',
    of: {
      B: side(number => number >= 50),
      S: side(number => number < 50),
      O: side(number => number % 2 === 1),
      E: side(number => number % 2 === 0),
    },
  })
}

/** Three or four numbers in every parlay of two and more: 4 or 11 lines. */
function everyParlay({ parlay, with2 }: Region): BetType {
  return {
    code: 'XQ',
    costPoints: 1,
    read(content) {
      const numbers = readNumbers(content, twoDigits)
      if (numbers.length !== 3 && numbers.length !== 4) throw new ContentError('shape', content)
      const sizes = range(2, numbers.length).map(size => ({ size, price: quoted(parlay[size - 2]!) }))
      const linesOf = (drawn: number) =>
        sizes.flatMap(({ size, price }) => {
          const lines = choose(drawn, size)
          return lines > 0 ? [{ lines, hits: [{ price, hits: 1 }] }] : []
        })
      const lines = sizes.reduce((sum, { size }) => sum + choose(numbers.length, size), 0)
      return {
        content: numbers.join('-'),
        lines,
        wins: result => linesOf(countIn(numbers, tailSet(result))),
        chances: sizes.map(({ size, price }) => ({
          price,
          mean: (choose(numbers.length, size) * allAppear(size, with2)) / lines,
        })),
        best: linesOf(numbers.length),
      }
    },
  }
}
