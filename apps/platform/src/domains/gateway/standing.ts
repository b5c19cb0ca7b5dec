import { sql } from 'kysely'
import type { Queryable } from '../../kernel/database/open-database.ts'
import type { Ledger } from '../ledger/index.ts'
import type { KnownSession } from './known-sessions.ts'

/** What a member may play with on the game of a session, and what the wallet holds without a bonus. */
export async function standingOf(
  ledger: Ledger,
  on: Queryable,
  { memberId, book, currency, mainAccount, gameType }: KnownSession,
  now: Date,
): Promise<{ balanceUnits: bigint; walletUnits: bigint }> {
  const walletUnits = await ledger.playableBalance(memberId, book, currency, on)
  const { rows } = await sql<{ units: bigint }>`
    select bonuses.playable_units(${memberId}, ${mainAccount}, ${gameType}, ${now}::timestamptz) as units`.execute(on)
  return { balanceUnits: walletUnits + rows[0]!.units, walletUnits }
}
