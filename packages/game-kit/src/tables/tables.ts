import type { TierNumber } from './limits/tiers.ts'
import { rulesOf, type TableRules } from './registry.ts'
import { TABLE_TIMINGS, type TableCode } from './rounds/timing.ts'

/** A table that is offered: a definition at a tier under a code of its own. */
export interface OfferedTable {
  /** Such as `LVT-BAC-1`; it stands in every stream, seal and slip. */
  table: string
  code: TableCode
  tier: TierNumber
  rules: TableRules
}

const definitions: Record<TableCode, string> = {
  ...{ 'LVT-BAC': 'bac-c/1', 'LVT-BNC': 'bac-6/1', 'LVT-BSP': 'bac-c/1', 'LVT-ROU': 'rou/1', 'LVT-ROS': 'ros/1' },
  ...{ 'LVT-SIC': 'sic/1', 'LVT-DTG': 'dtg/1', 'LVT-XOC': 'xoc/1', 'LVT-WHL': 'whl/1' },
  ...{ 'ARN-CLK': 'clk/1', 'DS88-CUP': 'cup/1' },
}

/** The highest tier that a table may have: three for the yard, and four for all others (live tables book 1.4 and 5). */
export const highestTier = ({ code }: Pick<OfferedTable, 'code'>): TierNumber => (code === 'ARN-CLK' ? 3 : 4)

const tableOf = (code: TableCode, tier: OfferedTable['tier']): OfferedTable => ({
  ...{ table: `${code}-${tier}`, code, tier, rules: rulesOf(definitions[code]) },
})

/** One table of each game; baccarat with commission at two tiers. */
export const offeredTables: readonly OfferedTable[] = [
  ...(Object.keys(TABLE_TIMINGS) as TableCode[]).map(code => tableOf(code, 1)),
  tableOf('LVT-BAC', 3),
]
