import './tables.ts'
import { ApiError } from '../api-error.ts'
import type { Queryable, Tx } from '../database/open-database.ts'
import { tables } from '../database/open-database.ts'
import type { KernelTables } from '../database/tables.ts'

type Scope = KernelTables['settings.version']['scope']

/** The version of a group of settings, to be given back with what is saved. */
export async function readVersion(db: Queryable, scope: Scope): Promise<number> {
  const { version } = await tables(db)
    .selectFrom('settings.version')
    .select('version')
    .where('scope', '=', scope)
    .executeTakeFirstOrThrow()
  return Number(version)
}

/**
 * Counts a save that was made on top of a version, and answers the new one. Saves of a group wait for each other until the
 * transaction ends.
 * @throws ApiError changed_meanwhile when somebody else saved since
 */
export async function takeVersion(tx: Tx, scope: Scope, version: number): Promise<number> {
  const taken = await tables(tx)
    .updateTable('settings.version')
    .set({ version: BigInt(version) + 1n })
    .where('scope', '=', scope)
    .where('version', '=', BigInt(version))
    .returning('version')
    .executeTakeFirst()
  if (!taken) throw new ApiError('changed_meanwhile')
  return Number(taken.version)
}
