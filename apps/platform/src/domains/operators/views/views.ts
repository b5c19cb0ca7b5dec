import type { InputOf, ResponseOf } from '@baize/api'
import { ApiError } from '../../../kernel/api-error.ts'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'

type View = ResponseOf<'operators.saveView'>

interface Row {
  id: bigint
  operator_id: bigint
  name: string
  state: Record<string, string>
  role: string | null
  version: number
}

const present = (
  { id, operator_id, name, state, role, version }: Row,
  owner: string,
  caller: OperatorCaller,
): View => ({
  ...{ id: id.toString(), name, state, role, version, owner, isOwn: operator_id === caller.operatorId },
})

/** Views of a screen: one's own, and those of others that are shared with a role of one's own. */
export async function listViews(
  { database }: Pick<Parts, 'database'>,
  { page }: InputOf<'operators.views'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'operators.views'>> {
  const rows = await tables(database.kysely)
    .selectFrom('operators.view as v')
    .innerJoin('identity.account_state as a', 'a.account_id', 'v.operator_id')
    .select(['v.id', 'v.operator_id', 'v.name', 'v.state', 'v.role', 'v.version', 'a.username'])
    .where('v.page', '=', page)
    .where(eb =>
      eb.or([
        eb('v.operator_id', '=', caller.operatorId),
        ...(caller.roles.length > 0 ? [eb('v.role', 'in', [...caller.roles])] : []),
      ]),
    )
    .orderBy('v.name')
    .execute()
  return { list: rows.map(row => present(row, row.username, caller)) }
}

/**
 * Keeps a view, or changes the one of that name where nobody has meanwhile.
 * @throws ApiError changed_meanwhile, not_allowed for a role of somebody else
 */
export async function saveView(
  { clock, database }: Pick<Parts, 'clock' | 'database'>,
  { page, name, state, role, version }: InputOf<'operators.saveView'>,
  caller: OperatorCaller,
): Promise<View> {
  if (role !== null && !caller.roles.includes(role)) throw new ApiError('not_allowed')
  const content = { state: JSON.stringify(state), role }
  const own = { operator_id: caller.operatorId, page, name }
  const saved =
    version === 0
      ? await tables(database.kysely)
          .insertInto('operators.view')
          .values({ ...own, ...content, created_at: clock.now() })
          .onConflict(conflict => conflict.columns(['operator_id', 'page', 'name']).doNothing())
          .returningAll()
          .executeTakeFirst()
      : await tables(database.kysely)
          .updateTable('operators.view')
          .set(eb => ({ ...content, version: eb('version', '+', 1) }))
          .where(eb => eb.and(own))
          .where('version', '=', version)
          .returningAll()
          .executeTakeFirst()
  if (!saved) throw new ApiError('changed_meanwhile')
  return present(saved, caller.username, caller)
}

/** @throws ApiError not_found for one of somebody else, too */
export async function removeView(
  { database }: Pick<Parts, 'database'>,
  { id }: InputOf<'operators.removeView'>,
  { operatorId }: OperatorCaller,
): Promise<null> {
  const gone = await tables(database.kysely)
    .deleteFrom('operators.view')
    .where('id', '=', BigInt(id))
    .where('operator_id', '=', operatorId)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw new ApiError('not_found')
  return null
}
