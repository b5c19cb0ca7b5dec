import type { GameType } from '@baize/api'
import type { WalletStatus } from '@baize/api/wallet-protocol'
import { sql } from 'kysely'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { AccountRef, Ledger, Leg } from '../../ledger/index.ts'
import { houseAccount, memberAccount } from '../../ledger/index.ts'
import { recordBet } from '../../rounds/index.ts'
import { answerNow, keptAnswer, keptRefusal, notPosted, refuseForAWhile } from '../calls/answers.ts'
import type { HeldBet, MoveResult } from '../calls/command.ts'
import { fingerprintOf, moveKey } from '../calls/command.ts'
import { type KnownSession, walletOf } from '../sessions/known-sessions.ts'
import { tables } from '../tables.ts'

/** The account that holds money for rounds of a session's member. */
export const holdOf = (session: KnownSession): AccountRef => memberAccount(session.memberId, 'HOLD', session)

/**
 * Stakes money that a round holds. It asks for the member and the game, but outlives the session (rules R3, R7 and R10), and
 * reaches no more than the round holds.
 */
export async function betFromHold(ledger: Ledger, tx: Tx, move: HeldBet, now: Date): Promise<MoveResult> {
  const { session, body } = move
  const leftUnits = await lockHold(tx, session, body.hold_round)
  const units = BigInt(body.amount)
  const known = (await keptAnswer(tx, move, now)) ?? (await keptRefusal(tx, move, now))
  if (known) return known
  // What closes the round or the member comes before or after as a whole.
  await ledger.lockBalances(tx, [walletOf(session), holdOf(session)])
  const refuse = (status: WalletStatus) => refuseForAWhile(tx, move, status, now)
  const refusal = await refusalOf(tx, move, now)
  if (refusal) return refuse(refusal)
  if (leftUnits < units) return refuse('NOT_ENOUGH_MONEY')
  const key = moveKey(session.providerCode, body.transaction_uuid)
  const games = houseAccount('GAMES', { ...session, qualifier: session.vendorCode })
  const legs: Leg[] = [{ debit: holdOf(session), credit: games, amountUnits: units, code: 'BET' }]
  const [outcome] = await ledger.postIn(tx, [{ key, legs, reference: body.round, request: fingerprintOf(move) }])
  switch (outcome!.status) {
    case 'ok':
      await takeFromHold(tx, session, body.hold_round, units)
      await recordBet(tx, betOf(move, now))
      return answerNow(tx, move, now)
    case 'poor':
      return refuse('NOT_ENOUGH_MONEY')
    case 'account_blocked':
      return refuse('USER_DISABLED')
    default:
      throw notPosted(key, outcome!.status)
  }
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

async function takeFromHold(tx: Tx, session: KnownSession, round: string, units: bigint): Promise<void> {
  await tables(tx)
    .updateTable('gateway.hold')
    .set({ left_units: sql<bigint>`left_units - ${units}` })
    .where('provider_code', '=', session.providerCode)
    .where('round_id', '=', round)
    .where('member_id', '=', session.memberId)
    .execute()
}

async function refusalOf(tx: Tx, { session, body }: HeldBet, now: Date): Promise<WalletStatus | null> {
  // No grant of free rounds exists yet, so none can be used.
  if (body.is_free || body.amount === 0) return 'LIMIT_REACHED'
  const { rows } = await sql<{ active: boolean; open: boolean; most: bigint | null; closed: boolean }>`
    select s.closed_until <= ${now}::timestamptz as active, g.code is not null as open, g.max_bet_units as most,
      rounds.is_closed(${session.providerCode}, ${body.round}, ${session.memberId}, ${now}::timestamptz) as closed
    from launch.wallet_session s
    left join catalogue.open_game g on g.code = ${session.gameCode} and g.provider_code = ${session.providerCode}
    where s.session_id = ${session.id}`.execute(tx)
  const { active, open, most, closed } = rows[0]!
  if (!active) return 'USER_DISABLED'
  if (!open) return 'INVALID_GAME'
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
