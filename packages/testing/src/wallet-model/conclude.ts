import type { AnsweredSeat, ConcludeCall, ModelState, SeatOfConclude, Status } from './state.ts'

/**
 * Ends a round for all seats of a conclude, or for none: why it is refused, or what became of each seat. The caller has looked
 * if the id is known, and keeps the answer.
 */
export function concludeRound(
  state: ModelState,
  call: ConcludeCall,
  { maxPayout, isLive }: { maxPayout: number; isLive: (user: string) => boolean },
): Status | AnsweredSeat[] {
  const refusal = refusalOf(state, call, maxPayout)
  if (refusal) return refusal
  state.concluded.push(`${call.provider}|${call.id}`)
  for (const seat of call.seats) endSeat(state, call, seat)
  return call.seats.map(seat => ({
    user: seat.user,
    balance: state.main[seat.user]!,
    held: state.holds[purseOf(call, seat)]!,
    may_play: isLive(seat.user),
  }))
}

/** A round takes no more bets of a member while a bet of theirs says so, or once they sat in its end. */
export const isRoundClosed = (
  { bets, endedSeats }: ModelState,
  { provider, user, round }: Pick<ConcludeCall, 'provider' | 'user' | 'round'>,
): boolean =>
  endedSeats.includes(`${provider}|${user}|${round}`) ||
  Object.values(bets).some(
    bet => bet.provider === provider && bet.user === user && bet.round === round && bet.closesRound,
  )

const purseOf = ({ provider }: ConcludeCall, { holdRound, user }: SeatOfConclude) => `${provider}|${holdRound}|${user}`

function refusalOf(state: ModelState, call: ConcludeCall, maxPayout: number): Status | null {
  const { seats, provider, round } = call
  if (seats.some(seat => state.holds[purseOf(call, seat)] === undefined)) return 'TRANSACTION_DOES_NOT_EXIST'
  const isWrong = ({ stake, payout, valid, state: became }: SeatOfConclude) =>
    valid > stake || (became === 'PUSH' && payout !== stake) || (stake === 0 && payout > 0)
  if (seats.some(isWrong)) return 'INVALID_AMOUNT'
  if (seats.some(({ payout }) => payout > maxPayout)) return 'LIMIT_REACHED'
  const there = (seat: SeatOfConclude) => state.holds[purseOf(call, seat)]! + (seat.into === 'hold' ? seat.payout : 0)
  if (seats.some(seat => there(seat) < seat.stake)) return 'NOT_ENOUGH_MONEY'
  const isClosed = ({ user }: SeatOfConclude) => isRoundClosed(state, { provider, user, round })
  if (seats.some(isClosed)) return 'ROUND_CLOSED'
  return seats.some(({ bet }) => state.ids[`${provider}|${bet}`]) ? 'DUPLICATE_TRANSACTION' : null
}

function endSeat(state: ModelState, call: ConcludeCall, seat: SeatOfConclude): void {
  const { provider, round, id } = call
  const { user, bet, stake, payout, valid, into, releases } = seat
  const purse = purseOf(call, seat)
  if (into === 'hold') state.holds[purse]! += payout
  else state.main[user]! += payout
  state.holds[purse]! -= stake
  if (releases) {
    state.main[user]! += state.holds[purse]!
    state.holds[purse] = 0
  }
  // The id of a seat stands for it, and no call asked for it under that id.
  state.ids[`${provider}|${bet}`] = { asked: 'seat', answer: { status: 'OK', balance: null } }
  if (stake === 0) return void state.endedSeats.push(`${provider}|${user}|${round}`)
  state.bets[`${provider}|${bet}`] = {
    ...{ provider, id: bet, user, round, stake, payout, valid, rebate: 0, state: seat.state, settledBy: id },
    ...{ isTakenBack: false, splitBy: null, closesRound: true },
  }
  state.facts.push({ provider, id, bet, sign: 1, stake, payout, valid })
}
