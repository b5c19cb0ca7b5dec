import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { DayRange } from '../span.ts'
import { tables } from '../tables.ts'

export interface Members {
  /** Members with a settled bet. */
  players: bigint
  /** Members whose valid bet came to the least that counts as active. */
  actives: bigint
}

export interface MembersAsked {
  currency: string
  /** Valid bet from which a member counts as active, in units. */
  activeUnits: bigint
}

/** Members who played on some days together: as they were counted, or counted now where these days were not. */
export async function membersOf(db: Queryable, range: DayRange, asked: MembersAsked): Promise<Members> {
  return (await countedIn(db, range, asked).executeTakeFirst()) ?? countIn(db, range, asked)
}

/** The same of each day alone, by its date. */
export async function membersByDays(
  db: Queryable,
  { from, until }: DayRange,
  { currency, activeUnits }: MembersAsked,
): Promise<Map<string, Members>> {
  const { rows } = await sql<Members & { day: string }>`
    with counted as (
      select from_day as day, players, actives from reports.members_counted
      where currency = ${currency} and active_units = ${activeUnits} and until_day = from_day + 1
        and from_day >= ${from} and from_day < ${until}
    ), missing as (
      select ${from}::date + n as day from generate_series(0, ${until}::date - ${from}::date - 1) n
      except select day from counted
    )
    select day::text as day, players, actives from counted
    union all
    select day::text, newly.players, newly.actives from missing
    -- Day by day, so that rows of days that are counted are not read at all.
    cross join lateral (
      select count(*) filter (where bets > 0) as players, count(*) filter (where valid_units >= ${activeUnits}) as actives
      from reports.member_day m where m.day = missing.day and m.currency = ${currency}
    ) newly`.execute(db)
  return new Map(rows.map(({ day, ...members }) => [day, members]))
}

const countedIn = (db: Queryable, { from, until }: DayRange, { currency, activeUnits }: MembersAsked) =>
  tables(db)
    .selectFrom('reports.members_counted')
    .select(['players', 'actives'])
    .where('currency', '=', currency)
    .where('from_day', '=', from)
    .where('until_day', '=', until)
    .where('active_units', '=', activeUnits)

async function countIn(db: Queryable, range: DayRange, asked: MembersAsked): Promise<Members> {
  const { rows } = await sql<Members>`${countSql(range, asked)}`.execute(db)
  return rows[0]!
}

const countSql = ({ from, until }: DayRange, { currency, activeUnits }: MembersAsked) => sql`
  select count(*) filter (where bets > 0) as players, count(*) filter (where valid_units >= ${activeUnits}) as actives
  from (
    select sum(bets) as bets, sum(valid_units) as valid_units from reports.member_day
    where currency = ${currency} and day >= ${from} and day < ${until} group by member_id
  ) member`

/**
 * Counts the members of ranges that are not counted yet, and forgets those of all others. Roll-ups forget what was counted of days that
 * they change; so nothing may roll up meanwhile, or what is kept here would be of before.
 */
export async function keepCounted(db: Queryable, ranges: readonly DayRange[], asked: MembersAsked): Promise<void> {
  const { currency, activeUnits } = asked
  const wanted = sql`unnest(${ranges.map(({ from }) => from)}::date[], ${ranges.map(({ until }) => until)}::date[])
    wanted (from_day, until_day)`
  await sql`
    delete from reports.members_counted c
    where currency <> ${currency} or active_units <> ${activeUnits} or not exists (
      select from ${wanted} where wanted.from_day = c.from_day and wanted.until_day = c.until_day)`.execute(db)
  const { rows: missing } = await sql<DayRange>`
    select from_day::text as "from", until_day::text as until from ${wanted}
    where (from_day, until_day) not in (
      select from_day, until_day from reports.members_counted where currency = ${currency})`.execute(db)
  // One by one, since a transaction that stays open holds up the totals of the house.
  for (const range of missing)
    await sql`
      insert into reports.members_counted (currency, from_day, until_day, active_units, players, actives)
      select ${currency}, ${range.from}, ${range.until}, ${activeUnits}, players, actives
      from (${countSql(range, asked)}) counted on conflict do nothing`.execute(db)
}
