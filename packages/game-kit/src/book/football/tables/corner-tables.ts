import { MATCH_MINUTES, MINUTES_PER_BLOCK } from '../constants.ts'
import type { MinuteChances } from '../thresholds.ts'

/** Corners to come in so many minutes. */
export interface CornerTable {
  /** Chance of n corners of both sides at index n. */
  totals: Float64Array
  /** Chance that home takes n more than away, at index n + minutes. */
  leads: Float64Array
}

/** Tables for the minutes after each block; element k belongs to those after block k. Corners have no cap and no bands. */
export function cornerTables({ home, away, none }: MinuteChances): CornerTable[] {
  const tables: CornerTable[] = []
  let totals = Float64Array.of(1)
  let leads = Float64Array.of(1)
  for (let minutes = 0; minutes <= MATCH_MINUTES; minutes++) {
    if (minutes % MINUTES_PER_BLOCK === 0) tables.unshift({ totals, leads })
    const nextTotals = new Float64Array(totals.length + 1)
    for (const [n, chance] of totals.entries()) {
      nextTotals[n]! += none * chance
      nextTotals[n + 1]! += (home + away) * chance
    }
    const nextLeads = new Float64Array(leads.length + 2)
    for (const [at, chance] of leads.entries()) {
      nextLeads[at]! += away * chance
      nextLeads[at + 1]! += none * chance
      nextLeads[at + 2]! += home * chance
    }
    totals = nextTotals
    leads = nextLeads
  }
  return tables
}
