import type { OperatorPermission } from '@baize/api'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'
import { permissionsOf } from '../roles/permissions-of.ts'
import { tables } from '../tables.ts'

/** An operator with what follows from their roles. */
export interface Standing {
  id: bigint
  personId: bigint
  username: string
  isBlocked: boolean
  roles: readonly string[]
  permissions: readonly OperatorPermission[]
  /** From which they are let in; none means every address. */
  addresses: readonly string[]
  version: number
  createdAt: Date
}

/** The house's own roles with their permissions. */
export async function ownRoles(db: Queryable): Promise<Map<string, OperatorPermission[]>> {
  const rows = await tables(db).selectFrom('operators.role').select(['code', 'permissions']).execute()
  return new Map(rows.map(({ code, permissions }) => [code, permissions]))
}

/** Every operator, the first one first. There are as many as a house has people, so that one reading serves every question. */
export async function readStandings(db: Queryable): Promise<Standing[]> {
  const own = await ownRoles(db)
  const rows = await tables(db)
    .selectFrom('operators.operator as o')
    .innerJoin('identity.account_state as a', 'a.account_id', 'o.id')
    .leftJoin('operators.grant as g', 'g.operator_id', 'o.id')
    .select(['o.id', 'o.person_id', 'o.blocked', 'o.addresses', 'o.version', 'o.created_at', 'a.username'])
    .select(
      sql<string[]>`coalesce(array_agg(g.role order by g.role) filter (where g.role is not null), '{}')`.as('roles'),
    )
    .groupBy(['o.id', 'a.username'])
    .orderBy('o.id')
    .execute()
  return rows.map(({ id, person_id, blocked, created_at, ...same }) => ({
    ...{ ...same, id, personId: person_id, isBlocked: blocked, createdAt: created_at },
    permissions: permissionsOf(same.roles, own),
  }))
}

/** Lets one change at a time be made to who may do what, since each looks at all others. */
export const lockHouse = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('operators'))`.execute(tx)
}
