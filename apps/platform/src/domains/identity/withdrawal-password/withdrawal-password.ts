import type { Clock } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Database, Queryable, Tx } from '../../../kernel/database/open-database.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { tables } from '../tables.ts'

const lockAfter = 5
const lockMs = 24 * 3_600_000

export interface WithdrawalPasswordDependencies {
  database: Database
  clock: Clock
  passwords: Passwords
}

const wrong = (field: string) => new ApiError('password_wrong', { faults: [{ field, fault: 'wrong' }] })

/** Six digits that are asked for where money leaves. Five wrong ones lock it for 24 hours. */
export function createWithdrawalPassword({ database, clock, passwords }: WithdrawalPasswordDependencies) {
  const rowOf = (on: Queryable, accountId: bigint) =>
    tables(on)
      .selectFrom('identity.withdrawal_password')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst()

  function refuseLocked(until: Date | null): void {
    const leftMs = (until?.getTime() ?? 0) - clock.now().getTime()
    if (leftMs > 0) throw new ApiError('password_locked', { retryAfterSeconds: Math.ceil(leftMs / 1000) })
  }

  /** Counts a wrong one; of guesses at the same moment those after the fifth find it locked. */
  async function fail(accountId: bigint): Promise<void> {
    const now = clock.now()
    const lockedUntil = new Date(now.getTime() + lockMs)
    await sql`
      update identity.withdrawal_password set
        failures = case when locked_until <= ${now} then 1 else failures + 1 end,
        locked_until = case when (case when locked_until <= ${now} then 1 else failures + 1 end) >= ${lockAfter} then ${lockedUntil}::timestamptz end
      where account_id = ${accountId} and (locked_until is null or locked_until <= ${now})`.execute(database.kysely)
  }

  return {
    /** Says if there is one, and until when it is locked. */
    async state(accountId: bigint): Promise<{ isSet: boolean; lockedUntil: Date | null }> {
      const row = await rowOf(database.kysely, accountId)
      const isLocked = row?.locked_until && row.locked_until > clock.now()
      return { isSet: row !== undefined, lockedUntil: isLocked ? row.locked_until : null }
    },

    /**
     * Refuses whoever does not know it. It is checked before a transaction and outside of it, so that a wrong one counts
     * whatever becomes of the rest.
     * @param field the field that the refusal names
     * @throws ApiError password_unset, password_wrong, password_locked
     */
    async check(accountId: bigint, typed: string, field = 'withdrawalPassword'): Promise<void> {
      const row = await rowOf(database.kysely, accountId)
      if (!row) throw new ApiError('password_unset')
      refuseLocked(row.locked_until)
      if (!(await passwords.matches(typed, row.hash))) {
        await fail(accountId)
        refuseLocked((await rowOf(database.kysely, accountId))?.locked_until ?? null)
        throw wrong(field)
      }
      // A right one among many wrong at the same moment counts only while it is not locked.
      const { rows } = await sql<{ locked_until: Date | null }>`
        update identity.withdrawal_password
        set failures = case when locked_until > ${clock.now()} then failures else 0 end,
          locked_until = case when locked_until > ${clock.now()} then locked_until end
        where account_id = ${accountId} and (failures > 0 or locked_until is not null)
        returning locked_until`.execute(database.kysely)
      refuseLocked(rows[0]?.locked_until ?? null)
    },

    /** Writes a new one, which forgives what was guessed before. */
    async write(tx: Tx, accountId: bigint, hash: string): Promise<void> {
      const fresh = { hash, changed_at: clock.now(), failures: 0, locked_until: null }
      await tables(tx)
        .insertInto('identity.withdrawal_password')
        .values({ account_id: accountId, ...fresh })
        .onConflict(conflict => conflict.column('account_id').doUpdateSet(fresh))
        .execute()
    },
  }
}
export type WithdrawalPassword = ReturnType<typeof createWithdrawalPassword>
