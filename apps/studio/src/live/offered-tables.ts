import type { ProviderGame } from '@baize/api/provider-game'
import {
  LIMIT_TIERS,
  type OfferedTable,
  roundCapUnits,
  type TableCode,
  offeredTables as tables,
} from '@baize/game-kit/tables/index'
import { tableCategories, vendorOfTable } from './live-tables.ts'
import { titlesOfTable } from './table-titles.ts'

interface TableArt {
  family: string
  hero: string
  palette: [ground: string, mid: string, accent: string]
}

const art = (family: string, hero: string, ...palette: TableArt['palette']): TableArt => ({ family, hero, palette })

/** How the cover and the page of a table look. */
const arts: Readonly<Record<TableCode, TableArt>> = {
  'LVT-BAC': art('LVT', 'Baccarat', '#0d3a2c', '#1f7a56', '#f1c75b'),
  'LVT-BNC': art('LVT', 'Commission', '#123a4a', '#2a8aa0', '#f3d48a'),
  'LVT-BSP': art('LVT', 'Speed', '#3a1020', '#b0364f', '#ffc36b'),
  'LVT-ROU': art('LVT', 'Roulette', '#2c0d12', '#a3242f', '#f6cf6a'),
  'LVT-ROS': art('LVT', 'Spark', '#150d33', '#6a3fd0', '#ffe066'),
  'LVT-SIC': art('LVT', 'Sic', '#3a2410', '#b5722a', '#ffe2a3'),
  'LVT-DTG': art('DTG', 'Dragon', '#33110a', '#c9491f', '#ffd27a'),
  'LVT-XOC': art('LVT', 'Xoc', '#0e2a3a', '#3a7fb0', '#f7e7b0'),
  'LVT-WHL': art('LVT', 'Wheel', '#2a0f3a', '#a63fb5', '#ffd166'),
  'ARN-CLK': art('ARN', 'Clockwork', '#2b1a0e', '#a86a2b', '#f2c987'),
  'DS88-CUP': art('CUP', 'Rooftop', '#0c1533', '#2f5fd0', '#7fe3ff'),
}

export const tableArt = ({ code }: Pick<OfferedTable, 'code'>): TableArt => arts[code]

/** The least that any spot of a table returns, in percent with two decimals. */
function lowestReturn({ rules }: OfferedTable): string {
  const plan = rules.plan(rules.firstState(), { below: () => 0 })
  const shares = [...rules.returns(plan.facts).values()].map(({ over, under }) => (over * 10_000n) / under)
  const least = shares.reduce((lowest, share) => (share < lowest ? share : lowest))
  return `${least / 100n}.${String(least % 100n).padStart(2, '0')}`
}

/** Tables as the provider's game list states them. */
export const offeredTables = (): ProviderGame[] =>
  tables.map((table, i) => {
    const limits = LIMIT_TIERS[table.tier]
    const { EN, ...others } = titlesOfTable(table)
    const vendor = vendorOfTable(table)
    return {
      code: table.table,
      title: EN,
      titles: Object.fromEntries(Object.entries(others).filter(([, title]) => title !== EN)),
      vendor,
      type: tableCategories[vendor],
      classification: null,
      lines: 0,
      min_bet: limits.minUnits,
      max_bet: roundCapUnits(limits),
      rtp: lowestReturn(table),
      volatility: 'medium',
      tags: ['new'],
      trial: true,
      art: { ...tableArt(table), pattern: i % 5, frame: vendor, layout: i % 3 },
    }
  })
