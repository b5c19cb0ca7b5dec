import type { Language } from '@baize/api'
import { tokenHash } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'
import type { Parts } from '../parts.ts'
import { tables } from '../tables.ts'
import { messageText } from '../texts/index.ts'

const goodMinutes = 10
const cooldownMs = 2 * 60_000
const aDay = 10
const mostTries = 5

type Purpose = 'bind' | 'withdrawal'

const codeHash = (email: string, purpose: Purpose, code: string) => tokenHash(`${email}:${purpose}:${code.trim()}`)

/**
 * Mails a six-digit code to an address that a member wants to bind, or has bound. It is good for its purpose only.
 * @throws ApiError not_allowed while nothing leads outside, sms_cooldown, quota_exceeded
 */
export async function mailCode(
  { database, clock, rng, delivery, settings }: Parts,
  { accountId, email, purpose, language }: { accountId: bigint; email: string; purpose: Purpose; language: Language },
): Promise<{ expiredMinutes: number }> {
  if (!delivery.reaches('mail')) throw new ApiError('not_allowed')
  const { brandName } = await settings.brand()
  const at = clock.now()
  const code = String(rng.below(1_000_000)).padStart(6, '0')
  const goodUntil = new Date(at.getTime() + goodMinutes * 60_000)
  const text = messageText(language)
  await database.transaction(async tx => {
    await refuseTooMany(tx, accountId, at)
    await tables(tx)
      .insertInto('identity.email_code')
      .values({
        ...{ account_id: accountId, email, purpose },
        code_hash: codeHash(email, purpose, code),
        created_at: at,
        expires_at: goodUntil,
        used_at: null,
      })
      .execute()
    await delivery.post(tx, {
      channel: 'mail',
      recipient: email,
      subject: text.codeSubject({ brandName }),
      body: text.smsCode({ brandName, code, minutes: goodMinutes }),
      goodUntil,
    })
  })
  delivery.wake()
  return { expiredMinutes: goodMinutes }
}

/** Others who ask for the same account wait for this transaction. */
async function refuseTooMany(tx: Tx, accountId: bigint, at: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`email:${accountId}`}))`.execute(tx)
  const dayAgo = new Date(at.getTime() - 86_400_000)
  const { rows } = await sql<{ today: bigint; last_at: Date | null }>`
    select count(*) as today, max(created_at) as last_at from identity.email_code
    where account_id = ${accountId} and created_at > ${dayAgo}`.execute(tx)
  const { today, last_at } = rows[0]!
  const waitMs = (last_at?.getTime() ?? 0) + cooldownMs - at.getTime()
  if (waitMs > 0) throw new ApiError('sms_cooldown', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  if (today >= aDay) throw new ApiError('quota_exceeded')
}

/**
 * Verifies the newest code of an account, address and purpose, counting the try, and answers its row.
 * @throws ApiError sms_required, sms_invalid, sms_expired, sms_too_many
 */
export async function verifyMailed(
  { database, clock }: Parts,
  { accountId, email, purpose, code }: { accountId: bigint; email: string; purpose: Purpose; code: string },
): Promise<bigint> {
  if (code.trim() === '')
    throw new ApiError('sms_required', { faults: [{ field: 'verificationCode', fault: 'required' }] })
  const { rows } = await sql<{ id: bigint; code_hash: Buffer; expires_at: Date; tries: number; used_at: Date | null }>`
    update identity.email_code set tries = tries + 1
    where id = (select max(id) from identity.email_code where account_id = ${accountId} and email = ${email} and purpose = ${purpose})
    returning id, code_hash, expires_at, tries, used_at`.execute(database.kysely)
  const [row] = rows
  if (!row || row.used_at) throw new ApiError('sms_invalid')
  if (row.tries > mostTries) throw new ApiError('sms_too_many')
  if (row.expires_at <= clock.now()) throw new ApiError('sms_expired')
  if (!row.code_hash.equals(codeHash(email, purpose, code))) throw new ApiError('sms_invalid')
  return row.id
}

/** Uses a verified code up. @throws ApiError sms_invalid when it was used meanwhile */
export async function useMailed(tx: Tx, id: bigint, at: Date): Promise<void> {
  const used = await tables(tx)
    .updateTable('identity.email_code')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!used) throw new ApiError('sms_invalid')
}
