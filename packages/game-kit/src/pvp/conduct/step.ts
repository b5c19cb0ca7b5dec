import type { Refused } from '../match-game.ts'
import { clockStep } from './clock.ts'
import { leave } from './leave.ts'
import { GRACE_MS, LONGEST_STOP_MS, type MatchAct, type MatchState, RESUMED_EXTRA_MS, rulesOfMatch } from './state.ts'
import { afterGame, beginTurn, ended, type MatchStep, seatMoved, seatReturned, withSeat } from './turns.ts'

/**
 * What an act makes of a match, or why it is refused; the state of a refused act stays as it is. Acts come in the order of
 * the table's queue, which is what "at the same time" means. A step without events that gives the same state back need not
 * be stored.
 */
export function step(state: MatchState, act: MatchAct): MatchStep | Refused {
  if ('seat' in act && !state.seats[act.seat]) return { refused: 'not_seated' }
  if (state.end) return { refused: 'late' }
  if ('seat' in act && state.seats[act.seat]!.hasLeft) return { refused: 'not_seated' }
  const { at } = act
  switch (act.kind) {
    case 'move':
      return moveStep(state, act)
    case 'clock':
      return clockStep(state, at)
    case 'lost':
      if (state.seats[act.seat]!.lostAt !== null) return { state, events: [] }
      return { state: { ...withSeat(state, act.seat, { lostAt: at, connectedClockTurns: 0 }), at }, events: [] }
    case 'connected':
    case 'back':
      return signOfLife(state, act.seat, at)
    case 'leave':
      return leave({ state: { ...state, at }, events: [] }, act.seat, at)
    case 'resumed':
      return resume(state, at)
    case 'void':
      return ended({ state: { ...state, at }, events: [] }, { kind: 'void', reason: act.reason })
  }
}

/** A message of a person: its connection stands, and it is not away any more. */
function signOfLife(state: MatchState, seat: number, at: number): MatchStep {
  const connected = state.seats[seat]!.lostAt === null ? state : withSeat(state, seat, { lostAt: null })
  const returned = seatReturned({ state: connected, events: [] }, seat)
  return returned.state === state ? returned : { ...returned, state: { ...returned.state, at } }
}

/** A move counts in its own turn and until the end of its time and a little more (rooms.md 4.2). */
function moveStep(
  state: MatchState,
  { seat, turn, move, at }: Extract<MatchAct, { kind: 'move' }>,
): MatchStep | Refused {
  const rules = rulesOfMatch(state)
  if (turn !== rules.turnOf(state.game)) return { refused: 'late' }
  const until = state.until[seat]
  if (typeof until === 'number' && at > until + GRACE_MS) return { refused: 'late' }
  const moved = rules.move(state.game, seat, move, 'player')
  if ('refused' in moved) return moved
  const { state: present, events } = seatReturned({ state, events: [] }, seat)
  const after = afterGame(seatMoved(present, seat, 'player'), moved, at)
  return { state: after.state, events: [...events.filter(({ kind }) => kind !== 'turn'), ...after.events] }
}

/** A match that another process takes up: turns begin again with more time, unless it stood still for too long. */
function resume(state: MatchState, at: number): MatchStep {
  if (at - state.at > LONGEST_STOP_MS)
    return ended({ state: { ...state, at }, events: [] }, { kind: 'void', reason: 'restart' })
  const seats = state.seats.map(seat => (seat.hasLeft ? seat : { ...seat, lostAt: at, connectedClockTurns: 0 }))
  return beginTurn({ state: { ...state, seats }, events: [] }, at, RESUMED_EXTRA_MS)
}
