import type { OfferedTable } from '@baize/game-kit/tables/index'
import type { LiveDependencies } from '../live-dependencies.ts'

/** Makes the rows of tables that are offered for the first time. */
export async function addTables(
  { db }: Pick<LiveDependencies, 'db'>,
  tables: readonly Pick<OfferedTable, 'table' | 'tier'>[],
): Promise<void> {
  await db
    .insertInto('studio.live_table')
    .values(tables.map(({ table: code, tier }) => ({ code, tier })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
