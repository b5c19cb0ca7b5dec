import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Queryable } from '../database/open-database.ts'
import { channel } from './database-transport.ts'
import type { Audience, HubEvent } from './hub.ts'

/**
 * Sends an event to the streams of a member, of a room or of everybody, in every process, when the caller's transaction
 * commits, and not at all when it does not.
 */
export const notify = (tx: Queryable, to: Audience, event: HubEvent): Promise<void> => notifyAll(tx, [to], event)

/** The same to several of them, in one statement. */
export async function notifyAll(tx: Queryable, audiences: readonly Audience[], event: HubEvent): Promise<void> {
  const payloads = audiences.map(to =>
    JSON.stringify({ from: 'database', messages: [{ memberId: to.toString(), id: randomUUID(), event }] }),
  )
  await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`.execute(tx)
}
