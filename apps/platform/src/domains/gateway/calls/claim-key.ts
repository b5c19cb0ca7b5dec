import { sql } from 'kysely'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { KnownSession } from '../sessions/known-sessions.ts'

/**
 * Claims a key of the ledger for a call that moves nothing; locks the session's wallet. Answers the ledger's outcome: `ok`,
 * `duplicate` or `key_reused` where the key is taken, `account_blocked`.
 */
export async function claimKey(tx: Tx, session: KnownSession, key: string, fingerprint: string): Promise<string> {
  // Without an amount there is no transfer, so the code that one would bear is written nowhere.
  const { rows } = await sql<{ outcome: string }>`
    select outcome
    from ledger.post_one(${key}, ${fingerprint}::uuid, null, ${session.walletAccount}, ${session.gamesAccount}, 0, 'ROLLBACK')`.execute(
    tx,
  )
  return rows[0]!.outcome
}
