import type { InputOf, Language } from '@baize/api'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { usernameKey } from '../username-key.ts'
import { mailResetLink } from './reset-link.ts'

const hourMs = 3_600_000
const anHourAndName = 3
const fiveMinutesAndAddress = 20
const addressWindowMs = 5 * 60_000

/**
 * Mails a link for a new password when name and address belong together. Answer and work are the same when they do not:
 * the same rows are written, but the link opens nothing and the mail has no recipient.
 * @throws ApiError not_allowed while no mail leads outside, too_many_requests for an address that asks all the time
 */
export async function recoverByEmail(
  parts: Parts,
  { username, email }: InputOf<'members.passwordByEmail'>,
  where: { address: string; language: Language; origin: string },
): Promise<null> {
  const { database, clock, delivery } = parts
  if (!delivery.reaches('mail')) throw new ApiError('not_allowed')
  const now = clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const key = usernameKey(username.trim())
  await database.transaction(async tx => {
    await sql`select pg_advisory_xact_lock(hashtext(${`recovery:${key}`}))`.execute(tx)
    const { rows } = await sql<{ by_name: bigint; by_address: bigint }>`
      select (select count(*) from identity.recovery_attempt where username_key = ${key} and at > ${ago(hourMs)}) as by_name,
        (select count(*) from identity.recovery_attempt where address = ${where.address} and at > ${ago(addressWindowMs)}) as by_address`.execute(
      tx,
    )
    const { by_name, by_address } = rows[0]!
    if (by_address >= fiveMinutesAndAddress)
      throw new ApiError('too_many_requests', { retryAfterSeconds: addressWindowMs / 1000 })
    await tables(tx)
      .insertInto('identity.recovery_attempt')
      .values({ username_key: key, address: where.address, at: now })
      .execute()
    const account = await tables(tx)
      .selectFrom('identity.account')
      .select(['id', 'username', 'email'])
      .where('username_key', '=', key)
      .where('email', '=', email.trim().toLowerCase())
      .where('kind', '=', 'member')
      .where('status', '=', 'active')
      .where(eb => eb.or([eb('sign_in_locked_until', 'is', null), eb('sign_in_locked_until', '<=', now)]))
      .executeTakeFirst()
    const asker = by_name < anHourAndName ? account : undefined
    await mailResetLink(parts, tx, { account: asker ?? null, language: where.language, origin: where.origin })
    const subject = account?.id.toString() ?? ''
    await audit(tx, { at: now, actor: where.address, action: 'members.passwordByEmail', subject })
  })
  delivery.wake()
  return null
}
