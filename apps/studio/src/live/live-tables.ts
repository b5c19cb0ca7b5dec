import { type OfferedTable, offeredTables } from '@baize/game-kit/tables/index'
import { StudioError } from '../studio-error.ts'

/** Categories of the catalogue in which tables are listed, by their vendors. */
export const tableCategories = { LVT: 'LIVE', ARN: 'COCKFIGHT', DS88: 'DS88' } as const
export type TableVendor = keyof typeof tableCategories

export const vendorOfTable = ({ table }: Pick<OfferedTable, 'table'>): TableVendor =>
  table.slice(0, table.indexOf('-')) as TableVendor

const byCode = new Map(offeredTables.map(offered => [offered.table, offered]))
export const isLiveTable = (code: string): boolean => byCode.has(code)

/** @throws StudioError game_closed for a table that is not offered any more */
export function liveTable(code: string): OfferedTable {
  const offered = byCode.get(code)
  if (!offered) throw new StudioError('game_closed')
  return offered
}
