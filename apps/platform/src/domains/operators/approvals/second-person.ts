import type { OperatorPermission } from '@baize/api'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { ownRoles } from '../people/standing.ts'
import { permissionsOf } from '../roles/permissions-of.ts'
import { tables } from '../tables.ts'

const newGrantMs = 24 * 3_600_000

export interface TwoOperators {
  /** The operator who asked, and what they need to be allowed to ask. */
  asked: { operatorId: bigint; permission: OperatorPermission }
  /** The operator who decides, and what they need to be allowed to decide. */
  decides: { operatorId: bigint; permission: OperatorPermission }
  at: Date
}

/**
 * Refuses a second pair of eyes that is none: another account of the same person, somebody who was given the permission by whoever
 * asks within a day, and whoever gave it to them. Who agreed to a role has given it as well as who asked for it.
 * @throws ApiError second_approval_required
 */
export async function requireSecondPerson(db: Queryable, { asked, decides, at }: TwoOperators): Promise<void> {
  const own = await ownRoles(db)
  const since = new Date(at.getTime() - newGrantMs)
  const people = await personsOf(db, [asked.operatorId, decides.operatorId])
  const [asker, decider] = [people.get(asked.operatorId), people.get(decides.operatorId)]
  if (asker === undefined || decider === undefined || asker === decider) throw new ApiError('second_approval_required')
  const given = await tables(db)
    .selectFrom('operators.grant as g')
    .innerJoin('operators.operator as holder', 'holder.id', 'g.operator_id')
    .leftJoin('operators.role as r', 'r.code', 'g.role')
    .innerJoin('operators.operator as giver', join =>
      join.on(eb =>
        eb.or([
          eb.and([eb('g.granted_at', '>', since), sql<boolean>`giver.id in (g.granted_by, g.approved_by)`]),
          eb.and([eb('r.changed_at', '>', since), sql<boolean>`giver.id in (r.changed_by, r.approved_by)`]),
        ]),
      ),
    )
    .where('holder.person_id', 'in', [asker, decider])
    .where('giver.person_id', 'in', [asker, decider])
    .select(['g.role', 'holder.person_id as holder', 'giver.person_id as giver'])
    .execute()
  const gives = (role: string, permission: OperatorPermission) => permissionsOf([role], own).includes(permission)
  const isFresh = given.some(
    ({ role, holder, giver }) =>
      (holder === decider && giver === asker && gives(role, decides.permission)) ||
      (holder === asker && giver === decider && gives(role, asked.permission)),
  )
  if (isFresh) throw new ApiError('second_approval_required')
}

async function personsOf(db: Queryable, ids: readonly bigint[]): Promise<Map<bigint, bigint>> {
  const rows = await tables(db)
    .selectFrom('operators.operator')
    .select(['id', 'person_id'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, person_id }) => [id, person_id]))
}
