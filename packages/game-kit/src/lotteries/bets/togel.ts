import { fixed, type Price } from '../odds.ts'
import type { BetType, Result } from './bet-type.ts'
import { ContentError, oneWin } from './bet-type.ts'
import { readDigitSet, readNumbers } from './content.ts'
import { type Choice, choices, exactDigits } from './families.ts'

// One result of four digits A B C D (lotteries book 2.3).
const digitsAt = (from: number, to: number) => (result: Result) => result[0]!.slice(from, to)
const back = (result: Result) => Number(result[0]!.slice(2))
const positions = { A: 0, B: 1, C: 2, D: 3 } as const
const pairs = { F: 0, M: 1, B: 2 } as const
const positionNames = Object.keys(positions) as (keyof typeof positions)[]
const pairNames = Object.keys(pairs) as (keyof typeof pairs)[]
const even = fixed(1.9)

const sides = {
  BIG: (digit: number) => digit >= 5,
  SMALL: (digit: number) => digit < 5,
  ODD: (digit: number) => digit % 2 === 1,
  EVEN: (digit: number) => digit % 2 === 0,
} as const
type Side = keyof typeof sides
const sideNames = Object.keys(sides) as Side[]
const holds = (side: Side, position: keyof typeof positions) => (result: Result) =>
  sides[side](Number(result[0]![positions[position]]))

/** Every bet on a togel draw. */
export const togelBets: BetType[] = [
  exactDigits({ code: '4D', digits: 4, window: digitsAt(0, 4), price: fixed(9200) }),
  exactDigits({ code: '3D', digits: 3, window: digitsAt(1, 4), price: fixed(930) }),
  exactDigits({ code: '2D', digits: 2, window: digitsAt(2, 4), price: fixed(93) }),
  exactDigits({ code: '2DF', digits: 2, window: digitsAt(0, 2), price: fixed(93) }),
  exactDigits({ code: '2DM', digits: 2, window: digitsAt(1, 3), price: fixed(93) }),
  byCount('CB', 1, [
    [1, 0.2916, 2.5],
    [2, 0.0486, 4],
    [3, 0.0036, 5.5],
    [4, 0.0001, 7],
  ]),
  byCount('CM', 2, [
    [2, 0.0768, 8],
    [3, 0.0192, 15],
    [4, 0.0014, 21],
  ]),
  byCount('CN', 3, [
    [3, 0.0168, 43],
    [4, 0.0036, 61],
  ]),
  choices({
    code: 'CJ',
    of: table(
      positionNames.flatMap(position => [...'0123456789'].map(digit => [position, digit] as const)),
      ([position, digit]) => [
        `${position}:${digit}`,
        { price: fixed(9.4), chance: 0.1, wins: result => result[0]![positions[position]] === digit },
      ],
    ),
  }),
  choices({
    code: 'SHIO',
    of: table(
      Array.from({ length: 12 }, (_, i) => i + 1),
      group => [
        String(group),
        {
          price: fixed(group <= 4 ? 10.4 : 11.7),
          chance: group <= 4 ? 0.09 : 0.08,
          wins: result => (((back(result) || 100) - 1) % 12) + 1 === group,
        },
      ],
    ),
  }),
  choices({
    code: '5050',
    of: {
      BIG: half(result => back(result) >= 50),
      SMALL: half(result => back(result) < 50),
      ODD: half(result => back(result) % 2 === 1),
      EVEN: half(result => back(result) % 2 === 0),
      CENTRE: half(result => back(result) >= 25 && back(result) <= 74),
      EDGE: half(result => back(result) < 25 || back(result) > 74),
    },
  }),
  choices({
    code: '5050P',
    of: table(
      positionNames.flatMap(position => sideNames.map(side => [position, side] as const)),
      ([position, side]) => [`${position}:${side}`, half(holds(side, position))],
    ),
  }),
  choices({
    code: 'HOMO',
    of: table(
      pairNames.flatMap(pair => (['HOMO', 'CROSS'] as const).map(kind => [pair, kind] as const)),
      ([pair, kind]) => [
        `${pair}:${kind}`,
        half(result => {
          const [first, second] = pairOf(result, pair)
          return (first % 2 === second % 2) === (kind === 'HOMO')
        }),
      ],
    ),
  }),
  choices({
    code: 'KEMB',
    of: table(
      pairNames.flatMap(pair => (['RISE', 'FALL', 'TWIN'] as const).map(kind => [pair, kind] as const)),
      ([pair, kind]) => [
        `${pair}:${kind}`,
        {
          price: fixed(kind === 'TWIN' ? 9.4 : 2.1),
          chance: kind === 'TWIN' ? 0.1 : 0.45,
          wins: result => {
            const [first, second] = pairOf(result, pair)
            return kind === 'RISE' ? first < second : kind === 'FALL' ? first > second : first === second
          },
        },
      ],
    ),
  }),
  combination(),
  choices({
    code: 'DASAR',
    of: table(sideNames, side => [
      side,
      {
        price: fixed(side === 'ODD' || side === 'BIG' ? 1.7 : 2.1),
        chance: side === 'ODD' || side === 'BIG' ? 0.55 : 0.45,
        wins: result => {
          const [, , c, d] = [...result[0]!].map(Number)
          const sum = c! + d!
          return sides[side](sum > 9 ? Math.floor(sum / 10) + (sum % 10) : sum)
        },
      },
    ]),
  }),
]

