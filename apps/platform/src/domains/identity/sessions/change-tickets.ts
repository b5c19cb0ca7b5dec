import type { Rng } from '@baize/server-kit/outside'
import { newToken, tokenHash } from '@baize/server-kit/outside'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import { tables } from '../tables.ts'

const validMs = 10 * 60_000

/** Gives the session behind a token what stands in for the password that was just typed: once, ten minutes (ruling 6). */
export async function issueChangeTicket(
  tx: Queryable,
  token: string,
  outside: { rng: Rng; now: Date },
): Promise<string> {
  const ticket = newToken(outside.rng)
  await tables(tx)
    .updateTable('identity.session')
    .set({
      change_ticket_hash: tokenHash(ticket),
      change_ticket_expires_at: new Date(outside.now.getTime() + validMs),
    })
    .where('token_hash', '=', tokenHash(token))
    .execute()
  return ticket
}

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
