/** Money that a player put aside to fire with (rooms.md 2.5), as the shard knows it. Amounts are units. */
export interface Purse {
  id: string
  /** The wallet's hold by its last certain answer. */
  heldUnits: number
  /** Wins less stakes of tickets from before a restart, while they are not concluded. */
  owedUnits: number
  /** Holds asked for so far; their ids count on. */
  holds: number
  /** Holds without a certain answer, with the act that asked for each. */
  asking: Map<string, number>
  /** Serials of tickets that are not certainly concluded. */
  tickets: Set<bigint>
  /** True while a conclude of it has had no certain answer: no further ticket opens. */
  isStalled: boolean
  /** It goes back to the wallet. */
  isReleasing: boolean
}

export const newPurse = (id: string): Purse => ({
  ...{ id, heldUnits: 0, owedUnits: 0, holds: 0, asking: new Map(), tickets: new Set() },
  ...{ isStalled: false, isReleasing: false },
})
