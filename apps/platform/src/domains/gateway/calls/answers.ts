import { lostRace } from '@baize/server-kit/database/postgres-errors'
import { sql } from 'kysely'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { groupFingerprint } from '../../ledger/index.ts'
import { standingOf } from '../sessions/standing.ts'
import { tables } from '../tables.ts'
import type { Move, MoveResult } from './command.ts'
import { fingerprintOf, moveKey, refused } from './command.ts'

/** The fingerprint under which the ledger keeps a call that it posted as a group, or claimed without moving anything. */
export const groupFingerprintOf = (move: Move): string =>
  groupFingerprint({
    key: moveKey(move.session.providerCode, move.body.transaction_uuid),
    legs: [],
    reference: move.body.round,
    request: fingerprintOf(move),
  })

/**
 * The answer that a call's id has already: the stored one, or the refusal of another body (rule R2). Null while the id is
 * new. Ask after the locks of the call, so that a copy that went ahead is seen.
 */
export async function keptAnswer(tx: Tx, move: Move, now: Date): Promise<MoveResult | null> {
  const { providerCode } = move.session
  const transaction = move.body.transaction_uuid
  const { rows } = await sql<{ is_same: boolean; balance: bigint | null }>`
    select k.fingerprint = ${groupFingerprintOf(move)}::uuid as is_same, a.balance_units as balance
    from ledger.claimed_key k
    left join gateway.answer a on a.provider_code = ${providerCode} and a.transaction_id = ${transaction}
    where k.key = ${moveKey(providerCode, transaction)}`.execute(tx)
  const [kept] = rows
  if (!kept) return null
  if (!kept.is_same) return refused('DUPLICATE_TRANSACTION')
  const balanceUnits = kept.balance ?? (await standingOf(tx, move.session, now)).balanceUnits
  return { status: 'OK', balanceUnits, walletUnits: null }
}

/** For a call whose id another one has taken since it was looked for: run again, it answers by that id. */
export function notPosted(key: string, outcome: string): Error {
  const isTaken = outcome === 'duplicate' || outcome === 'key_reused'
  return isTaken
    ? lostRace(`${key} was taken at the same moment`)
    : new Error(`the ledger answers ${outcome} to ${key}`)
}

/** The answer to a call that was done just now, kept for repeats. */
export async function answerNow(tx: Tx, { session, body }: Move, now: Date): Promise<MoveResult> {
  const standing = await standingOf(tx, session, now)
  await tables(tx)
    .insertInto('gateway.answer')
    .values({
      provider_code: session.providerCode,
      transaction_id: body.transaction_uuid,
      balance_units: standing.balanceUnits,
    })
    .execute()
  return { status: 'OK', ...standing }
}

/** The refusal that a bet's or hold's id got a short while ago; null for one that got none. */
export async function keptRefusal(tx: Tx, move: Move, now: Date): Promise<MoveResult | null> {
  const { rows } = await sql<{ status: MoveResult['status'] | null }>`
    select gateway.kept_refusal(
      ${move.session.providerCode}, ${move.body.transaction_uuid}, ${fingerprintOf(move)}::uuid, ${now}::timestamptz) as status`.execute(
    tx,
  )
  const status = rows[0]!.status
  return status && refused(status)
}

/** Refuses a bet or hold, and its id for a while: a copy that comes late gets the same answer. */
export async function refuseForAWhile(
  tx: Tx,
  move: Move,
  status: MoveResult['status'],
  now: Date,
): Promise<MoveResult> {
  const { session, body } = move
  await sql`
    select gateway.keep_refusals(
      array[${session.providerCode}], array[${body.transaction_uuid}], array[${fingerprintOf(move)}]::uuid[], array[${status}::text],
      ${now}::timestamptz)`.execute(tx)
  return refused(status)
}
