import type { MatchRecord } from '@baize/game-kit/pvp/verify/match-record'

/** Stakes and payouts of the matches of this visit, in units; practice moves no money. */
export interface Tally {
  stakedUnits: number
  returnedUnits: number
  rounds: number
}

export const emptyTally: Tally = { stakedUnits: 0, returnedUnits: 0, rounds: 0 }

/** Adds a match as its settlement tells it. A void match, and a seat that left no bet, add nothing. */
export function tallied(tally: Tally, { mode, settlement }: MatchRecord, seat: number): Tally {
  const own = settlement?.seats[seat]
  if (!own || own.stakeUnits === 0 || mode === 'practice') return tally
  return {
    stakedUnits: tally.stakedUnits + own.stakeUnits,
    returnedUnits: tally.returnedUnits + own.payoutUnits,
    rounds: tally.rounds + 1,
  }
}
