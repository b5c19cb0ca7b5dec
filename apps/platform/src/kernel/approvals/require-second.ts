import './tables.ts'
import { createHash } from 'node:crypto'
import type { Clock } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import { ApiError } from '../api-error.ts'
import { audit } from '../audit/audit.ts'
import type { Database, Tx } from '../database/open-database.ts'
import { tables } from '../database/open-database.ts'

export interface Act {
  /** Operation of the endpoint table. */
  action: string
  /** What it is done to. */
  subject: string
  /** All that the act says but its reason: the second operator must say the same. */
  content: unknown
  operatorId: bigint
  reason: string
}

/**
 * Lets an act pass that another operator asked for before with the same content. Otherwise the act is noted for a second
 * operator, in a transaction of its own, and refused. Call it before the transaction of the act.
 * @throws ApiError second_approval_required
 */
export async function requireSecond(
  { database, clock }: { database: Database; clock: Clock },
  act: Act,
): Promise<void> {
  const agreed = await database.transaction(tx => takeProposal(tx, act, clock.now()))
  if (!agreed) throw new ApiError('second_approval_required')
}

async function takeProposal(tx: Tx, { action, subject, content, operatorId, reason }: Act, at: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`approval:${action}:${subject}`}))`.execute(tx)
  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest()
  const before = await tables(tx)
    .deleteFrom('approvals.proposal')
    .where('action', '=', action)
    .where('subject', '=', subject)
    .returning(['content_hash', 'operator_id'])
    .executeTakeFirst()
  const isSame = before?.content_hash.equals(contentHash) ?? false
  if (isSame && before!.operator_id !== operatorId) return true
  await tables(tx)
    .insertInto('approvals.proposal')
    .values({ action, subject, content_hash: contentHash, operator_id: operatorId, proposed_at: at })
    .execute()
  const actor = `operator:${operatorId}`
  if (!isSame) await audit(tx, { at, actor, action: `${action}.proposed`, subject, detail: { reason } })
  return false
}
