import type { GameType } from '@baize/api'
import type { WalletStatus } from '@baize/api/wallet-protocol'
import { sql } from 'kysely'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { Ledger, Leg } from '../../ledger/index.ts'
import { houseAccount, memberAccount } from '../../ledger/index.ts'
import { recordBet } from '../../rounds/index.ts'
import { answerNow, keptAnswer, keptRefusal, notPosted, refuseForAWhile } from '../calls/answers.ts'
import type { HeldBet, Hold, MoveResult } from '../calls/command.ts'
import { fingerprintOf, moveKey, refused } from '../calls/command.ts'
import { type KnownSession, walletOf } from '../sessions/known-sessions.ts'
import { tables } from '../tables.ts'

/**
 * Puts money aside for a round, gives it back, or stakes it. A hold asks for a live session as a bet does; a release asks
 * for nothing; a bet out of a hold asks for the member and the game, but outlives the session (rules R3, R7 and R10).
 * None reaches more than the round holds.
 */
export async function moveHold(ledger: Ledger, tx: Tx, move: Hold | HeldBet, now: Date): Promise<MoveResult> {
  const { session, body } = move
  const round = move.call === 'bet' ? move.body.hold_round : body.round
  const isNew = move.call === 'hold' && (await makeHold(tx, session, round))
  const leftUnits = await lockHold(tx, session, round)
  const result = await moveLocked({ ledger, now, round, leftUnits }, tx, move)
  // A refused hold leaves nothing behind that a conclude would find.
  if (isNew && result.status !== 'OK') await removeHold(tx, session, round)
  return result
}

interface Locked {
  ledger: Ledger
  now: Date
  /** The round that holds the money, and how much. */
  round: string
  leftUnits: bigint
}

async function moveLocked(
  { ledger, now, round, leftUnits }: Locked,
  tx: Tx,
  move: Hold | HeldBet,
): Promise<MoveResult> {
  const { session, body } = move
  const units = BigInt(body.amount)
  const known = (await keptAnswer(tx, move, now)) ?? (move.call === 'release' ? null : await keptRefusal(tx, move, now))
  if (known) return known
  // What closes the round or the member comes before or after as a whole.
  if (move.call !== 'release') await ledger.lockBalances(tx, [walletOf(session), holdOf(session)])
  const refuse = (status: WalletStatus) =>
    move.call === 'release' ? refused(status) : refuseForAWhile(tx, move, status, now)
  const refusal = await refusalOf(tx, move, now)
  if (refusal) return refuse(refusal)
  if (move.call !== 'hold' && leftUnits < units) return refuse('NOT_ENOUGH_MONEY')
  const key = moveKey(session.providerCode, body.transaction_uuid)
  const [outcome] = await ledger.postIn(tx, [
    { key, legs: [legOf(move, units)], reference: body.round, request: fingerprintOf(move) },
  ])
  switch (outcome!.status) {
    case 'ok':
      await changeHold(tx, session, round, move.call === 'hold' ? units : -units)
      if (move.call === 'bet') await recordBet(tx, betOf(move, now))
      return answerNow(tx, move, now)
    case 'poor':
      return refuse('NOT_ENOUGH_MONEY')
    case 'account_blocked':
      return refuse('USER_DISABLED')
    default:
      throw notPosted(key, outcome!.status)
  }
}

const holdOf = (session: KnownSession) => memberAccount(session.memberId, 'HOLD', session)

/** Money for a game in company, which the statement tells from an order for several draws. */
const purseReasons: readonly string[] = ['purse', 'seat']

function legOf(move: Hold | HeldBet, amountUnits: bigint): Leg {
  const { session } = move
  const free = walletOf(session)
  const held = holdOf(session)
  const games = houseAccount('GAMES', { ...session, qualifier: session.vendorCode })
  if (move.call === 'bet') return { debit: held, credit: games, amountUnits, code: 'BET' }
  const isPurse = purseReasons.includes(move.body.reason)
  return move.call === 'hold'
    ? { debit: free, credit: held, amountUnits, code: isPurse ? 'PURSE_HOLD' : 'CHASE_HOLD' }
    : { debit: held, credit: free, amountUnits, code: isPurse ? 'PURSE_RELEASE' : 'CHASE_RELEASE' }
}

