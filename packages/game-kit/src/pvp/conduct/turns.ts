import type { GameStep, MovedBy } from '../match-game.ts'
import {
  AWAY_TURN_MS,
  type MatchEnd,
  type MatchEvent,
  type MatchState,
  rulesOfMatch,
  type SeatConduct,
} from './state.ts'

export interface MatchStep {
  state: MatchState
  events: MatchEvent[]
}

/** How long a seat's turn waits that began at `turnBegan`. */
function turnMs(state: MatchState, seat: number): number {
  const { isAway, hasLeft } = state.seats[seat]!
  const { definition, turnOf } = rulesOfMatch(state)
  const usual = turnOf(state.game) === 1 ? definition.firstTurnMs : definition.turnMs
  return isAway || hasLeft ? Math.min(AWAY_TURN_MS, usual) : usual
}

export const withSeat = (state: MatchState, seat: number, changed: Partial<SeatConduct>): MatchState => ({
  ...state,
  seats: state.seats.with(seat, { ...state.seats[seat]!, ...changed }),
})

/** A running turn anew, from when it began, for a seat whose turns became longer or shorter. */
export function withNewTurnEnd({ state, events }: MatchStep, seat: number, earliest = 0): MatchStep {
  if (state.until[seat] === null || state.end) return { state, events }
  const until = Math.max(state.turnBegan + turnMs(state, seat), earliest)
  if (until === state.until[seat]) return { state, events }
  const turn = rulesOfMatch(state).turnOf(state.game)
  return {
    state: { ...state, until: state.until.with(seat, until) },
    events: [...events, { kind: 'turn', seat, turn, until }],
  }
}

export function ended({ state, events }: MatchStep, end: MatchEnd): MatchStep {
  const stopped = { ...state, until: state.until.map(() => null), end }
  return { state: stopped, events: [...events, { kind: 'ended', end }] }
}

/** Takes a step of the game up: the next turn with its ends, or the end of the match. */
export function afterGame(before: MatchState, { state: game, events }: GameStep<unknown>, at: number): MatchStep {
  const rules = rulesOfMatch(before)
  const result = rules.result(game)
  const step: MatchStep = { state: { ...before, game, at }, events: [...events] }
  if (result) return ended(step, { kind: 'played', nets: result.nets, winner: result.winner })
  const turn = rules.turnOf(game)
  const waiting = rules.waiting(game)
  if (turn === rules.turnOf(before.game)) {
    const until = before.until.map((time, seat) => (waiting.includes(seat) ? time : null))
    return { ...step, state: { ...step.state, until } }
  }
  return beginTurn(step, at)
}

/** Gives every seat that has to move its time. */
export function beginTurn({ state, events }: MatchStep, at: number, extraMs = 0): MatchStep {
  const rules = rulesOfMatch(state)
  const waiting = rules.waiting(state.game)
  const turn = rules.turnOf(state.game)
  const until = state.seats.map((_, seat) => (waiting.includes(seat) ? at + turnMs(state, seat) + extraMs : null))
  const begun = waiting.map(seat => ({ kind: 'turn' as const, seat, turn, until: until[seat]! }))
  return { state: { ...state, at, turnBegan: at + extraMs, until }, events: [...events, ...begun] }
}

/** A seat is back from being away: its clock turns in a row go on counting until it moves itself. */
export function seatReturned(step: MatchStep, seat: number): MatchStep {
  const { isAway, isShownAway } = step.state.seats[seat]!
  if (!isAway && !isShownAway) return step
  const state = withSeat(step.state, seat, { isAway: false, isShownAway: false })
  return withNewTurnEnd({ state, events: [...step.events, { kind: 'away', seat, isAway: false }] }, seat)
}

/** What the seat's own move, or the clock's move for it, says about its conduct. */
export function seatMoved(state: MatchState, seat: number, by: MovedBy): MatchState {
  if (by === 'player') return withSeat(state, seat, { clockTurns: 0, connectedClockTurns: 0 })
  const conduct = state.seats[seat]!
  return withSeat(state, seat, {
    clockTurns: conduct.clockTurns + 1,
    connectedClockTurns: conduct.lostAt === null ? conduct.connectedClockTurns + 1 : 0,
    clockTurnsInAll: conduct.clockTurnsInAll + 1,
  })
}
