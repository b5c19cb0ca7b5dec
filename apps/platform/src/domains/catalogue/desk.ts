import type { Clock } from '@baize/server-kit/outside'
import { ApiError } from '../../kernel/api-error.ts'
import { type AuditEntry, audit } from '../../kernel/audit/audit.ts'
import type { Database, Queryable } from '../../kernel/database/open-database.ts'
import { type OperatorCaller, operatorActor } from '../../kernel/http/caller.ts'
import { tables } from './tables.ts'

/** Dependencies of operators' steps about providers and vendors. */
export interface DeskDependencies {
  database: Database
  clock: Clock
}

/** Notes a step in the audit; it comes last in its transaction. */
export const noteStep = (
  { clock }: DeskDependencies,
  on: Queryable,
  { by, ...step }: Omit<AuditEntry, 'at' | 'actor'> & { by: OperatorCaller },
): Promise<void> => audit(on, { at: clock.now(), actor: operatorActor(by), ...step })

/** @throws ApiError not_found */
export async function requireProvider({ database }: DeskDependencies, code: string): Promise<{ enabled: boolean }> {
  const found = await tables(database.kysely)
    .selectFrom('catalogue.provider')
    .select('enabled')
    .where('code', '=', code)
    .executeTakeFirst()
  if (!found) throw new ApiError('not_found')
  return found
}
