import type { MatchSettlement } from '@baize/game-kit/pvp/settlement/settle-match'

/** Stakes and payouts of the matches of this visit, in units; practice moves no money. */
export interface Tally {
  stakedUnits: number
  returnedUnits: number
  rounds: number
}

export const emptyTally: Tally = { stakedUnits: 0, returnedUnits: 0, rounds: 0 }

/** Adds a match as its settlement tells it. A seat that left no bet adds nothing. */
export function tallied(tally: Tally, { seats }: MatchSettlement, seat: number): Tally {
  const own = seats[seat]
  if (!own || own.stakeUnits === 0) return tally
  return {
    stakedUnits: tally.stakedUnits + own.stakeUnits,
    returnedUnits: tally.returnedUnits + own.payoutUnits,
    rounds: tally.rounds + 1,
  }
}
