import { AWAY_TURN_MS, rulesOfMatch } from './state.ts'
import { ended, type MatchStep, withNewTurnEnd, withSeat } from './turns.ts'

/**
 * A seat leaves for good. In a duel it forfeits and the other one takes the pot; elsewhere the clock plays its hand to the
 * end, and its hold pays (rooms.md 4.2).
 */
export function leave(step: MatchStep, seat: number, at: number): MatchStep {
  const left: MatchStep = {
    state: withSeat(step.state, seat, { hasLeft: true, isShownAway: true }),
    events: [...step.events, { kind: 'left', seat }],
  }
  if (!rulesOfMatch(step.state).isDuel) return withShortTurn(left, seat, at)
  const nets = left.state.seats.map((_, place) => (place === seat ? -1 : 1))
  return ended(left, { kind: 'forfeit', nets, winner: 1 - seat, seat })
}

/** A turn that runs ends soon, but never later than it would have. */
function withShortTurn(step: MatchStep, seat: number, at: number): MatchStep {
  const until = step.state.until[seat]
  if (typeof until !== 'number') return step
  return until <= at + AWAY_TURN_MS ? step : withNewTurnEnd(step, seat, at + AWAY_TURN_MS)
}

/** Both seats of a duel are gone at one time: nobody wins. */
export const bothGone = (step: MatchStep): MatchStep => ended(step, { kind: 'void', reason: 'both_gone' })
