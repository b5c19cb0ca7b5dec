import type { LiveDependencies, StoredTable } from '../live-dependencies.ts'

/** A look at a table or at a lobby counts for so long. */
const watchedForMs = 30_000
/** A table on which somebody looks all the time is noted so often. */
export const noteEveryMs = 10_000

export const isWatched = ({ watched_at }: Pick<StoredTable, 'watched_at'>, now: Date): boolean =>
  now.getTime() - watched_at.getTime() < watchedForMs

/** Notes that somebody looks at tables: they go on, or wake up. */
export async function noteWatched(
  { db, outside }: Pick<LiveDependencies, 'db' | 'outside'>,
  tables: readonly string[],
): Promise<void> {
  if (tables.length === 0) return
  const now = outside.now()
  await db
    .updateTable('studio.live_table')
    .set({ watched_at: now })
    .where('code', 'in', tables)
    .where('watched_at', '<', now)
    .execute()
}
