import { ApiError } from '../../../kernel/api-error.ts'
import { requireSecond } from '../../../kernel/approvals/require-second.ts'
import { type AuditEntry, audit } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { operatorActor } from '../../../kernel/http/caller.ts'
import type { Parts } from '../parts.ts'
import { isAdministrator } from './rules.ts'
import { readStandings, type Standing } from './standing.ts'

/** An operator by name, in whatever case it is written. Ask for it under `lockHouse` before a change. @throws ApiError not_found */
export async function operatorOf(tx: Tx, username: string): Promise<Standing> {
  const key = nameKey(username)
  const found = (await readStandings(tx)).find(standing => nameKey(standing.username) === key)
  if (!found) throw new ApiError('not_found')
  return found
}

/** Names that are one name. */
export const nameKey = (username: string): string => username.trim().toLowerCase()

/**
 * Asks for a second administrator before somebody gets a way in that four eyes count on. While nobody else could agree, one is
 * enough: a house begins with one operator.
 * @throws ApiError second_approval_required
 */
export async function requireTwo(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  act: { action: string; subject: string; content: unknown; reason: string },
  { operatorId, personId }: OperatorCaller,
): Promise<void> {
  const standings = await readStandings(database.kysely)
  const others = standings.filter(each => isAdministrator(each) && each.personId !== personId)
  if (others.length > 0) await requireSecond({ database, clock }, { ...act, operatorId })
}

/** Writes what an operator did to another's account into the audit. */
export const noteStep = (
  { clock }: Pick<Parts, 'clock'>,
  tx: Tx,
  step: { action: string; subject: bigint; reason: string; by: OperatorCaller; detail?: AuditEntry['detail'] },
): Promise<void> => {
  const { action, subject, reason, by, detail = {} } = step
  return audit(tx, {
    ...{ at: clock.now(), actor: operatorActor(by), action, subject: `operator:${subject}` },
    detail: { reason, ...detail },
  })
}
