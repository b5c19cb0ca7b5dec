import { sql } from 'kysely'
import type { Queryable } from '../../../../kernel/database/open-database.ts'
import type { Series } from '../../dependencies.ts'
import { pairOf } from '../sums/carry.ts'
import type { PayerMode } from '../sums/payers.ts'
import type { Basis } from '../sums/sums.ts'
import { type Window, windowAt } from '../sums/windows.ts'
import { type Adjustment, recompute } from './recompute.ts'

/** By what a window was settled, beside the terms. */
export interface RunSettings {
  mode: PayerMode
  carryNegative: boolean
  activeMinUnits: bigint
  /** The step in units to which dues were rounded down. */
  cutUnits: bigint
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
  cutUnits: bigint
}

/** Adjustments found late, and the bases that they hand on to the window that is settled now, by pair. */
export interface Late {
  adjustments: Adjustment[]
  bases: ReadonlyMap<string, bigint>
}

interface LateWindow {
  window: Window
  members: Set<bigint>
  settings: RunSettings
}

/**
 * Computes again the settled windows in which something became known since, as each was settled: by the terms that were in
 * force, the settings of its run, and what was given and paid in salaries as it was taken then. Where that changes what a
 * losing period hands on, the windows after it follow, the oldest first. Only what differs is answered.
 */
export async function findAdjustments(db: Queryable, options: LateOptions): Promise<Late> {
  const { series, basis } = options
  const windows = await lateWindows(db, options)
  const adjustments: Adjustment[] = []
  const bases = new Map<string, bigint>()
  const payees = new Map<string, bigint>()
  const settled = windows.size > 0 && series.type === 'DIVIDEND' ? await laterRuns(db, options, windows) : []
  for (const { start, end, ...settings } of settled)
    if (!windows.has(start.getTime()))
      windows.set(start.getTime(), { window: { start, end }, members: new Set(), settings })
  for (const { window, members, settings } of [...windows.values()].sort(byStart)) {
    const asked = [...new Set([...members, ...payees.values()])]
    if (asked.length === 0) continue
    const ofThen = { ...basis, activeMinUnits: settings.activeMinUnits }
    const found = await recompute(db, asked, {
      ...{ series, window, basis: ofThen, settings },
      baseInOf: contract => bases.get(pairOf(contract)),
    })
    adjustments.push(...found.filter(({ differs }) => differs))
    for (const { contract, baseOutUnits, movesBase } of found) {
      const pair = pairOf(contract)
      if (movesBase) bases.set(pair, baseOutUnits)
      else bases.delete(pair)
      if (movesBase) payees.set(pair, contract.payeeId)
      else payees.delete(pair)
    }
  }
  return { adjustments, bases }
}

const byStart = (a: LateWindow, b: LateWindow) => a.window.start.getTime() - b.window.start.getTime()

/** Windows of which something became known since, by their start. */
async function lateWindows(db: Queryable, options: LateOptions): Promise<Map<number, LateWindow>> {
  const { series, basis, earnedBefore, knownFrom, timeZone } = options
  const { rows } = await sql<LateRow>`
    select late.earned_from as earned, array_agg(late.member_id) as members, r.window_start as start,
      r.window_end as "end", r.payer as mode, r.carry_negative as "carryNegative", r.active_min_units as "activeMinUnits",
      r.cut_units as "cutUnits"
    from rounds.came_late(${basis.currency}, ${earnedBefore}, ${knownFrom}, ${basis.cutoff}) late
    left join contracts.run r on r.type = ${series.type} and r.period = ${series.period}
      and late.earned_from >= r.window_start and late.earned_from < r.window_end
    group by late.earned_from, r.id order by late.earned_from`.execute(db)
  const windows = new Map<number, LateWindow>()
  for (const { earned, members, start, end, ...settled } of rows) {
    const window = start && end ? { start, end } : windowAt(series, earned, timeZone)
    const settings = start ? settled : options.settings
    const entry = windows.get(window.start.getTime()) ?? { window, members: new Set(), settings }
    for (const member of members) entry.members.add(member)
    windows.set(window.start.getTime(), entry)
  }
  return windows
}

/** Settled windows of the series after the first late one, which its base reaches. */
async function laterRuns(
  db: Queryable,
  { series, earnedBefore }: LateOptions,
  windows: ReadonlyMap<number, LateWindow>,
): Promise<(Window & RunSettings)[]> {
  const first = new Date(Math.min(...windows.keys()))
  const { rows } = await sql<Window & RunSettings>`
    select window_start as start, window_end as "end", payer as mode, carry_negative as "carryNegative",
      active_min_units as "activeMinUnits", cut_units as "cutUnits"
    from contracts.run
    where type = ${series.type} and period = ${series.period} and window_start > ${first} and window_start < ${earnedBefore}`.execute(
    db,
  )
  return rows
}
