import { fair } from '../odds.ts'
import type { Result } from './bet-type.ts'
import type { Choice } from './families.ts'

/** Every result of a few independent places, e.g. three dice or three digits. */
export function everyResult(places: number, values: readonly string[]): Result[] {
  if (places === 0) return [[]]
  return everyResult(places - 1, values).flatMap(head => values.map(value => [...head, value]))
}

/** Choices whose ways are counted over every result: each pays its share of the fair multiple. */
export function fairChoices(
  results: readonly Result[],
  tests: Readonly<Record<string, (result: Result) => boolean>>,
): Record<string, Choice> {
  return Object.fromEntries(
    Object.entries(tests).map(([content, wins]) => {
      const ways = results.filter(wins).length
      return [content, { price: fair(ways, results.length), chance: ways / results.length, wins }]
    }),
  )
}

/** Tests named by a list of keys. */
export const testsOf = <K extends string | number>(
  keys: readonly K[],
  test: (key: K, result: Result) => boolean,
): Record<string, (result: Result) => boolean> =>
  Object.fromEntries(keys.map(key => [String(key), result => test(key, result)]))

export const sum = (result: readonly string[]): number => result.reduce((total, value) => total + Number(value), 0)
export const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** The four sides of a number or a place: big, small, odd and even. */
export const sidesFrom = (smallestBig: number) =>
  ({
    B: (value: number) => value >= smallestBig,
    S: (value: number) => value < smallestBig,
    O: (value: number) => value % 2 === 1,
    E: (value: number) => value % 2 === 0,
  }) as const