function table<T>(items: readonly T[], entry: (item: T) => [string, Choice]): Record<string, Choice> {
  return Object.fromEntries(items.map(entry))
}

function half(wins: (result: Result) => boolean): Choice {
  return { price: even, chance: 0.5, wins }
}

function pairOf(result: Result, pair: keyof typeof pairs): [number, number] {
  return [Number(result[0]![pairs[pair]]), Number(result[0]![pairs[pair] + 1])]
}

/** Different digits that all occur, priced by how many of the four places they fill together. */
function byCount(code: string, size: number, counts: readonly (readonly [number, number, number])[]): BetType {
  const prices = new Map<number, Price>(counts.map(([count, , multiple]) => [count, fixed(multiple)]))
  return {
    code,
    costPoints: 1,
    read(content) {
      const digits = size === 1 ? [readDigitSet(content, 1)] : readNumbers(content, { width: 1, from: 0, to: 9 })
      if (digits.length !== size || digits.some(digit => digit.length !== 1)) throw new ContentError('shape', content)
      return {
        content: digits.join('-'),
        lines: 1,
        wins(result) {
          const places = [...result[0]!]
          const price = prices.get(places.filter(digit => digits.includes(digit)).length)
          return price && digits.every(digit => places.includes(digit)) ? oneWin(price) : []
        },
        chances: counts.map(([count, mean]) => ({ price: prices.get(count)!, mean })),
        best: oneWin(prices.get(4)!),
      }
    },
  }
}

/** Two conditions on two different positions, `A:SMALL+D:ODD`. */
function combination(): BetType {
  const price = fixed(3.8)
  return {
    code: 'KOMB',
    costPoints: 1,
    read(content) {
      const conditions = content.split('+').map(text => {
        const [position, side] = text.split(':')
        const isKnown = positionNames.includes(position as never) && sideNames.includes(side as never)
        if (!isKnown) throw new ContentError('unknown', content)
        return { position: position as keyof typeof positions, side: side as Side }
      })
      const [first, second] = conditions
      if (conditions.length !== 2) throw new ContentError('shape', content)
      if (first!.position === second!.position) throw new ContentError('repeated', content)
      conditions.sort((a, b) => (a.position < b.position ? -1 : 1))
      return {
        content: conditions.map(({ position, side }) => `${position}:${side}`).join('+'),
        lines: 1,
        wins: result => (conditions.every(({ position, side }) => holds(side, position)(result)) ? oneWin(price) : []),
        chances: [{ price, mean: 0.25 }],
        best: oneWin(price),
      }
    },
  }
}
