import type { StoredBet } from '../../rounds/index.ts'
import type { KnownSession } from '../sessions/known-sessions.ts'

/** True for a bet of the call's own member, round, game and money. */
export const belongs = (
  bet: StoredBet,
  { session, body }: { session: KnownSession; body: { round: string } },
): boolean =>
  bet.member_id === session.memberId &&
  bet.round_id === body.round &&
  bet.game_code === session.gameCode &&
  bet.vendor_code === session.vendorCode &&
  bet.book === session.book &&
  bet.currency === session.currency
