import type { DatabaseLog } from './log.ts'
import type { Connections } from './open-database.ts'
import { StartError } from './start-error.ts'

const danger = 'could change or remove what was booked'
const remedy =
  'give DATABASE_URL a role that owns nothing, and DATABASE_OWNER_URL the one that owns the tables (docs/operations.md)'

/**
 * Asks the database for what the role of this process could do to the tables that are only ever added to. With real money it
 * must be nothing, unless the configuration says that there is one role; a demo is told.
 * @throws StartError `one_role`
 */
export async function requireSeparateRoles(
  { pool }: Pick<Connections, 'pool'>,
  { REAL_MONEY, DATABASE_ROLES }: { REAL_MONEY: boolean; DATABASE_ROLES?: string | undefined },
  log: Pick<DatabaseLog, 'warn'>,
): Promise<void> {
  const { rows } = await pool.query<{ role: string; powers: boolean }>(`
    select current_user as role,
      has_parameter_privilege('session_replication_role', 'SET') or exists (
        select from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
        where p.proname = 'refuse_change'
          and (pg_has_role(c.relowner, 'MEMBER') or has_table_privilege(c.oid, 'TRUNCATE, TRIGGER'))
      ) as powers`)
  const { role, powers } = rows[0]!
  if (!powers) return
  const fault = `The database role ${role} ${danger}`
  if (!REAL_MONEY) return log.warn(`${fault}: with real money, ${remedy}`)
  if (!DATABASE_ROLES)
    throw new StartError('one_role', `${fault}: ${remedy}, or say DATABASE_ROLES=one-and-it-may-rewrite-history.`)
}
