import type { SportsDependencies } from '../sports-dependencies.ts'

/** Notes that somebody looks at fixtures: they are played by the clock. */
export async function noteWatched(
  { db, outside }: Pick<SportsDependencies, 'db' | 'outside'>,
  fixtures: readonly string[],
): Promise<void> {
  if (fixtures.length === 0) return
  const now = outside.now()
  await db
    .updateTable('sports.fixture')
    .set({ watched_at: now })
    .where('id', 'in', fixtures)
    .where('settled_at', 'is', null)
    .where('watched_at', '<', now)
    .execute()
}
