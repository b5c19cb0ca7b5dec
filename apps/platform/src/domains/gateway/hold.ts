import { sql } from 'kysely'
import type { Tx } from '../../kernel/database/open-database.ts'
import type { Ledger } from '../ledger/index.ts'
import { memberAccount } from '../ledger/index.ts'
import type { ColdMove, MoveResult } from './command.ts'
import { fingerprintOf, moveKey } from './command.ts'

type Hold = Extract<ColdMove, { call: 'hold' | 'release' }>

/**
 * Puts money aside for a multi-draw order, or gives it back. A hold asks for a live session as a bet does; a release
 * never does (rules R3 and R7).
 */
export async function moveHold(ledger: Ledger, tx: Tx, move: Hold, now: Date): Promise<MoveResult> {
  const { call, session, body } = move
  const key = moveKey(session.providerCode, body.transaction_uuid)
  const refusal = call === 'hold' ? await sessionRefusal(tx, key, session.id, now) : null
  if (refusal) return { status: refusal, balanceUnits: null }
  const free = memberAccount(session.memberId, 'MAIN', session)
  const held = memberAccount(session.memberId, 'HOLD', session)
  const [debit, credit, code] =
    call === 'hold' ? ([free, held, 'CHASE_HOLD'] as const) : ([held, free, 'CHASE_RELEASE'] as const)
  const legs = [{ debit, credit, amountUnits: BigInt(body.amount), code }]
  const [outcome] = await ledger.postIn(tx, [{ key, legs, reference: body.round, request: fingerprintOf(move) }])
  switch (outcome!.status) {
    case 'ok':
    case 'duplicate':
      return {
        status: 'OK',
        balanceUnits: await ledger.playableBalance(session.memberId, session.book, session.currency, tx),
      }
    case 'poor':
      return { status: 'NOT_ENOUGH_MONEY', balanceUnits: null }
    case 'key_reused':
      return { status: 'DUPLICATE_TRANSACTION', balanceUnits: null }
    case 'account_blocked':
      return { status: 'USER_DISABLED', balanceUnits: null }
    default:
      return { status: 'UNKNOWN', balanceUnits: null }
  }
}

/** Null when the session may bet, or when the key is known and must answer as it did. */
async function sessionRefusal(tx: Tx, key: string, sessionId: bigint, now: Date) {
  const { rows } = await sql<{ live: boolean; active: boolean; known: boolean }>`
    select opened_at is not null and ended_at is null and expires_at > ${now}::timestamptz as live,
      member_active as active, exists (select from ledger.ledger_key where key = ${key}) as known
    from launch.wallet_session where session_id = ${sessionId}`.execute(tx)
  const { live, active, known } = rows[0]!
  if (known) return null
  if (!live) return 'TOKEN_EXPIRED' as const
  return active ? null : ('USER_DISABLED' as const)
}
