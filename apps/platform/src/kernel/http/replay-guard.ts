import type { Database, Queryable } from '../database/open-database.ts'
import { tables } from '../database/open-database.ts'
import type { ReplayGuard } from './sealed-body.ts'

/** Each sealed body opens once: its id is a row until its time has passed. */
export const databaseReplayGuard = ({ kysely }: Pick<Database, 'kysely'>): ReplayGuard => ({
  async firstSight(jti, expiresAt) {
    const inserted = await tables(kysely)
      .insertInto('http.opened_body')
      .values({ jti, expires_at: expiresAt })
      .onConflict(conflict => conflict.doNothing())
      .returning('jti')
      .executeTakeFirst()
    return inserted !== undefined
  },
})

/** Ids whose time has passed open nothing any more. */
export async function forgetOpenedBodies(on: Queryable, now: Date): Promise<void> {
  await tables(on).deleteFrom('http.opened_body').where('expires_at', '<', now).execute()
}
