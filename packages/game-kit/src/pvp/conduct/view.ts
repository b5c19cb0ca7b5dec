import type { MatchCode } from '../match-game.ts'
import { type MatchEnd, type MatchMode, type MatchState, rulesOfMatch } from './state.ts'

/** All that one seat may know of its match; every frame is made of it and of public events (rooms.md 3.3). */
export interface MatchView {
  match: string
  code: MatchCode
  mode: MatchMode
  stakeUnits: number
  seat: number
  turn: number
  /** When the deal was told, by the server's clock. */
  startedAt: number
  /** By seat: the end of its turn by the server's clock; null for a seat that has not to move. */
  until: (number | null)[]
  seats: { isAway: boolean; hasLeft: boolean }[]
  /** What the seat sees of its game: a `DiceView`, `BannersView` or `TienLenView`. */
  game: unknown
  end: MatchEnd | null
  /** Once the match is over, what was still closed: the cards of each seat, or its last dice. */
  open: number[][] | null
}

/**
 * The view of one seat. It holds no card of another seat and no die before it is open, and nothing in it depends on one.
 * @throws RangeError for a seat that the match has not
 */
export function viewOf(state: MatchState, seat: number): MatchView {
  if (!state.seats[seat]) throw new RangeError(`the match has no seat ${seat}`)
  const rules = rulesOfMatch(state)
  const { match, mode, stakeUnits, startedAt, until, seats, game, end } = state
  return {
    ...{ match, code: rules.definition.code, mode, stakeUnits, seat, turn: rules.turnOf(game) },
    ...{ startedAt, until: [...until] },
    seats: seats.map(({ isShownAway, hasLeft }) => ({ isAway: isShownAway, hasLeft })),
    ...{ game: rules.view(game, seat), end, open: end ? rules.open(game) : null },
  }
}
