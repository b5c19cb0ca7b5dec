import type { ConcludeReply, WalletCall, WalletStatus } from '@baize/api/wallet-protocol'
import type { Database } from '../../../kernel/database/open-database.ts'
import { type Ledger, LedgerRefusal } from '../../ledger/index.ts'
import { moveKey } from '../calls/command.ts'
import { holdOf } from '../holds/hold.ts'
import { formerPrintOf, printOf } from '../prints/fingerprint.ts'
import { isKeptBy } from '../prints/kept-formerly.ts'
import type { KnownSession } from '../sessions/known-sessions.ts'
import type { ConcludedRow, ConcludeQueue, ConcludeTerms } from './conclude-queue.ts'

type Conclude = WalletCall<'conclude'>
type Seat = Conclude['seats'][number]

export interface ConcludeDependencies {
  database: Database
  ledger: Ledger
  queue: ConcludeQueue
  /** The session of a seat, or the status that refuses it. */
  sessionOf: (
    seat: Pick<Seat, 'token' | 'user'> & Pick<Conclude, 'provider' | 'game_code' | 'currency'>,
  ) => Promise<KnownSession | WalletStatus>
}

/** The reply to a conclude, and the members whose money it moved. */
export interface Concluded {
  reply: ConcludeReply
  moved: bigint[]
}

/**
 * Ends a round for one to four members, in one transaction for all of them or for none (rule R13). Each seat is one group of the
 * ledger under the id of its bet. Sessions, exclusions and limits are not asked: the money was put aside under them.
 *
 * Refused whole are, as TRANSACTION_DOES_NOT_EXIST, a seat whose hold is not known; as INVALID_AMOUNT, one that counts more than
 * it staked, pushes with another payout than its stake, or is paid without one; as LIMIT_REACHED, a payout above what the provider
 * may pay, a bet or by what it has left of its day; as NOT_ENOUGH_MONEY, a stake above what the hold has, with the payout where that goes there; as ROUND_CLOSED, a round
 * that has ended for a seat; as DUPLICATE_TRANSACTION, an id that stands for something; as WRONG_CURRENCY, seats of two books.
 * A refusal claims nothing.
 */
export async function concludeRound(deps: ConcludeDependencies, call: Conclude): Promise<Concluded> {
  const { provider, game_code, currency, seats, request_uuid, transaction_uuid } = call
  const no = (status: WalletStatus): Concluded => ({ reply: { status, request_uuid, seats: [] }, moved: [] })
  if (seats.some(({ bet_uuid }) => bet_uuid === transaction_uuid)) return no('DUPLICATE_TRANSACTION')
  const sessions: KnownSession[] = []
  for (const { token, user } of seats) {
    const session = await deps.sessionOf({ token, user, provider, game_code, currency })
    if (typeof session === 'string') return no(session)
    sessions.push(session)
  }
  if (new Set(sessions.map(({ book }) => book)).size > 1) return no('WRONG_CURRENCY')
  const holds = await deps.ledger.accountIds(sessions.map(holdOf))
  const rows = await addOrRepeat(deps, termsOf(call, sessions, holds), formerPrintOf(askedOf(call)))
  const [{ status, is_new, outcome }] = rows as [ConcludedRow]
  if (outcome === 'account_blocked') return no('USER_DISABLED')
  if (outcome !== 'ok') throw new LedgerRefusal(outcome, moveKey(provider, transaction_uuid))
  if (status !== 'OK') return no(status)
  const answered = rows.map(({ balance, held, may_play }, i) => ({
    ...{ user: seats[i]!.user, balance: Number(balance), held: Number(held), may_play: may_play! },
  }))
  return {
    reply: { status, request_uuid, seats: answered },
    moved: is_new ? sessions.map(({ memberId }) => memberId) : [],
  }
}

/** Ends a round; what is stored by an older fingerprint answers to that. */
async function addOrRepeat({ queue, database }: ConcludeDependencies, terms: ConcludeTerms, former: string) {
  const rows = await queue.add(terms)
  if (rows[0]?.status !== 'DUPLICATE_TRANSACTION') return rows
  const key = moveKey(terms.provider, terms.transaction)
  return (await isKeptBy(database, key, former, terms.round)) ? queue.add({ ...terms, print: former }) : rows
}

/** A call as gateway.conclude_all takes it. */
const termsOf = (call: Conclude, sessions: readonly KnownSession[], holds: readonly bigint[]): ConcludeTerms => ({
  ...{ provider: call.provider, transaction: call.transaction_uuid, print: printOf(askedOf(call)) },
  ...{ round: call.round, game: call.game_code, seats: seatsOf(call, sessions, holds) },
})

/** Seats as the rows of gateway.seat. */
const seatsOf = ({ seats }: Conclude, sessions: readonly KnownSession[], holds: readonly bigint[]) =>
  seats.map((seat, i) => {
    const { memberId, id, walletAccount, gamesAccount, vendorCode, gameType, book, currency } = sessions[i]!
    return {
      ...{ member_id: String(memberId), session_id: String(id), hold_round: seat.hold_round, bet: seat.bet_uuid },
      ...{ stake: seat.stake, payout: seat.payout, valid: seat.valid_amount, result: seat.status.toUpperCase() },
      ...{ into_hold: seat.into === 'hold', releases: seat.release },
      ...{ wallet_account: String(walletAccount), hold_account: String(holds[i]), games_account: String(gamesAccount) },
      ...{ vendor_code: vendorCode, game_type: gameType, book, currency },
    }
  })

/** What a conclude asks for; the envelope and the tokens may differ between repeats (rule R2). */
function askedOf({ round, game_code, rake, seats }: Conclude) {
  const ended = seats.flatMap(seat => [
    ...[seat.user, seat.hold_round, seat.bet_uuid, seat.stake, seat.payout, seat.valid_amount],
    ...[seat.status, seat.into, seat.release],
  ])
  return ['conclude', game_code, round, rake, ...ended]
}
