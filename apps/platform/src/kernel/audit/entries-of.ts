import { sql } from 'kysely'
import type { Queryable } from '../database/open-database.ts'

interface EntryOfSubject {
  at: Date
  actor: string
  action: string
  detail: Record<string, unknown>
}

const atMost = 200

/** What was done to one thing, the newest last; of very much the newest part. */
export async function entriesOf(db: Queryable, subject: string): Promise<EntryOfSubject[]> {
  const { rows } = await sql<EntryOfSubject>`
    select at, actor, action, detail from audit.entry where subject = ${subject} order by id desc limit ${atMost}`.execute(
    db,
  )
  return rows.reverse()
}
