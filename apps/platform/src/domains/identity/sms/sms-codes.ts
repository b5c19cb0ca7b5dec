import type { Language } from '@baize/api'
import type { Clock, Rng } from '@baize/server-kit/outside'
import { newToken, tokenHash } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Database, Queryable, Tx } from '../../../kernel/database/open-database.ts'
import type { Delivery } from '../../../kernel/delivery/delivery.ts'
import type { CookieJar } from '../../../kernel/http/handlers.ts'
import type { Settings } from '../../../kernel/settings/settings.ts'
import { tables } from '../tables.ts'
import { messageText } from '../texts/index.ts'
import { type PhoneNumber, parseNumber } from './phone-number.ts'
import { createSmsBudgets } from './sms-budgets.ts'
import { exhaustedWaitMs, expiredMinutes, mostTries, refuseTooMany, type SmsPurpose } from './sms-limits.ts'
import { requireTextable } from './textable.ts'

export interface SmsDependencies {
  database: Database
  clock: Clock
  rng: Rng
  delivery: Delivery
  settings: Settings
}

export interface CodeToCheck {
  purpose: SmsPurpose
  dialingCode: string
  mobileNum: string
  code: string
  from: Browser
}

/** Where a code is asked for and brought back. */
export interface Browser {
  address: string
  cookies: CookieJar
}

/** Cookie of the browser that asked for codes. */
const browserCookie = 'codes'
const browserSeconds = 15 * 60

/** What Firebase sends codes for in our place where a brand has it do so. */
const byFirebase: readonly SmsPurpose[] = ['login', 'register']

const codeHash = (number: string, purpose: SmsPurpose, code: string) => tokenHash(`${number}:${purpose}:${code.trim()}`)

/** Six-digit codes: two minutes, five tries, one use, good for one purpose only. */
export function createSmsCodes(deps: SmsDependencies) {
  const { database, clock, rng, delivery, settings } = deps
  const budgets = createSmsBudgets(deps)

  function browserOf(cookies: CookieJar): Buffer {
    const browser = cookies.read(browserCookie) ?? newToken(rng)
    cookies.write(browserCookie, browser, browserSeconds)
    return tokenHash(browser)
  }

  /**
   * Counts the try, so that guessing ends, and answers the row of a code that is right. Only the browser that asked for a code
   * can try it, so that nobody uses up the tries of somebody else.
   */
  async function verify({ purpose, dialingCode, mobileNum, code, from }: CodeToCheck): Promise<bigint> {
    const { e164 } = parseNumber(mobileNum, dialingCode)
    if (code.trim() === '')
      throw new ApiError('sms_required', { faults: [{ field: 'verificationCode', fault: 'required' }] })
    const now = clock.now()
    const tried = await budgets.reserveTry(from.address)
    const browser = browserOf(from.cookies)
    const { rows } = await sql<{
      id: bigint
      code_hash: Buffer
      expires_at: Date
      tries: number
      used_at: Date | null
    }>`
      update identity.sms_code c set tries = tries + 1,
        exhausted_at = case when tries + 1 >= ${mostTries} then coalesce(exhausted_at, ${now}) end
      where id = (select max(id) from identity.sms_code where number = ${e164} and purpose = ${purpose} and browser_hash = ${browser})
      returning id, code_hash, expires_at, tries, used_at`.execute(database.kysely)
    const [row] = rows
    if (!row || row.used_at) throw new ApiError('sms_invalid')
    if (row.tries > mostTries) throw new ApiError('sms_too_many', { retryAfterSeconds: exhaustedWaitMs / 1000 })
    if (row.expires_at <= now) throw new ApiError('sms_expired')
    if (!row.code_hash.equals(codeHash(e164, purpose, code))) throw new ApiError('sms_invalid')
    await tried.giveBack()
    return row.id
  }

  /** Uses a verified code up. @throws ApiError sms_invalid when it was used meanwhile */
  async function use(on: Queryable, id: bigint): Promise<void> {
    const used = await tables(on)
      .updateTable('identity.sms_code')
      .set({ used_at: clock.now(), exhausted_at: null })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!used) throw new ApiError('sms_invalid')
  }

  return {
    verify,
    use,

    /**
     * Verifies a code and uses it up: in the given transaction, so that a code survives what was undone, or at once.
     * @throws ApiError phone_missing, phone_invalid, sms_required, sms_invalid, sms_expired, sms_too_many
     */
    async check(tx: Tx | null, code: CodeToCheck): Promise<void> {
      await use(tx ?? database.kysely, await verify(code))
    },

    /**
     * Sends a code. With `isKnown` its owner is told in its place that somebody tried, and nobody has the code. With `deliver` false all is the same but for the message, so that nobody learns which numbers are known.
     * @throws ApiError phone_invalid for a number that no text reaches, naming the field, not_allowed while nothing leads outside or Firebase sends it, sms_country, sms_cooldown, sms_too_many, quota_exceeded
     */
    async send(
      purpose: SmsPurpose,
      number: PhoneNumber,
      where: Browser & { language: Language; deliver: boolean; field?: string; isKnown?: boolean },
    ): Promise<{ expiredMinutes: number }> {
      requireTextable(number, where.field ?? 'mobileNum')
      const isFirebases = byFirebase.includes(purpose) && (await settings.isOn('FIREBASE_SMS'))
      if (!delivery.reaches('sms') || isFirebases) throw new ApiError('not_allowed')
      const brand = await settings.brand()
      const { brandName } = brand
      const browser = browserOf(where.cookies)
      const now = clock.now()
      const code = String(rng.below(1_000_000)).padStart(6, '0')
      const expiresAt = new Date(now.getTime() + expiredMinutes * 60_000)
      const texts = messageText(where.language)
      const body = where.isKnown
        ? texts.smsKnown({ brandName })
        : texts.smsCode({ brandName, code, minutes: expiredMinutes })
      const message = await budgets.reserveMessage(brand, number)
      let isSent = false
      try {
        await database.transaction(async tx => {
          await refuseTooMany(tx, { number: number.e164, purpose, address: where.address, now })
          await tables(tx)
            .insertInto('identity.sms_code')
            .values({
              purpose,
              number: number.e164,
              browser_hash: browser,
              code_hash: codeHash(number.e164, purpose, code),
              address: where.address,
              created_at: now,
              expires_at: expiresAt,
              used_at: null,
              exhausted_at: null,
            })
            .execute()
          const recipient = where.deliver ? number.e164 : null
          await delivery.post(tx, { channel: 'sms', recipient, body, goodUntil: expiresAt })
        })
        isSent = where.deliver
      } finally {
        if (!isSent) await message.giveBack()
      }
      delivery.wake()
      return { expiredMinutes }
    },
  }
}
export type SmsCodes = ReturnType<typeof createSmsCodes>
