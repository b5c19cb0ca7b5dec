/** Levels of the club, the lowest first, and the whole units of valid bet in all play that lead to each. */
export const clubLevels = [
  { rank: 1, name: 'Bronze', validBet: 1_000 },
  { rank: 2, name: 'Silver', validBet: 10_000 },
  { rank: 3, name: 'Gold', validBet: 50_000 },
  { rank: 4, name: 'Platinum', validBet: 200_000 },
  { rank: 5, name: 'Emerald', validBet: 500_000 },
  { rank: 6, name: 'Diamond', validBet: 2_000_000 },
  { rank: 7, name: 'Crown', validBet: 10_000_000 },
] as const
export type ClubLevel = (typeof clubLevels)[number]

const unitsOfWhole = 10_000n

/**
 * The level of a member with so much valid bet, at least the one that they are held at; null below the first.
 * @param validUnits valid bet in 1/10 000
 */
export const clubLevelOf = (validUnits: bigint, heldRank: number | null): ClubLevel | null =>
  clubLevels.findLast(
    ({ rank, validBet }) => validUnits >= BigInt(validBet) * unitsOfWhole || rank === (heldRank ?? 0),
  ) ?? null
