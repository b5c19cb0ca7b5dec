import { ApiError } from '../../../kernel/api-error.ts'
import type { Preview } from '../../../kernel/approvals/awaits-approval.ts'
import { requireApproval } from '../../../kernel/approvals/require-approval.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import { operatorActor } from '../../../kernel/http/caller.ts'
import type { Parts } from '../parts.ts'
import { isAdministrator } from './rules.ts'
import { readStandings, type Standing } from './standing.ts'

/** An operator by name, in whatever case it is written. Ask for it under `lockHouse` before a change. @throws ApiError not_found */
export async function operatorOf(db: Queryable, username: string): Promise<Standing> {
  const key = nameKey(username)
  const found = (await readStandings(db)).find(standing => nameKey(standing.username) === key)
  if (!found) throw new ApiError('not_found')
  return found
}

/** Names that are one name. */
export const nameKey = (username: string): string => username.trim().toLowerCase()

/**
 * Asks for a second administrator before somebody gets a way in that four eyes count on. While nobody else could agree, one is
 * enough: a house begins with one operator.
 * @throws ApiError changed_meanwhile
 */
export async function requireTwo(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  change: Preview & { isCurrent?: boolean },
  { personId }: OperatorCaller,
): Promise<void> {
  const standings = await readStandings(database.kysely)
  const isNeeded = standings.some(each => isAdministrator(each) && each.personId !== personId)
  await requireApproval({ database, clock }, { ...change, isNeeded })
}

/** Writes what an operator did to another's account into the audit. */
export const noteStep = (
  { clock }: Pick<Parts, 'clock'>,
  tx: Tx,
  step: Partial<Preview> & { action: string; subject: bigint; reason: string; by: OperatorCaller },
): Promise<void> => {
  const { action, subject, reason, by, ...change } = step
  return audit(tx, {
    ...{ at: clock.now(), actor: operatorActor(by), action, subject: `operator:${subject}` },
    ...{ detail: { reason }, ...change },
  })
}
