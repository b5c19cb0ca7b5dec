import type { ClaimResult, Parts } from '../claims.ts'
import { addResult } from './results.ts'
import { type LineSide, settleLine } from './settle-line.ts'

/** The possible values of what a market is settled on, each with its chance above 0; together 1. */
export interface Cases<Value> {
  /** Names what is counted: claims on cases of one name can be compared value by value. */
  name: string
  list: readonly { value: Value; chance: number }[]
}

/** Cases of the integers from `from` on, without those that cannot come about. */
export function casesFrom(name: string, from: number, chances: ArrayLike<number>): Cases<number> {
  const list: { value: number; chance: number }[] = []
  for (let at = 0; at < chances.length; at++) {
    if (chances[at]! > 0) list.push({ value: from + at, chance: chances[at]! })
  }
  return { name, list }
}

/** Parts of a stake on a claim that ends by `resultOf`, added up in the order of the cases. */
export function partsOver<Value>({ list }: Cases<Value>, resultOf: (value: Value) => ClaimResult): Parts {
  const parts = { won: 0, returned: 0, lost: 0 }
  for (const { value, chance } of list) addResult(parts, resultOf(value), chance)
  return parts
}

/** Parts of a claim on a line over margins of the own side, or over totals. */
export const partsOfLine = (distribution: Cases<number>, line4: number, side: LineSide): Parts =>
  partsOver(distribution, value => settleLine(value, line4, side))

/** A result as a word, the same for results that pay alike. */
const wordOf = (result: ClaimResult): string =>
  result.kind === 'dead_heat' ? `heat of ${result.of}` : result.kind === 'void' ? 'push' : result.kind

/** The results over all cases in order: equal for claims that pay alike in every outcome. */
export const resultsOver = <Value>({ name, list }: Cases<Value>, resultOf: (value: Value) => ClaimResult): string =>
  `${name}:${list.map(({ value }) => wordOf(resultOf(value))).join()}`

/** How a claim ends in every case, or null while cases differ. */
export function certainResult<Value>(
  { list }: Cases<Value>,
  resultOf: (value: Value) => ClaimResult,
): ClaimResult | null {
  const first = resultOf(list[0]!.value)
  return list.every(({ value }) => wordOf(resultOf(value)) === wordOf(first)) ? first : null
}
