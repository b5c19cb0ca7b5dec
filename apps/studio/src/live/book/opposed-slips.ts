import { opposedUnits, type TableRules } from '@baize/game-kit/tables/index'
import type { BookedSlip } from './booked-slips.ts'

/**
 * What each slip opposes in the others of its player, taken from the newest first (live tables book 1.3). Slips without a
 * part are left out.
 */
export function opposedBySlip(rules: TableRules, slips: readonly BookedSlip[]): Map<string, number> {
  const parts = new Map<string, number>()
  for (const own of Map.groupBy(slips, ({ user_id }) => user_id).values()) {
    let left = opposedUnits(
      rules,
      own.flatMap(({ positions }) => positions),
    )
    const newestFirst = own.toSorted((a, b) => b.accepted_at.getTime() - a.accepted_at.getTime())
    for (const { id, total_units } of newestFirst) {
      const taken = Math.min(left, Number(total_units))
      if (taken > 0) parts.set(id, taken)
      left -= taken
    }
  }
  return parts
}
