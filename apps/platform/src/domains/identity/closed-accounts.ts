import type { Queryable, Tx } from '../../kernel/database/open-database.ts'
import type { RememberMe } from './sessions/remember-me.ts'
import type { Sessions } from './sessions/sessions.ts'
import { tables } from './tables.ts'

/** Notes until when an account is closed by its member's wish; null opens it. */
export async function setClosed(tx: Tx, accountId: bigint, until: Date | 'infinity' | null): Promise<void> {
  await tables(tx).updateTable('identity.account').set({ closed_until: until }).where('id', '=', accountId).execute()
}

/** True while an account is closed by its member's wish. */
export async function isClosed(db: Queryable, accountId: bigint, at: Date): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('identity.account')
    .select('id')
    .where('id', '=', accountId)
    .where('closed_until', '>', at)
    .executeTakeFirst()
  return row !== undefined
}

/** True while an account can be given nothing: its member closed it, or the house did. */
export async function isUnavailable(db: Queryable, accountId: bigint, at: Date): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('identity.account')
    .select('id')
    .where('id', '=', accountId)
    .where(eb =>
      eb.or([eb('closed_until', '>', at), eb('status', '=', 'blocked'), eb('sign_in_locked_until', '>', at)]),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** Ends every session and every remembered browser of an account. Hand what it answers to `sessions.ended` after the commit. */
export async function endEverywhere(
  { rememberMe, sessions }: { rememberMe: RememberMe; sessions: Sessions },
  tx: Tx,
  accountId: bigint,
): Promise<string[]> {
  await rememberMe.revoke(tx, accountId)
  return sessions.endAll(tx, accountId)
}
