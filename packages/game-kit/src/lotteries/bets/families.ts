import { choose, orders, sorted } from '../combinatorics.ts'
import type { Price } from '../odds.ts'
import type { Bet, BetType, Result, WinningLines } from './bet-type.ts'
import { ContentError, oneWin } from './bet-type.ts'
import {
  digitPoolText,
  type NumberShape,
  poolsText,
  poolText,
  readDigitPool,
  readDigits,
  readPool,
  readPools,
} from './content.ts'

/** Picks the digits that a bet is compared with out of a result. */
export type Window = (result: Result) => string

interface Common {
  code: string
  costPoints?: number
}

/** The digits of a window, exact; a pool a place makes a compound ticket. */
export function exactDigits(given: Common & { digits: number; window: Window; price: Price }): BetType {
  const { code, costPoints = 1, digits, window, price } = given
  return {
    code,
    costPoints,
    read(content) {
      const pools = readPools(content, digits)
      return {
        content: poolsText(pools),
        lines: pools.reduce((product, pool) => product * pool.length, 1),
        wins: result => ([...window(result)].every((digit, i) => pools[i]!.includes(digit)) ? oneWin(price) : []),
        chances: [{ price, mean: 10 ** -digits }],
        best: oneWin(price),
      }
    },
  }
}

/** The digits once for each of several numbers that equals them. */
export function everyHit(
  given: Common & { digits: number; among: (result: Result) => string[]; count: number; price: Price },
): BetType {
  const { code, costPoints = 1, digits, among, count, price } = given
  return {
    code,
    costPoints,
    read(content) {
      const pick = readDigits(content, digits)
      return {
        content: pick,
        lines: 1,
        wins(result) {
          const hits = among(result).filter(number => number === pick).length
          return hits > 0 ? [{ lines: 1, hits: [{ price, hits }] }] : []
        },
        chances: [{ price, mean: count * 10 ** -digits }],
        best: [{ lines: 1, hits: [{ price, hits: count }] }],
      }
    },
  }
}

/** Digits in any order. A pick of one order only is refused: it would be the exact bet at a worse price. */
export function anyOrder(
  given: Common & { digits: number; window: Window; prices: Readonly<Record<number, Price>> },
): BetType {
  const { code, costPoints = 1, digits, window, prices } = given
  return {
    code,
    costPoints,
    read(content) {
      const pick = sorted(readDigits(content, digits))
      const price = prices[orders(pick)]
      if (!price) throw new ContentError('one-order', content)
      return {
        content: pick,
        lines: 1,
        wins: result => (sorted(window(result)) === pick ? oneWin(price) : []),
        chances: [{ price, mean: orders(pick) * 10 ** -digits }],
        best: oneWin(price),
      }
    },
  }
}

export interface Choice {
  price: Price
  /** Exact chance that the choice wins. */
  chance: number
  wins: (result: Result) => boolean
}

/** A bet whose contents are a list of named choices, each with its price. */
export function choices(given: Common & { of: Readonly<Record<string, Choice>> }): BetType {
  const { code, costPoints = 1, of } = given
  return {
    code,
    costPoints,
    read(content) {
      const choice = Object.hasOwn(of, content) ? of[content] : undefined
      if (!choice) throw new ContentError('unknown', content)
      return {
        content,
        lines: 1,
        wins: result => (choice.wins(result) ? oneWin(choice.price) : []),
        chances: [{ price: choice.price, mean: choice.chance }],
        best: oneWin(choice.price),
      }
    },
  }
}

export interface SetBet extends Common {
  shape: NumberShape
  /** Numbers in one line. */
  size: number
  price: Price
  chance: number
  drawn: (result: Result) => ReadonlySet<string>
}

/** All numbers of a line were drawn; pools and bankers make compound tickets. */
export function allDrawn(given: SetBet): BetType {
  return setBet(given, (pool, drawn) => {
    if (!pool.bankers.every(number => drawn.has(number))) return 0
    return choose(countIn(pool.drags, drawn), given.size - pool.bankers.length)
  })
}

/** None of the numbers of a line was drawn. */
export function noneDrawn(given: SetBet): BetType {
  return setBet(given, (pool, drawn) => {
    if (pool.bankers.some(number => drawn.has(number))) return 0
    return choose(pool.drags.length - countIn(pool.drags, drawn), given.size - pool.bankers.length)
  })
}

export const countIn = (numbers: readonly string[], drawn: ReadonlySet<string>): number =>
  numbers.filter(number => drawn.has(number)).length

function setBet(
  { code, costPoints = 1, shape, size, price, chance, drawn }: SetBet,
  winning: (pool: { bankers: string[]; drags: string[] }, drawn: ReadonlySet<string>) => number,
): BetType {
  const lineWins = (lines: number): WinningLines[] => (lines > 0 ? [{ lines, hits: [{ price, hits: 1 }] }] : [])
  return {
    code,
    costPoints,
    read(content): Bet {
      const pool = readPool(content, shape)
      const open = size - pool.bankers.length
      if (open < 1 || pool.drags.length < open) throw new ContentError('shape', content)
      const lines = choose(pool.drags.length, open)
      return {
        content: poolText(pool),
        lines,
        wins: result => lineWins(winning(pool, drawn(result))),
        chances: [{ price, mean: chance }],
        best: lineWins(lines),
      }
    },
  }
}

/**
 * Different digits in any order, all in the window; a larger pool, or bankers before their drags, make a compound ticket of
 * which one line can win.
 */
export function distinctDigits(
  given: Common & { size: number; allowed?: RegExp; window: Window; price: Price; chance: number },
): BetType {
  const { code, costPoints = 1, size, allowed, window, price, chance } = given
  return {
    code,
    costPoints,
    read(content) {
      const pool = readDigitPool(content, size, allowed)
      const { bankers, drags } = pool
      return {
        content: digitPoolText(pool),
        lines: choose(drags.length, size - bankers.length),
        wins(result) {
          const drawn = window(result)
          const isIn = new Set(drawn).size === size && [...drawn].every(digit => (bankers + drags).includes(digit))
          return isIn && [...bankers].every(digit => drawn.includes(digit)) ? oneWin(price) : []
        },
        chances: [{ price, mean: chance }],
        best: oneWin(price),
      }
    },
  }
}

/** The value at a place, `1:7`; several values are a compound ticket. Values of more than one character are joined by `-`. */
export function atPlace(given: Common & { places: number; values: readonly string[]; price: Price }): BetType {
  const { code, costPoints = 1, places, values, price } = given
  const joint = values.some(value => value.length > 1) ? '-' : ''
  return {
    code,
    costPoints,
    read(content) {
      const [place = '', picks = '', ...more] = content.split(':')
      if (more.length > 0 || !/^[1-9]\d?$/.test(place) || Number(place) > places)
        throw new ContentError('shape', content)
      const picked = picks.split(joint)
      if (picks === '' || !picked.every(value => values.includes(value))) throw new ContentError('range', content)
      if (new Set(picked).size !== picked.length) throw new ContentError('repeated', content)
      const pool = values.filter(value => picked.includes(value))
      return {
        content: `${place}:${pool.join(joint)}`,
        lines: pool.length,
        wins: result => (pool.includes(result[Number(place) - 1]!) ? oneWin(price) : []),
        chances: [{ price, mean: 1 / values.length }],
        best: oneWin(price),
      }
    },
  }
}
