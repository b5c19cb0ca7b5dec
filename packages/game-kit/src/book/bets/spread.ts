import type { Parts } from '../claims.ts'

/** A leg with its chances at acceptance. */
export interface SpreadLeg {
  milli: number
  parts: Parts
}

/**
 * Variance of what a bet pays, in square units, by the chances of its legs at acceptance (sportsbook 6). Stakes that are won or lost
 * by half are taken as halves that are won or lost whole, so that it is no less than the true one. Legs are independent, lines of a
 * system are not: those that share legs win together.
 */
export function varianceOfBet(
  legs: readonly SpreadLeg[],
  lines: readonly (readonly number[])[],
  lineStakeUnits: bigint,
): number {
  const means = legs.map(({ milli, parts }) => (parts.won * milli) / 1_000 + parts.returned)
  const squares = legs.map(({ milli, parts }) => parts.won * (milli / 1_000) ** 2 + parts.returned)
  let covered = 0
  for (const line of lines)
    for (const other of lines) {
      let both = 1
      let apart = 1
      for (const at of line) {
        both *= other.includes(at) ? squares[at]! : means[at]!
        apart *= means[at]!
      }
      for (const at of other) {
        if (!line.includes(at)) both *= means[at]!
        apart *= means[at]!
      }
      covered += both - apart
    }
  return covered * Number(lineStakeUnits) ** 2
}
