import type { Database } from '../database/open-database.ts'
import type { ReplayGuard } from './sealed-body.ts'

/** Each sealed body opens once: its id is a row until its time has passed. */
export const databaseReplayGuard = ({ kysely }: Pick<Database, 'kysely'>): ReplayGuard => ({
  async firstSight(jti, expiresAt) {
    const inserted = await kysely
      .insertInto('http.opened_body')
      .values({ jti, expires_at: expiresAt })
      .onConflict(conflict => conflict.doNothing())
      .returning('jti')
      .executeTakeFirst()
    return inserted !== undefined
  },
})
