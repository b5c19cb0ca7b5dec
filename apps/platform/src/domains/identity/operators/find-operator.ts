import { type Selectable, sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import { requireSecond } from '../../../kernel/approvals/require-second.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { operatorActor } from '../../../kernel/http/caller.ts'
import type { Parts } from '../parts.ts'
import type { IdentityTables } from '../tables.ts'
import { tables } from '../tables.ts'
import { usernameKey } from '../username-key.ts'

export type OperatorAccount = Selectable<IdentityTables['identity.account']>

/** An operator by name, kept until the transaction ends. @throws ApiError not_found */
export async function lockOperator(tx: Tx, username: string): Promise<OperatorAccount> {
  const account = await tables(tx)
    .selectFrom('identity.account')
    .selectAll()
    .where('username_key', '=', usernameKey(username.trim()))
    .where('kind', '=', 'operator')
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw new ApiError('not_found')
  return account
}

/**
 * Asks for a second operator before somebody gets a way in that four eyes count on. While nobody else could agree, one is
 * enough: a house begins with one operator.
 * @throws ApiError second_approval_required
 */
export async function requireTwo(
  parts: Pick<Parts, 'database' | 'clock'>,
  act: { action: string; subject: string; content: unknown; reason: string },
  { operatorId }: OperatorCaller,
): Promise<void> {
  const other = await tables(parts.database.kysely)
    .selectFrom('identity.account')
    .select('id')
    .where('kind', '=', 'operator')
    .where('status', '=', 'active')
    .where(sql<boolean>`permissions @> array['operators']`)
    .where('id', '!=', operatorId)
    .executeTakeFirst()
  if (other) await requireSecond(parts, { ...act, operatorId })
}

/** Writes what an operator did to another's account into the audit. */
export const noteStep = (
  { clock }: Pick<Parts, 'clock'>,
  tx: Tx,
  step: { action: string; subject: bigint; reason: string; by: OperatorCaller },
): Promise<void> => {
  const { action, subject, reason, by } = step
  return audit(tx, {
    ...{ at: clock.now(), actor: operatorActor(by), action, subject: `operator:${subject}` },
    detail: { reason },
  })
}
