import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { Series } from '../dependencies.ts'
import type { PayerMode } from './payers.ts'
import { type Adjustment, recompute } from './recompute.ts'
import type { Basis } from './sums.ts'
import { type Window, windowAt } from './windows.ts'

/** By what a window was settled, beside the terms. */
export interface RunSettings {
  mode: PayerMode
  carryNegative: boolean
  activeMinUnits: bigint
}

export interface LateOptions {
  series: Series
  basis: Basis
  /** Play that was earned before this and became known since `knownFrom` is late. */
  earnedBefore: Date
  knownFrom: Date
  timeZone: string
  /** For windows that nobody had a line in. */
  settings: RunSettings
}

interface LateRow {
  earned: Date
  members: bigint[]
  start: Date | null
  end: Date | null
  mode: PayerMode
  carryNegative: boolean
  activeMinUnits: bigint
}

/**
 * Computes again the settled windows in which something became known since, as each was settled: by the terms that were in
 * force, the settings of its run, and what was given and paid in salaries as it was taken then. Only what differs is
 * answered.
 */
export async function findAdjustments(db: Queryable, options: LateOptions): Promise<Adjustment[]> {
  const { series, basis, earnedBefore, knownFrom, timeZone } = options
  const { rows } = await sql<LateRow>`
    select late.earned_from as earned, array_agg(late.member_id) as members, r.window_start as start,
      r.window_end as "end", r.payer as mode, r.carry_negative as "carryNegative", r.active_min_units as "activeMinUnits"
    from rounds.came_late(${basis.currency}, ${earnedBefore}, ${knownFrom}, ${basis.cutoff}) late
    left join contracts.run r on r.type = ${series.type} and r.period = ${series.period}
      and late.earned_from >= r.window_start and late.earned_from < r.window_end
    group by late.earned_from, r.id order by late.earned_from`.execute(db)
  const windows = new Map<number, { window: Window; members: Set<bigint>; settings: RunSettings }>()
  for (const { earned, members, start, end, ...settled } of rows) {
    const window = start && end ? { start, end } : windowAt(series, earned, timeZone)
    const settings = start ? settled : options.settings
    const entry = windows.get(window.start.getTime()) ?? { window, members: new Set(), settings }
    for (const member of members) entry.members.add(member)
    windows.set(window.start.getTime(), entry)
  }
  const found: Adjustment[] = []
  for (const { window, members, settings } of windows.values()) {
    const ofThen = { ...basis, activeMinUnits: settings.activeMinUnits }
    found.push(...(await recompute(db, [...members], { series, window, basis: ofThen, settings })))
  }
  return found
}
