import type { Multiple } from '../instant/multiple.ts'

/** Returns of spots over results that are all equally likely. */
export function returnsOver<R>(
  spots: Iterable<string>,
  results: readonly R[],
  returnX10000: (spot: string, result: R) => number,
): Map<string, Multiple> {
  const under = BigInt(10_000 * results.length)
  return new Map(
    [...spots].map(spot => [
      spot,
      { over: BigInt(results.reduce((sum, result) => sum + returnX10000(spot, result), 0)), under },
    ]),
  )
}
