import { tokenHash } from '@baize/server-kit/outside'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'

const validMs = 10 * 60_000

/** Columns of a session whose ticket, where it has one, stands in for the password that was just typed: once, ten minutes (ruling 6). */
export const ticketColumns = (ticket: string | null, now: Date) => ({
  change_ticket_hash: ticket === null ? null : tokenHash(ticket),
  change_ticket_expires_at: ticket === null ? null : new Date(now.getTime() + validMs),
})

/** True when the text is this session's ticket. It is used up when the session's token rotates. */
export async function isChangeTicket(db: Queryable, sessionId: string, text: string, now: Date): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('identity.session')
    .select('id')
    .where('id', '=', BigInt(sessionId))
    .where('change_ticket_hash', '=', tokenHash(text))
    .where('change_ticket_expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}
