import { convolve as convolveChances } from '../lines/convolve.ts'

/** Chances of the whole numbers `from`, `from + 1`, ... in order. */
export interface Distribution {
  from: number
  chances: readonly number[]
}

export const certainly = (value: number): Distribution => ({ from: value, chances: [1] })

export const shift = ({ from, chances }: Distribution, by: number): Distribution => ({ from: from + by, chances })

/** The sum of two independent numbers. */
export const convolve = (one: Distribution, other: Distribution): Distribution => ({
  from: one.from + other.from,
  chances: convolveChances(one.chances, other.chances),
})

/** One of several distributions, each with its chance. */
export function mix(parts: readonly (readonly [chance: number, distribution: Distribution])[]): Distribution {
  const from = Math.min(...parts.map(([, part]) => part.from))
  const end = Math.max(...parts.map(([, part]) => part.from + part.chances.length))
  const chances = new Array<number>(end - from).fill(0)
  for (const [chance, part] of parts)
    for (let i = 0; i < part.chances.length; i++) chances[part.from - from + i]! += chance * part.chances[i]!
  return { from, chances }
}

/** The distribution of equally likely values, each as often as it is listed. */
export const evenly = (values: readonly number[]): Distribution =>
  mix(values.map(value => [1 / values.length, certainly(value)]))

/** The lowest and the highest number that can come about. */
export function rangeOf({ from, chances }: Distribution): [low: number, high: number] {
  const possible = (chance: number) => chance > 0
  return [from + chances.findIndex(possible), from + chances.findLastIndex(possible)]
}

/** The numbers that can come about, ascending. */
export const valuesOf = ({ from, chances }: Distribution): number[] =>
  chances.flatMap((chance, at) => (chance > 0 ? [from + at] : []))

/** Chance of a number below `limit`, and of one at or above it. */
export function splitAt({ from, chances }: Distribution, limit: number): [below: number, above: number] {
  let below = 0
  let above = 0
  for (let i = 0; i < chances.length; i++)
    if (from + i < limit) below += chances[i]!
    else above += chances[i]!
  return [below, above]
}
