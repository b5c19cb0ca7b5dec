import type { LiveDependencies } from '../live-dependencies.ts'
import { noteEveryMs } from './watch.ts'

/** A note counts until its process should have made two more. */
const countedForMs = 2 * noteEveryMs + 5_000

type Reading = Pick<LiveDependencies, 'db' | 'outside'>

const countedSince = ({ outside }: Reading): Date => new Date(outside.now().getTime() - countedForMs)

/** Notes how many players watch each table from this process, for all others. */
export async function noteSeats(deps: Reading & Pick<LiveDependencies, 'feeds'>, process: string): Promise<void> {
  const { db, outside, feeds } = deps
  const tables = feeds.watched()
  const left = db.deleteFrom('studio.table_seats').where('process', '=', process)
  await (tables.length === 0 ? left : left.where('table_code', 'not in', tables)).execute()
  if (tables.length === 0) return
  const noted_at = outside.now()
  await db
    .insertInto('studio.table_seats')
    .values(tables.map(code => ({ process, table_code: code, players: feeds.of(code).players.length, noted_at })))
    .onConflict(conflict =>
      conflict
        .columns(['process', 'table_code'])
        .doUpdateSet(({ ref }) => ({ players: ref('excluded.players'), noted_at: ref('excluded.noted_at') })),
    )
    .execute()
}

/** Forgets what processes noted that are gone. */
export async function forgetOldSeats(deps: Reading): Promise<void> {
  await deps.db.deleteFrom('studio.table_seats').where('noted_at', '<=', countedSince(deps)).execute()
}

/**
 * Players who watch tables, by table.
 * @param except a process that is left out; of all processes where none is named
 */
export async function seatsOfTables(deps: Reading, except: string | null = null): Promise<Map<string, number>> {
  const noted = deps.db
    .selectFrom('studio.table_seats')
    .select(({ fn }) => ['table_code', fn.sum<string>('players').as('players')])
    .where('noted_at', '>', countedSince(deps))
    .groupBy('table_code')
  const rows = await (except === null ? noted : noted.where('process', '<>', except)).execute()
  return new Map(rows.map(({ table_code, players }) => [table_code, Number(players)]))
}
