import { sql } from 'kysely'
import type { Queryable } from '../../../kernel/database/open-database.ts'
import type { KnownSession } from './known-sessions.ts'

/** What a member may play with on the game of a session, and what the session's wallet holds without a bonus. */
export async function standingOf(
  on: Queryable,
  { memberId, walletAccount, gameType }: KnownSession,
  now: Date,
): Promise<{ balanceUnits: bigint; walletUnits: bigint }> {
  const { rows } = await sql<{ held: bigint; bonus: bigint }>`
    select balance as held, bonuses.playable_units(${memberId}, ${gameType}, ${now}::timestamptz) as bonus
    from ledger.account_balance where id = ${walletAccount}`.execute(on)
  const { held, bonus } = rows[0]!
  return { balanceUnits: held + bonus, walletUnits: held }
}
