import type { LockScope } from '@baize/api/schemas/operator/members/lock-scopes'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Queryable, Tx } from '../../../kernel/database/open-database.ts'

/** The columns that say until when each scope is locked. */
export const lockColumns = {
  signIn: 'sign_in_locked_until',
  play: 'play_locked_until',
  deposit: 'deposit_locked_until',
  withdrawal: 'withdrawal_locked_until',
} as const satisfies Record<LockScope, string>

export interface Lock {
  scope: LockScope
  /** Null until it is lifted. */
  until: Date | null
}

/** True where somebody may not sign in: the house has locked it, or the account is a guest's that was taken away. */
export const isLockedOut = (
  { status, sign_in_locked_until }: { status: 'active' | 'blocked'; sign_in_locked_until: Date | null },
  now: Date,
): boolean => status === 'blocked' || (sign_in_locked_until !== null && sign_in_locked_until > now)

/** What of each member is locked at a moment; members of whom nothing is are left out. */
export async function locksOf(
  db: Queryable,
  memberIds: readonly bigint[],
  now: Date,
): Promise<Map<bigint, readonly Lock[]>> {
  const locks = new Map<bigint, Lock[]>()
  if (memberIds.length === 0) return locks
  const { rows } = await sql<Lock & { id: bigint }>`
    select a.id, lock.scope, nullif(lock.until, 'infinity') as until
    from identity.account a
    cross join lateral (values
      (1, 'signIn', a.sign_in_locked_until), (2, 'play', a.play_locked_until),
      (3, 'deposit', a.deposit_locked_until), (4, 'withdrawal', a.withdrawal_locked_until)
    ) lock (place, scope, until)
    where a.id = any (${[...memberIds]}::bigint[]) and lock.until > ${now}::timestamptz
    order by a.id, lock.place`.execute(db)
  for (const { id, ...lock } of rows) locks.set(id, [...(locks.get(id) ?? []), lock])
  return locks
}

/**
 * Refuses what the house has locked of a member. The row stays locked until the transaction ends, so that a lock at the same moment
 * comes wholly before or wholly after.
 * @throws ApiError account_blocked
 */
export async function requireUnlocked(tx: Tx, memberId: bigint, scope: LockScope, now: Date): Promise<void> {
  const { rows } = await sql<{ locked: boolean | null }>`
    select ${sql.ref(lockColumns[scope])} > ${now}::timestamptz as locked from identity.account
    where id = ${memberId} for share`.execute(tx)
  if (rows[0]?.locked) throw new ApiError('account_blocked')
}
