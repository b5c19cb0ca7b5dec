import { type MatchEnd, type MatchState, rulesOfMatch } from '../conduct/state.ts'
import { rakesOf } from './rake.ts'

/** What becomes of a seat's hold, in units: the stake is paid out of it, the payout goes to free money, the rest goes back. */
export interface SettledSeat {
  /** Before rake. */
  netUnits: number
  rakeUnits: number
  /** 0 for a seat that neither won nor lost at a table of several: it leaves no bet. */
  stakeUnits: number
  payoutUnits: number
  validUnits: number
  status: 'won' | 'lost' | 'push'
}

/** A match's settlement: the sum of payouts and the rake are the sum of stakes. */
export interface MatchSettlement {
  rakeUnits: number
  seats: SettledSeat[]
}

/** The most that a seat of a match can lose, and what it holds for a hand, in units. */
export const heldUnits = (state: Pick<MatchState, 'rules' | 'stakeUnits'>): number =>
  rulesOfMatch(state).definition.heldStakes * state.stakeUnits

/**
 * How a finished match is settled (rooms.md 3.2); null for one that is void, whose holds all go back.
 * @throws RangeError for a match that goes on
 */
export function settleMatch(state: Pick<MatchState, 'rules' | 'mode' | 'stakeUnits' | 'end'>): MatchSettlement | null {
  if (!state.end) throw new RangeError('the match goes on')
  return state.end.kind === 'void' ? null : settleEnd(state, state.end)
}

function settleEnd(
  state: Pick<MatchState, 'rules' | 'mode' | 'stakeUnits'>,
  { nets }: Exclude<MatchEnd, { kind: 'void' }>,
): MatchSettlement {
  const { isDuel } = rulesOfMatch(state)
  const netsUnits = nets.map(net => net * state.stakeUnits)
  const rakes = state.mode === 'practice' ? nets.map(() => 0) : rakesOf(netsUnits, isDuel)
  const seats = netsUnits.map((netUnits, seat): SettledSeat => {
    const rakeUnits = rakes[seat]!
    if (netUnits === 0) {
      const returned = isDuel ? heldUnits(state) : 0
      return { netUnits, rakeUnits, stakeUnits: returned, payoutUnits: returned, validUnits: 0, status: 'push' }
    }
    const stakeUnits = Math.min(Math.abs(netUnits), heldUnits(state))
    return {
      ...{ netUnits, rakeUnits, stakeUnits, payoutUnits: stakeUnits + netUnits - rakeUnits },
      // Nothing is to be earned by hands between friends.
      validUnits: state.mode === 'real' ? stakeUnits : 0,
      status: netUnits > 0 ? 'won' : 'lost',
    }
  })
  return { rakeUnits: rakes.reduce((sum, rake) => sum + rake, 0), seats }
}
