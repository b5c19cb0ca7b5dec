import { auditOften } from '../../../../kernel/audit/audit.ts'
import type { Parts } from '../../parts.ts'
import type { Account } from '../find-account.ts'
import type { Proof, Where } from '../open-member-session.ts'

/** Writes into the audit that a sign-in was refused: from where, by which way, and whose account it was, if anybody's. */
export async function noteRefusal(
  { clock, database }: Parts,
  { address }: Pick<Where, 'address'>,
  by: Proof['by'],
  account?: Account,
): Promise<void> {
  const subject = account?.id.toString() ?? ''
  const action = 'session.login.refused'
  await auditOften(database.kysely, { at: clock.now(), actor: address, action, subject, detail: { by } })
}
