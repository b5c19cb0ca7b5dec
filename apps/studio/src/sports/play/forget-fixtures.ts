import { sql } from 'kysely'
import type { SportsDependencies } from '../sports-dependencies.ts'

/** Results, tables and form of so many days are kept of fixtures on which nobody bet; their announcements and chains stay. */
const keptDays = 3

/** Forgets fixtures on which nobody bet. */
export async function forgetFixtures({ db, outside }: Pick<SportsDependencies, 'db' | 'outside'>): Promise<void> {
  const until = new Date(outside.now().getTime() - keptDays * 86_400_000)
  await sql`delete from sports.fixture where not has_bets and settled_at < ${until}`.execute(db)
}
