import { type OfferedTable, offeredTables } from '@baize/game-kit/tables/index'
import { StudioError } from '../studio-error.ts'
import type { LiveDependencies, StoredTableRound } from './live-dependencies.ts'

/** Categories of the catalogue in which tables are listed, by their vendors. */
export const tableCategories = { LVT: 'LIVE', ARN: 'COCKFIGHT', DS88: 'DS88' } as const
export type TableVendor = keyof typeof tableCategories

export const vendorOfTable = ({ table }: Pick<OfferedTable, 'table'>): TableVendor =>
  table.slice(0, table.indexOf('-')) as TableVendor

const byCode = new Map(offeredTables.map(offered => [offered.table, offered]))
export const isLiveTable = (code: string): boolean => byCode.has(code)

/**
 * A table with the tier that it was first offered at; each round says under which it is played.
 * @throws StudioError game_closed for a table that is not offered any more
 */
export function liveTable(code: string): OfferedTable {
  const offered = byCode.get(code)
  if (!offered) throw new StudioError('game_closed')
  return offered
}

/** The table of a round, under the limits that the round is played under. @throws StudioError as {@link liveTable} does */
export const tableOfRound = ({ table_code, tier }: Pick<StoredTableRound, 'table_code' | 'tier'>): OfferedTable => ({
  ...liveTable(table_code),
  tier,
})

/** A table under the limits that its next round is to have. @throws StudioError as {@link liveTable} does */
export async function tableNow({ db }: Pick<LiveDependencies, 'db'>, code: string): Promise<OfferedTable> {
  const offered = liveTable(code)
  const row = await db.selectFrom('studio.live_table').select('tier').where('code', '=', code).executeTakeFirst()
  return { ...offered, tier: row?.tier ?? offered.tier }
}
