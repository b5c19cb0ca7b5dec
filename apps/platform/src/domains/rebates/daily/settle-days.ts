import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { addDays, dayIn, laterThan, startOfDay } from '../../../kernel/date-range.ts'
import { factsAreIn } from '../../rounds/index.ts'
import type { RebatesDependencies } from '../dependencies.ts'
import { tables } from '../tables.ts'
import { payDue } from './pay-due.ts'

/** A day is settled at 00:20 of the next one, before the salaries, which count rebates. It is the cut-off too. */
const settledAfterMs = 20 * 60_000

/**
 * Settles every day that is due, the oldest first, and pays what is owed: valid bet times the brand's rate, over all game
 * types but lotteries. Any number of processes may do this at once, however late: each day is written by one of them, by
 * what was known at its cut-off, and each line is paid once.
 */
export async function settleDays(deps: RebatesDependencies): Promise<void> {
  const { database, clock, settings } = deps
  await begin(deps)
  for (;;) {
    const { timeZone } = await settings.brand()
    const { through } = await position(database.kysely)
    const due = cutoffOf(endOf(through, timeZone))
    if (clock.now() < due || !(await factsAreIn(deps, due)) || !(await settleNext(deps, through))) break
  }
  await payDue(deps)
}

/** The first day that has rebates is the one on which this runs first. */
async function begin({ database, clock, settings }: RebatesDependencies): Promise<void> {
  const { timeZone } = await settings.brand()
  const through = startOfDay(dayIn(clock.now(), timeZone), timeZone)
  await tables(database.kysely)
    .insertInto('rebates.position')
    .values({ through, cutoff: through })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

const position = (db: Queryable) =>
  tables(db).selectFrom('rebates.position').select(['through', 'cutoff']).executeTakeFirstOrThrow()

/** End of the day that begins at a moment; after a change of zone that is a part of a day. */
const endOf = (start: Date, timeZone: string): Date =>
  laterThan(start, startOfDay(addDays(dayIn(start, timeZone), 1), timeZone))

const cutoffOf = (end: Date): Date => new Date(end.getTime() + settledAfterMs)

/** Settles the day that begins at a moment. Answers false where its due time has moved. */
async function settleNext({ database, clock, settings, currency }: RebatesDependencies, start: Date): Promise<boolean> {
  return database.transaction(async tx => {
    const { rows } = await sql<{ through: Date; cutoff: Date }>`
      select through, cutoff from rebates.position for update`.execute(tx)
    const { through, cutoff: knownFrom } = rows[0]!
    if (through > start) return true
    const { timeZone, rebateRatesPpm } = await settings.brand(tx)
    const end = endOf(through, timeZone)
    const cutoff = cutoffOf(end)
    const at = clock.now()
    if (at < cutoff) return false
    const { id } = await tables(tx)
      .insertInto('rebates.day')
      .values({
        ...{ label: await labelOf(tx, through, timeZone), window_start: through, window_end: end },
        ...{ cutoff, known_from: knownFrom, currency, rates: JSON.stringify(rebateRatesPpm), settled_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`select rebates.write_lines(${id})`.execute(tx)
    await tables(tx).updateTable('rebates.position').set({ through: end, cutoff }).execute()
    return true
  })
}

/** The day's date; after a change of zone a second part of the same date says when it begins. */
async function labelOf(db: Queryable, start: Date, timeZone: string): Promise<string> {
  const day = dayIn(start, timeZone)
  const known = await tables(db).selectFrom('rebates.day').select('id').where('label', '=', day).executeTakeFirst()
  return known ? `${start.toISOString().slice(0, 16)}Z` : day
}
