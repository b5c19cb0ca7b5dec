import { sql } from 'kysely'
import { blockChases } from '../lotteries/chases/end-chase.ts'
import type { StudioOutside } from '../outside.ts'
import type { StudioDatabase } from '../studio-database.ts'
import type { Visit } from '../visits.ts'

export interface Stop {
  user: string
  /** Visits that began until then are over. */
  at: Date
}

/**
 * A member plays for no money any more: chases end, and those who keep rooms find the note. Bets that were accepted stand, and
 * rounds end by the rule of their game.
 */
export function stopPlayer(
  { db, outside }: { db: StudioDatabase; outside: Pick<StudioOutside, 'now'> },
  user: string,
): Promise<Stop> {
  const at = outside.now()
  return db.transaction().execute(async tx => {
    await sql`
      insert into studio.player_stop (user_id, stopped_at) values (${user}, ${at}::timestamptz)
      on conflict (user_id) do update set stopped_at = greatest(player_stop.stopped_at, excluded.stopped_at)`.execute(
      tx,
    )
    await blockChases(tx, user, at)
    return { user, at }
  })
}

/** Stops since a moment. */
export async function stopsSince(db: StudioDatabase, since: Date): Promise<Stop[]> {
  const rows = await db.selectFrom('studio.player_stop').selectAll().where('stopped_at', '>', since).execute()
  return rows.map(({ user_id: user, stopped_at: at }) => ({ user, at }))
}

/** True where a visit for real money is over since its member closed the account. */
export const isStoppedBy = (
  { user, at }: Stop,
  { user_id, mode, created_at }: Pick<Visit, 'user_id' | 'mode' | 'created_at'>,
): boolean => user_id === user && mode === 'real' && created_at <= at

/** True where a stop has ended a visit. */
export async function isStopped(db: StudioDatabase, visit: Visit): Promise<boolean> {
  const row = await db
    .selectFrom('studio.player_stop')
    .selectAll()
    .where('user_id', '=', visit.user_id)
    .executeTakeFirst()
  return row !== undefined && isStoppedBy({ user: row.user_id, at: row.stopped_at }, visit)
}
