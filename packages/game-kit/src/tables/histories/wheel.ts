import type { WheelDefinition } from '../wheel/definition.ts'
import type { WheelResult } from '../wheel/rules.ts'
import { type Share, sharesOf } from './shares.ts'

/** Numbers as they rise, and the multipliers after them. */
const inOrder = (a: string, b: string): number =>
  Number(a.startsWith('x')) - Number(b.startsWith('x')) ||
  Number.parseInt(a.replace('x', ''), 10) - Number.parseInt(b.replace('x', ''), 10)

/** Segments at which the first spins of the newest rounds stopped, beside their share of the wheel. */
export function wheelShares({ segments }: WheelDefinition, results: readonly WheelResult[], newest: number): Share[] {
  const chances = new Map<string, number>()
  for (const segment of segments.map(String).toSorted(inOrder))
    chances.set(segment, (chances.get(segment) ?? 0) + 1 / segments.length)
  return sharesOf(
    results.map(({ stops }) => [String(segments[stops[0]!])]),
    chances,
    newest,
  )
}
