import type { GameStep } from '../match-game.ts'
import { bothGone, leave } from './leave.ts'
import {
  AWAY_CLOCK_TURNS,
  GONE_MS,
  GRACE_MS,
  LEFT_CLOCK_TURNS,
  type MatchState,
  rulesOfMatch,
  type SeatConduct,
  SHOWN_AWAY_MS,
} from './state.ts'
import { afterGame, type MatchStep, seatMoved, withSeat } from './turns.ts'

/** Does what is due by `at`: seats that are gone, turns that ran out, seats to be told as away. */
export function clockStep(state: MatchState, at: number): MatchStep {
  let step: MatchStep = { state, events: [] }
  step = leaveAll(
    step,
    seatsOf(state, ({ lostAt, hasLeft }) => !hasLeft && lostAt !== null && at >= lostAt + GONE_MS),
    at,
  )
  for (const seat of overdue(step.state, at)) step = clockTurn(step, seat, at)
  const idle = seatsOf(step.state, seat => !seat.hasLeft && seat.connectedClockTurns >= LEFT_CLOCK_TURNS)
  step = leaveAll(step, idle, at)
  for (const seat of seatsOf(step.state, conduct => isToBeShown(conduct, at))) step = shownAway(step, seat)
  return step.state === state ? step : { ...step, state: { ...step.state, at } }
}

/** When a clock next has something to do; null once the match is over. */
export function wakeAt(state: MatchState): number | null {
  if (state.end) return null
  const turns = state.until.filter(until => until !== null).map(until => until + GRACE_MS)
  const absences = state.seats
    .filter(({ hasLeft, lostAt }) => !hasLeft && lostAt !== null)
    .map(({ lostAt, isShownAway }) => lostAt! + (isShownAway ? GONE_MS : SHOWN_AWAY_MS))
  return Math.min(...turns, ...absences)
}

const seatsOf = ({ seats, end }: MatchState, is: (seat: SeatConduct) => boolean): number[] =>
  end ? [] : [...seats.keys()].filter(seat => is(seats[seat]!))

const overdue = ({ until, end }: MatchState, at: number): number[] =>
  end ? [] : [...until.keys()].filter(seat => until[seat] !== null && at >= until[seat]! + GRACE_MS)

const isToBeShown = ({ lostAt, isShownAway }: SeatConduct, at: number): boolean =>
  !isShownAway && lostAt !== null && at >= lostAt + SHOWN_AWAY_MS

function shownAway({ state, events }: MatchStep, seat: number): MatchStep {
  return {
    state: withSeat(state, seat, { isShownAway: true }),
    events: [...events, { kind: 'away', seat, isAway: true }],
  }
}

/** Seats that leave at one check, in their order; of a duel both at once make it void. */
function leaveAll(step: MatchStep, seats: readonly number[], at: number): MatchStep {
  const { isDuel } = rulesOfMatch(step.state)
  if (isDuel && seats.length > 1) return bothGone(step)
  return seats.reduce((after, seat) => leave(after, seat, at), step)
}

/** The clock moves for a seat: its second move in a row makes the seat away. */
function clockTurn({ state, events }: MatchStep, seat: number, at: number): MatchStep {
  const rules = rulesOfMatch(state)
  const moved = rules.move(state.game, seat, rules.clockMove(state.game, seat), 'clock') as GameStep<unknown>
  const counted = seatMoved(state, seat, 'clock')
  const { isAway, clockTurns } = counted.seats[seat]!
  const becomesAway = !isAway && clockTurns >= AWAY_CLOCK_TURNS
  const told = becomesAway && !counted.seats[seat]!.isShownAway
  const conduct = becomesAway ? withSeat(counted, seat, { isAway: true, isShownAway: true }) : counted
  const after = afterGame(conduct, moved, at)
  const away = told ? [{ kind: 'away' as const, seat, isAway: true }] : []
  return { state: after.state, events: [...events, ...away, ...after.events] }
}
