import type { GameType } from '@baize/api'
import { sql } from 'kysely'
import type { Tx } from '../../kernel/database/open-database.ts'
import type { Ledger, Leg } from '../ledger/index.ts'
import { houseAccount, memberAccount } from '../ledger/index.ts'
import type { HeldBet, Hold, MoveResult } from './command.ts'
import { fingerprintOf, moveKey, refused } from './command.ts'
import { type KnownSession, walletOf } from './known-sessions.ts'
import { standingOf } from './standing.ts'
import './tables.ts'

/**
 * Puts money aside for a round, gives it back, or stakes it. A hold asks for a live session as a bet does; a release asks
 * for nothing; a bet out of a hold asks for the member and the game, but outlives the session (rules R3, R7 and R10).
 * None reaches more than the round holds.
 */
export async function moveHold(ledger: Ledger, tx: Tx, move: Hold | HeldBet, now: Date): Promise<MoveResult> {
  const { session, body } = move
  const units = BigInt(body.amount)
  const heldRound = move.call === 'bet' ? move.body.hold_round : body.round
  const leftUnits = await lockHold(tx, session, heldRound, move.call === 'hold')
  const key = moveKey(session.providerCode, body.transaction_uuid)
  if (!(await isKnown(tx, key))) {
    const refusal = await refusalOf(tx, move, now)
    if (refusal) return refused(refusal)
    if (move.call !== 'hold' && leftUnits < units) return refused('NOT_ENOUGH_MONEY')
  }
  const [outcome] = await ledger.postIn(tx, [
    { key, legs: [legOf(move, units)], reference: body.round, request: fingerprintOf(move) },
  ])
  switch (outcome!.status) {
    case 'ok':
      await changeHold(tx, session, heldRound, move.call === 'hold' ? units : -units)
      if (move.call === 'bet') await recordBet(tx, move, now)
      return { status: 'OK', ...(await standingOf(tx, session, now)) }
    case 'duplicate':
      return { status: 'OK', ...(await standingOf(tx, session, now)) }
    case 'poor':
      return refused('NOT_ENOUGH_MONEY')
    case 'key_reused':
      return refused('DUPLICATE_TRANSACTION')
    case 'account_blocked':
      return refused('USER_DISABLED')
    default:
      return refused('UNKNOWN')
  }
}

function legOf({ call, session }: Hold | HeldBet, amountUnits: bigint): Leg {
  const free = walletOf(session)
  const held = memberAccount(session.memberId, 'HOLD', session)
  const games = houseAccount('GAMES', { ...session, qualifier: session.vendorCode })
  if (call === 'hold') return { debit: free, credit: held, amountUnits, code: 'CHASE_HOLD' }
  if (call === 'release') return { debit: held, credit: free, amountUnits, code: 'CHASE_RELEASE' }
  return { debit: held, credit: games, amountUnits, code: 'BET' }
}

/** What the round of this member still holds; locked, so that two calls about it wait for each other. */
async function lockHold(tx: Tx, session: KnownSession, round: string, makesIt: boolean): Promise<bigint> {
  const own = { provider_code: session.providerCode, round_id: round }
  if (makesIt)
    await tx
      .insertInto('gateway.hold')
      .values({ ...own, member_id: session.memberId, left_units: 0n })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  const hold = await tx
    .selectFrom('gateway.hold')
    .select('left_units')
    .where('provider_code', '=', own.provider_code)
    .where('round_id', '=', own.round_id)
    .where('member_id', '=', session.memberId)
    .forUpdate()
    .executeTakeFirst()
  return hold?.left_units ?? 0n
}

async function changeHold(tx: Tx, session: KnownSession, round: string, change: bigint): Promise<void> {
  await tx
    .updateTable('gateway.hold')
    .set({ left_units: sql<bigint>`left_units + ${change}` })
    .where('provider_code', '=', session.providerCode)
    .where('round_id', '=', round)
    .where('member_id', '=', session.memberId)
    .execute()
}

async function isKnown(tx: Tx, key: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from ledger.ledger_key where key = ${key}) as known`.execute(tx)
  return rows[0]!.known
}

async function refusalOf(tx: Tx, { call, session, body }: Hold | HeldBet, now: Date) {
  if (call === 'release') return null
  const { rows } = await sql<{ live: boolean; active: boolean; open: boolean; most: bigint | null }>`
    select s.opened_at is not null and s.ended_at is null and s.expires_at > ${now}::timestamptz as live,
      s.member_active as active, g.code is not null as open, g.max_bet_units as most
    from launch.wallet_session s
    left join catalogue.open_game g on g.code = ${session.gameCode} and g.provider_code = ${session.providerCode}
    where s.session_id = ${session.id}`.execute(tx)
  const { live, active, open, most } = rows[0]!
  if (call === 'hold' && !live) return 'TOKEN_EXPIRED' as const
  if (!active) return 'USER_DISABLED' as const
  if (!open) return 'INVALID_GAME' as const
  return call === 'bet' && BigInt(body.amount) > most! ? ('LIMIT_REACHED' as const) : null
}

async function recordBet(tx: Tx, { session, body }: HeldBet, now: Date): Promise<void> {
  await tx
    .insertInto('rounds.bet')
    .values({
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
    })
    .execute()
}
