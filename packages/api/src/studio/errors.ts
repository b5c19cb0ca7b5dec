import type { RoundView } from './slot.ts'

/** Refusals of the studio and their HTTP status. */
export const studioErrors = {
  visit_unknown: 401,
  stake_invalid: 400,
  client_seed_invalid: 400,
  client_seed_wanted: 409,
  input_invalid: 400,
  round_open: 409,
  round_unknown: 404,
  round_over: 409,
  bet_invalid: 400,
  choice_invalid: 400,
  choice_taken: 409,
  too_fast: 429,
  price_changed: 409,
  odds_changed: 409,
  slip_reused: 409,
  slip_unknown: 404,
  chase_unknown: 404,
  ticket_unknown: 404,
  issue_closed: 409,
  round_closed: 409,
  spot_shut: 409,
  spot_full: 409,
  stake_limit: 422,
  too_often: 429,
  fixture_unknown: 404,
  bet_unknown: 404,
  price_unknown: 409,
  line_gone: 409,
  suspended: 409,
  closed: 409,
  too_late: 409,
  stake_below_min: 422,
  stake_above_max: 422,
  liability: 422,
  related_legs: 422,
  legs_bounds: 422,
  cash_out_changed: 409,
  no_cash_out: 409,
  not_enough_money: 422,
  limit_reached: 422,
  game_closed: 409,
  visit_over: 401,
  wallet_unavailable: 503,
  too_many_requests: 429,
  busy: 503,
  internal: 500,
} as const
export type StudioErrorCode = keyof typeof studioErrors

/** Every refusal. `unfinished` comes with round_open; `balanceUnits` with refusals of stakes and choices, where the wallet told it. */
export interface StudioErrorAnswer {
  error: StudioErrorCode
  /** Input that has to be mended, when there is one. */
  field?: string
  requestId: string
  retryAfterMs?: number
  unfinished?: RoundView
  /** The game whose round is open; comes with a change of seeds that is refused for it. */
  openIn?: string
  /** What the member may play with now. */
  balanceUnits?: string
  /** The round that takes bets next; comes with round_closed. */
  nextSerial?: number
  /** The spot that is meant, what one player may have there, and what the table still takes; with stake_limit and spot_full. */
  spot?: string
  minUnits?: string
  maxUnits?: string
  roomUnits?: string
  /** Why a fixture takes no bets now; with suspended. */
  reason?: string
  /** What a cash-out pays now; with cash_out_changed. */
  offerUnits?: string
  /** The issue that sells now; comes with issue_closed. */
  nextIssue?: string
  /** The odds of each ticket as they are now, in 1/10 000; comes with odds_changed. */
  quote?: number[][]
}
