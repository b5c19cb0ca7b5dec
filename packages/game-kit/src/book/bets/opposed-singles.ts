/** A member's single on one selection of a set of claims of which exactly one comes about. */
export interface SetStake {
  betId: string
  selection: string
  stakeUnits: bigint
}

/**
 * The part of each single that the member's own others oppose: where they cover every selection of the set, the smallest sum of
 * one selection is at risk on none of them (sportsbook 4.1). Of several bets on one selection the earlier ones are opposed
 * first.
 * @param selections all of the set, such as home, draw and away
 * @returns units by bet; bets without an opposed part are left out
 */
export function opposedUnits(stakes: readonly SetStake[], selections: readonly string[]): Map<string, bigint> {
  const sums = selections.map(selection =>
    stakes.filter(stake => stake.selection === selection).reduce((all, { stakeUnits }) => all + stakeUnits, 0n),
  )
  const smallest = sums.reduce((a, b) => (a < b ? a : b))
  const opposed = new Map<string, bigint>()
  for (const selection of selections) {
    let left = smallest
    for (const { betId, stakeUnits } of stakes.filter(stake => stake.selection === selection)) {
      const part = left < stakeUnits ? left : stakeUnits
      if (part > 0n) opposed.set(betId, part)
      left -= part
    }
  }
  return opposed
}
