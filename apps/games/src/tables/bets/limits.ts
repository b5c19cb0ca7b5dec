import type { TableInfo, TableSpotView } from '@baize/api/studio/live'
import { MOST_SPOTS } from '@baize/game-kit/tables/index'
import { type Lay, type Layout, layoutOf, merged, sumOf } from '../state/chips.ts'

/** Why chips cannot lie where they were laid. */
export type LayFault =
  | { kind: 'shut'; spot: string }
  | { kind: 'spot'; spot: string; mostUnits: number }
  | { kind: 'round'; mostUnits: number }
  | { kind: 'spots'; most: number }

interface Laying {
  spots: ReadonlyMap<string, TableSpotView>
  table: Pick<TableInfo, 'maxTotalUnits'>
  /** Chips that lie here and were not sent. */
  local: Layout
  /** What is sent or confirmed on the round. */
  sent: Layout
}

/** The first limit that more chips would be beyond; null within them. The studio looks again when they are confirmed. */
export function layFault(lay: Lay, { spots, table, local, sent }: Laying): LayFault | null {
  const added = layoutOf([lay])
  for (const [spot, units] of added) {
    const offered = spots.get(spot)
    if (!offered || offered.isShut) return { kind: 'shut', spot }
    const mostUnits = Number(offered.maxUnits)
    if (units + (local.get(spot) ?? 0) + (sent.get(spot) ?? 0) > mostUnits) return { kind: 'spot', spot, mostUnits }
  }
  const slip = merged(local, added)
  if (slip.size > MOST_SPOTS) return { kind: 'spots', most: MOST_SPOTS }
  const mostUnits = Number(table.maxTotalUnits)
  return sumOf(slip) + sumOf(sent) > mostUnits ? { kind: 'round', mostUnits } : null
}
