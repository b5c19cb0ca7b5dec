import { fair } from '../odds.ts'
import type { BetType, Result } from './bet-type.ts'
import { ContentError, oneWin } from './bet-type.ts'
import { readNumbers } from './content.ts'
import { range, sidesFrom } from './enumerated.ts'
import { atPlace, type Choice, choices } from './families.ts'

const cars = range(1, 10).map(String)
const car = { width: null, from: 1, to: 10 } as const
const sideNames = ['B', 'S', 'O', 'E'] as const
const side = sidesFrom(6)
const podium = (result: Result) => Number(result[0]) + Number(result[1])
/** Ordered pairs of different cars whose sum this is, of 90. */
const waysOfSum = (total: number) =>
  cars.filter(a => cars.includes(String(total - Number(a))) && total !== 2 * Number(a)).length
const sums = range(3, 19)
const sumSides = sidesFrom(12)
const named = (entries: readonly (readonly [string, Choice])[]): Record<string, Choice> => Object.fromEntries(entries)

/** Every bet on a race of ten (lotteries book 3.4). */
export const raceBets: BetType[] = [
  atPlace({ code: 'POS', places: 10, values: cars, price: fair(1, 10) }),
  choices({
    code: 'PBSOE',
    of: named(
      range(1, 10).flatMap(place =>
        sideNames.map(name => [`${place}:${name}`, even(result => side[name](Number(result[place - 1])))] as const),
      ),
    ),
  }),
  choices({
    code: 'DT',
    of: named(
      range(1, 5).flatMap(place => {
        const isAhead = (result: Result) => Number(result[place - 1]) > Number(result[10 - place])
        return [[`${place}:D`, even(isAhead)] as const, [`${place}:T`, even(result => !isAhead(result))] as const]
      }),
    ),
  }),
  choices({ code: 'GY', of: named(sums.map(total => [String(total), ofNinety([total])] as const)) }),
  choices({
    code: 'GYX',
    of: named(sideNames.map(name => [name, ofNinety(sums.filter(total => sumSides[name](total)))] as const)),
  }),
  firstPlaces('F2', 2, 90),
  firstPlaces('F3', 3, 720),
]

function even(wins: (result: Result) => boolean): Choice {
  return { price: fair(1, 2), chance: 0.5, wins }
}

function ofNinety(totals: readonly number[]): Choice {
  const ways = totals.reduce((all, total) => all + waysOfSum(total), 0)
  return { price: fair(ways, 90), chance: ways / 90, wins: result => totals.includes(podium(result)) }
}

/** The first places exactly, `3-8`; a pool a place, `1-2-3|2-3`, is a ticket of every order with different cars. */
function firstPlaces(code: string, places: number, of: number): BetType {
  const price = fair(1, of)
  return {
    code,
    costPoints: 1,
    read(content) {
      const pools = content.includes('|')
        ? content.split('|').map(pool => readNumbers(pool, car))
        : readNumbers(content, car, true).map(one => [one])
      if (pools.length !== places) throw new ContentError('shape', content)
      const lines = countOrders(pools)
      if (lines === 0) throw new ContentError('repeated', content)
      const isSingle = pools.every(pool => pool.length === 1)
      return {
        content: pools.map(pool => pool.join('-')).join(isSingle ? '-' : '|'),
        lines,
        wins: result => (pools.every((pool, place) => pool.includes(result[place]!)) ? oneWin(price) : []),
        chances: [{ price, mean: 1 / of }],
        best: oneWin(price),
      }
    },
  }
}

function countOrders([pool, ...rest]: readonly string[][], taken: readonly string[] = []): number {
  if (!pool) return 1
  return pool.filter(one => !taken.includes(one)).reduce((lines, one) => lines + countOrders(rest, [...taken, one]), 0)
}
