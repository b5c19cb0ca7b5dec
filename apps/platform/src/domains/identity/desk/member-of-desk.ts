import { guestType } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import { type AuditEntry, audit } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { type OperatorCaller, operatorActor } from '../../../kernel/http/caller.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'

/** The account of a member that an operator acts on; other acts on it wait. @throws ApiError not_found for anybody else */
export async function memberToActOn(tx: Tx, id: string) {
  const row = await tables(tx)
    .selectFrom('identity.account')
    .select(['id', 'username', 'email', 'status', 'sign_in_locked_until'])
    .where('id', '=', BigInt(id))
    .where('kind', '=', 'member')
    .where('agent_type', '!=', guestType)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  return row
}

/** Writes an operator's act on a member into the audit. */
export const auditAct = (
  { clock }: Pick<Parts, 'clock'>,
  tx: Tx,
  {
    action,
    id,
    caller,
    ...told
  }: { action: string; id: bigint; caller: OperatorCaller } & Pick<AuditEntry, 'detail' | 'before' | 'after'>,
): Promise<void> =>
  audit(tx, { at: clock.now(), actor: operatorActor(caller), action, subject: `account:${id}`, ...told })
