/** A multiple of the stake as an exact fraction. */
export interface Multiple {
  over: bigint
  under: bigint
}

/** What a stake pays at a multiple: whole units, what is left of the last one is cut. */
export const paidUnits = (stakeUnits: number, { over, under }: Multiple): number =>
  Number((BigInt(stakeUnits) * over) / under)

/** The multiple in hundredths, cut, as it is written. */
export const inHundredths = ({ over, under }: Multiple): number => Number((100n * over) / under)

export const asNumber = ({ over, under }: Multiple): number => Number((over * 10n ** 15n) / under) / 1e15

export const isAbove = ({ over, under }: Multiple, limit: number): boolean => over > BigInt(limit) * under

/** Ways to choose k of n. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  let ways = 1n
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i)
  return ways
}
