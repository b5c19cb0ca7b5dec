import { fair } from '../odds.ts'
import type { BetType, Result } from './bet-type.ts'
import { ContentError, oneWin } from './bet-type.ts'
import { readDigitSet } from './content.ts'
import { everyResult, fairChoices, range, sidesFrom, sum } from './enumerated.ts'
import { atPlace, choices, distinctDigits, exactDigits, type Window } from './families.ts'
import { shapes } from './shapes.ts'

const digits = [...'0123456789']
const sideNames = ['B', 'S', 'O', 'E'] as const
const side = sidesFrom(5)
/** The last digits of a result, as one text. */
export const last =
  (count: number): Window =>
  result =>
    result.slice(-count).join('')

/** A side of the digit at a place, `3:B`. */
export const sidesAtPlaces = (places: number) =>
  choices({
    code: 'PBSOE',
    of: Object.fromEntries(
      range(1, places).flatMap(place =>
        sideNames.map(name => [
          `${place}:${name}`,
          { price: fair(1, 2), chance: 0.5, wins: (result: Result) => side[name](Number(result[place - 1])) },
        ]),
      ),
    ),
  })

const pairsOfDigits = everyResult(2, digits)
const totals = sidesFrom(23)

/** Every bet on five digits (lotteries book 3.3). */
export const fiveDigitBets: BetType[] = [
  atPlace({ code: 'POS', places: 5, values: digits, price: fair(1, 10) }),
  sidesAtPlaces(5),
  choices({
    code: 'SUM',
    of: Object.fromEntries(
      sideNames.map(name => [
        name,
        { price: fair(1, 2), chance: 0.5, wins: (result: Result) => totals[name](sum(result)) },
      ]),
    ),
  }),
  choices({
    code: 'DT',
    of: fairChoices(pairsOfDigits, {
      D: result => result[0]! > result.at(-1)!,
      T: result => result[0]! < result.at(-1)!,
      X: result => result[0] === result.at(-1),
    }),
  }),
  ...range(2, 5).map(count =>
    exactDigits({ code: `L${count}`, digits: count, window: last(count), price: fair(1, 10 ** count) }),
  ),
  distinctDigits({ code: 'G2', size: 2, window: last(2), price: fair(2, 100), chance: 0.02 }),
  pairAndSingle('G3', last(3)),
  distinctDigits({ code: 'G6', size: 3, window: last(3), price: fair(6, 1000), chance: 0.006 }),
  ...[1, 2].map(size => allOccur(`A${size}`, size, last(3))),
  shapes,
]

/** Different digits that all occur in the last three, paid once. */
export function allOccur(code: string, size: number, window: Window): BetType {
  const ways = size === 1 ? 271 : 54
  const price = fair(ways, 1000)
  return {
    code,
    costPoints: 1,
    read(content) {
      const pick = readDigitSet(content, size)
      if (pick.length !== size) throw new ContentError('shape', content)
      return {
        content: pick,
        lines: 1,
        wins: result => ([...pick].every(digit => window(result).includes(digit)) ? oneWin(price) : []),
        chances: [{ price, mean: ways / 1000 }],
        best: oneWin(price),
      }
    },
  }
}

/** A pair and a single in any order, `33-8`; a pool of digits stands for every pair and single of it. */
function pairAndSingle(code: string, window: Window): BetType {
  const price = fair(3, 1000)
  const pairOf = (drawn: string) => [...drawn].find((digit, i) => drawn.indexOf(digit) !== i)
  return {
    code,
    costPoints: 1,
    read(content) {
      const single = /^(\d)\1-(\d)$/.exec(content)
      if (single && single[1] === single[2]) throw new ContentError('repeated', content)
      const pool = single ? null : readDigitSet(content, 2)
      return {
        content: pool ?? content,
        lines: pool ? pool.length * (pool.length - 1) : 1,
        wins(result) {
          const drawn = window(result)
          if (new Set(drawn).size !== 2) return []
          const inPool = pool && [...drawn].every(digit => pool.includes(digit))
          const isNamed = single && pairOf(drawn) === single[1] && drawn.includes(single[2]!)
          return inPool || isNamed ? oneWin(price) : []
        },
        chances: [{ price, mean: 0.003 }],
        best: oneWin(price),
      }
    },
  }
}
