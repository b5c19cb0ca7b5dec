import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Tx } from '../../../kernel/database/open-database.ts'

export type SmsPurpose = 'login' | 'recovery' | 'register' | 'bind' | 'withdrawal'

export const expiredMinutes = 2
/** Wrong codes that one sent code endures, and how long its number waits after them. */
export const mostTries = 5
export const exhaustedWaitMs = 5 * 60_000

const aDay = 10
const anAddress = 20
const addressWindowMs = 5 * 60_000
const dayMs = 86_400_000

interface Asked {
  number: string
  purpose: SmsPurpose
  address: string
  now: Date
}

/** Refuses what a number or an address asks for too often. Others who ask for the same number wait for this transaction. */
export async function refuseTooMany(tx: Tx, { number, purpose, address, now }: Asked): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`sms:${number}`}))`.execute(tx)
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const { rows } = await sql<{ today: bigint; last_at: Date | null; exhausted_at: Date | null; from_address: bigint }>`
    select count(*) as today, max(created_at) filter (where purpose = ${purpose}) as last_at,
      max(exhausted_at) filter (where purpose = ${purpose}) as exhausted_at,
      (select count(*) from identity.sms_code where address = ${address} and created_at > ${ago(addressWindowMs)}) as from_address
    from identity.sms_code where number = ${number} and created_at > ${ago(dayMs)}`.execute(tx)
  const { today, last_at, exhausted_at, from_address } = rows[0]!
  const secondsUntil = (since: Date | null, ms: number) =>
    since ? Math.ceil((since.getTime() + ms - now.getTime()) / 1000) : 0

  const exhaustedSeconds = secondsUntil(exhausted_at, exhaustedWaitMs)
  if (exhaustedSeconds > 0) throw new ApiError('sms_too_many', { retryAfterSeconds: exhaustedSeconds })
  const cooldownSeconds = secondsUntil(last_at, expiredMinutes * 60_000)
  if (cooldownSeconds > 0) throw new ApiError('sms_cooldown', { retryAfterSeconds: cooldownSeconds })
  if (today >= aDay) throw new ApiError('quota_exceeded')
  if (from_address >= anAddress) throw new ApiError('sms_too_many', { retryAfterSeconds: addressWindowMs / 1000 })
}
