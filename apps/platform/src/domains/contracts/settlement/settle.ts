import type { ContractType } from '@baize/api'
import { sql } from 'kysely'
import type { Tx } from '../../../kernel/database/open-database.ts'
import { laterThan } from '../../../kernel/date-range.ts'
import { factsAreIn } from '../../rounds/index.ts'
import type { ContractsDependencies, Series } from '../dependencies.ts'
import { awaitsMoves, endMoved } from '../moves/end-moved.ts'
import { beginDue } from '../offers/states/begin.ts'
import { tables } from '../tables.ts'
import { freeze } from './posting/freeze.ts'
import { postRun, retryPending } from './posting/runs.ts'
import { dueOf, type Window, windowAt } from './sums/windows.ts'

/** What is settled first where several types are due at one tick. */
const order: readonly ContractType[] = ['REALTIME', 'HOURLY', 'DAILY', 'DIVIDEND']
const minuteMs = 60_000
/** Longest time from the end of a window to its cut-off, and how long ago a moment is whose window is settled for sure. */
const idle = {
  REALTIME: { lag: '0 minutes', overMs: 6 * minuteMs },
  HOURLY: { lag: '5 minutes', overMs: 6 * minuteMs },
  DAILY: { lag: '25 hours', overMs: 50 * 60 * minuteMs },
} as const

/**
 * Settles every window that is due, the oldest of each type first, and pays what waits and can be paid by now. Any number
 * of processes may do this at once: each window is taken by one, and each line is paid once.
 */
export async function settleDue(deps: ContractsDependencies): Promise<void> {
  await endMoved(deps)
  await beginDue(deps)
  await finishRuns(deps)
  await retryPending(deps)
  const series = await tables(deps.database.kysely)
    .selectFrom('contracts.position')
    .select(['type', 'period'])
    .orderBy('period')
    .execute()
  for (const type of order) {
    for (const one of series.filter(each => each.type === type)) await settleSeries(deps, one)
  }
}

async function settleSeries(deps: ContractsDependencies, series: Series): Promise<void> {
  for (;;) {
    const settled = await settleNext(deps, series)
    if (settled === 'nothing due') return
    if (settled === null) continue
    await postRun(deps, settled)
    await retryPending(deps)
  }
}

/** Settles the next window of a series: answers its run, null where it had nothing to write, or that none is due. */
async function settleNext(deps: ContractsDependencies, series: Series): Promise<bigint | null | 'nothing due'> {
  const { database, settings, clock, currency } = deps
  const next = await tables(database.kysely)
    .selectFrom('contracts.position')
    .select('through')
    .where('type', '=', series.type)
    .where('period', '=', series.period)
    .executeTakeFirstOrThrow()
  const known = await settings.brand()
  const due = dueOf(
    series,
    windowFrom(series, next.through, known.timeZone),
    known.timeZone,
    known.dailySalaryCycleDays,
  )
  if (clock.now() < due || !(await factsAreIn(deps, due))) return 'nothing due'
  return database.transaction(async tx => {
    const position = await holdPosition(tx, series)
    const brand = await settings.brand(tx)
    const window = windowFrom(series, position.through, brand.timeZone)
    const cutoff = dueOf(series, window, brand.timeZone, brand.dailySalaryCycleDays)
    const at = clock.now()
    if (at < cutoff || position.through > next.through) return at < cutoff ? 'nothing due' : null
    if (await awaitsMoves(deps, tx, at)) return 'nothing due'
    if (series.type === 'DIVIDEND' && !(await salariesAreDone(tx, window))) return 'nothing due'
    const runId = await freeze(tx, { series, window, cutoff, knownFrom: position.cutoff, currency, brand, at })
    const through =
      runId === null ? await skipIdle(tx, series, window, { cutoff, at, timeZone: brand.timeZone }) : window.end
    await tables(tx)
      .updateTable('contracts.position')
      .set({ through, cutoff })
      .where('type', '=', series.type)
      .where('period', '=', series.period)
      .execute()
    return runId
  })
}

/** The window that begins where the last one ended; after a change of zone that may be within another. */
const windowFrom = (series: Series, through: Date, timeZone: string): Window => ({
  start: through,
  end: laterThan(through, windowAt(series, through, timeZone).end),
})

async function holdPosition(tx: Tx, { type, period }: Series): Promise<{ through: Date; cutoff: Date }> {
  const rows = await tables(tx)
    .selectFrom('contracts.position')
    .selectAll()
    .where('type', '=', type)
    .orderBy('period')
    .forUpdate()
    .execute()
  return rows.find(row => row.period === period)!
}

/** A dividend counts the salaries of its period: each of them must be settled, and none may be half posted. */
async function salariesAreDone(tx: Tx, { end }: Window): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from contracts.position where type <> 'DIVIDEND' and through < ${end})
      or exists (select from contracts.run where type <> 'DIVIDEND' and state = 'FROZEN') as open`.execute(tx)
  return !rows[0]!.open
}

/**
 * After a window without anything, salaries go straight on to the next play: a platform that was off for a month has
 * thousands of windows behind it.
 */
async function skipIdle(
  tx: Tx,
  series: Series,
  { end }: Window,
  { cutoff, at, timeZone }: { cutoff: Date; at: Date; timeZone: string },
): Promise<Date> {
  if (series.type === 'DIVIDEND') return end
  const { lag, overMs } = idle[series.type]
  const last = windowAt(series, new Date(at.getTime() - overMs), timeZone).start
  const { rows } = await sql<{ next: Date | null; complete: boolean }>`
    select rounds.next_play(${end}, ${cutoff}, ${lag}::interval) as next,
      rounds.is_complete(${last}::timestamptz + ${lag}::interval, ${at}) as complete`.execute(tx)
  if (!rows[0]!.complete) return end
  const { next } = rows[0]!
  const until = next && next < last ? windowAt(series, next, timeZone).start : last
  return until > end ? until : end
}

/** Posts what a process that ended in the middle left. */
async function finishRuns(deps: ContractsDependencies): Promise<void> {
  const open = await tables(deps.database.kysely)
    .selectFrom('contracts.run')
    .select('id')
    .where('state', '=', 'FROZEN')
    .orderBy('id')
    .execute()
  for (const { id } of open) await postRun(deps, id)
}