/** True where the round of this member held nothing ever before. */
async function makeHold(tx: Tx, session: KnownSession, round: string): Promise<boolean> {
  const made = await tables(tx)
    .insertInto('gateway.hold')
    .values({
      provider_code: session.providerCode,
      round_id: round,
      member_id: session.memberId,
      left_units: 0n,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return made.numInsertedOrUpdatedRows === 1n
}

/** What the round of this member still holds; locked, so that two calls about it wait for each other. */
async function lockHold(tx: Tx, session: KnownSession, round: string): Promise<bigint> {
  const hold = await tables(tx)
    .selectFrom('gateway.hold')
    .select('left_units')
    .where('provider_code', '=', session.providerCode)
    .where('round_id', '=', round)
    .where('member_id', '=', session.memberId)
    .forUpdate()
    .executeTakeFirst()
  return hold?.left_units ?? 0n
}

async function removeHold(tx: Tx, session: KnownSession, round: string): Promise<void> {
  await tables(tx)
    .deleteFrom('gateway.hold')
    .where('provider_code', '=', session.providerCode)
    .where('round_id', '=', round)
    .where('member_id', '=', session.memberId)
    .execute()
}

async function changeHold(tx: Tx, session: KnownSession, round: string, change: bigint): Promise<void> {
  await tables(tx)
    .updateTable('gateway.hold')
    .set({ left_units: sql<bigint>`left_units + ${change}` })
    .where('provider_code', '=', session.providerCode)
    .where('round_id', '=', round)
    .where('member_id', '=', session.memberId)
    .execute()
}

async function refusalOf(tx: Tx, move: Hold | HeldBet, now: Date): Promise<WalletStatus | null> {
  const { call, session, body } = move
  if (call === 'release') return null
  // No grant of free rounds exists yet, so none can be used.
  if (move.call === 'bet' && (move.body.is_free || body.amount === 0)) return 'LIMIT_REACHED'
  const { rows } = await sql<{
    live: boolean
    active: boolean
    open: boolean
    most: bigint | null
    closed: boolean
  }>`
    select s.opened_at is not null and s.ended_at is null and s.expires_at > ${now}::timestamptz as live,
      s.closed_until <= ${now}::timestamptz as active, g.code is not null as open, g.max_bet_units as most,
      rounds.is_closed(${session.providerCode}, ${body.round}, ${session.memberId}, ${now}::timestamptz) as closed
    from launch.wallet_session s
    left join catalogue.open_game g on g.code = ${session.gameCode} and g.provider_code = ${session.providerCode}
    where s.session_id = ${session.id}`.execute(tx)
  const { live, active, open, most, closed } = rows[0]!
  if (!active) return 'USER_DISABLED'
  if (call === 'hold' && !live) return 'TOKEN_EXPIRED'
  if (!open) return 'INVALID_GAME'
  if (call === 'hold') return null
  if (BigInt(body.amount) > most!) return 'LIMIT_REACHED'
  return closed ? 'ROUND_CLOSED' : null
}

/** The bet as the table of rounds has it. */
const betOf = ({ session, body }: HeldBet, now: Date) => ({
  provider_code: session.providerCode,
  transaction_id: body.transaction_uuid,
  round_id: body.round,
  member_id: session.memberId,
  session_id: session.id,
  game_code: session.gameCode,
  vendor_code: session.vendorCode,
  game_type: session.gameType as GameType,
  book: session.book,
  currency: session.currency,
  stake_units: BigInt(body.amount),
  placed_at: now,
  changed_at: now,
  closes_round: body.round_closed,
})
