import { sql } from 'kysely'
import { ApiError } from '../../kernel/api-error.ts'
import type { Queryable, Tx } from '../../kernel/database/open-database.ts'
import { tables } from './tables.ts'

const hourMs = 3_600_000

/** Until when money may not leave the account; null when it may. */
export async function withdrawalHold(db: Queryable, accountId: bigint, now: Date): Promise<Date | null> {
  const row = await tables(db)
    .selectFrom('identity.account')
    .select('withdrawal_hold_until as until')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row?.until && row.until > now ? row.until : null
}

/** Holds the account's money for some hours from now; a hold that lasts longer stays. */
export async function holdMoney(
  tx: Tx,
  accountId: bigint,
  { now, hours }: { now: Date; hours: number },
): Promise<void> {
  const until = new Date(now.getTime() + hours * hourMs)
  await tables(tx)
    .updateTable('identity.account')
    .set({ withdrawal_hold_until: sql<Date>`greatest(withdrawal_hold_until, ${until}::timestamptz)` })
    .where('id', '=', accountId)
    .execute()
}

/** Those accounts of some whose withdrawals are locked or whose money is held. What changes that waits until the transaction ends. */
export async function heldAmong(tx: Tx, accountIds: readonly bigint[], now: Date): Promise<Set<bigint>> {
  if (accountIds.length === 0) return new Set()
  const rows = await tables(tx)
    .selectFrom('identity.account')
    .select(['id', 'status', 'withdrawal_locked_until', 'withdrawal_hold_until as until'])
    .where('id', 'in', accountIds)
    .orderBy('id')
    .forShare()
    .execute()
  return new Set(rows.filter(row => isLocked(row, now) || isAfter(row.until, now)).map(({ id }) => id))
}

/**
 * Refuses to let anything of worth leave an account of which withdrawals are locked or money is held. A recovery or a lock at the same
 * moment comes wholly before or wholly after: the row stays locked until the transaction ends. Call it before locking bonuses and
 * ledger accounts.
 * @throws ApiError account_blocked, withdrawal_on_hold with the time that is left
 */
export async function requireNotHeld(tx: Tx, accountId: bigint, now: Date): Promise<void> {
  const row = await tables(tx)
    .selectFrom('identity.account')
    .select(['status', 'withdrawal_locked_until', 'withdrawal_hold_until as until'])
    .where('id', '=', accountId)
    .forShare()
    .executeTakeFirstOrThrow()
  if (isLocked(row, now)) throw new ApiError('account_blocked')
  const leftMs = (row.until?.getTime() ?? 0) - now.getTime()
  if (leftMs <= 0) return
  const hours = Math.ceil(leftMs / hourMs)
  throw new ApiError('withdrawal_on_hold', { retryAfterSeconds: Math.ceil(leftMs / 1000), hours })
}

const isAfter = (until: Date | null, now: Date) => until !== null && until > now

const isLocked = (row: { status: string; withdrawal_locked_until: Date | null }, now: Date) =>
  row.status === 'blocked' || isAfter(row.withdrawal_locked_until, now)
