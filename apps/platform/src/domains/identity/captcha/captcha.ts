import type { Clock, Rng } from '@baize/server-kit/outside'
import { newToken, tokenHash } from '@baize/server-kit/outside'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Database } from '../../../kernel/database/open-database.ts'
import type { CookieJar } from '../../../kernel/http/handlers.ts'
import { tables } from '../tables.ts'
import { captchaAlphabet, captchaLength, drawCaptcha } from './captcha-picture.ts'

const validSeconds = 120
const cookieName = 'captcha'

/** Pictures with six characters: one try, 120 seconds, bound to the browser by a cookie (ruling 8). */
export function createCaptcha(deps: { database: Database; clock: Clock; rng: Rng }) {
  const { database, clock, rng } = deps
  const answerHash = (id: string, answer: string) => tokenHash(`${id}:${answer.trim().toUpperCase()}`)
  return {
    /** The answer for a browser, and its picture as base64 PNG. */
    async draw(cookies: CookieJar): Promise<string> {
      const id = newToken(rng)
      const answer = Array.from(
        { length: captchaLength },
        () => captchaAlphabet[rng.below(captchaAlphabet.length)],
      ).join('')
      const expiresAt = new Date(clock.now().getTime() + validSeconds * 1000)
      await tables(database.kysely)
        .insertInto('identity.captcha')
        .values({ id_hash: tokenHash(id), answer_hash: answerHash(id, answer), expires_at: expiresAt })
        .execute()
      cookies.write(cookieName, id, validSeconds)
      return drawCaptcha(answer, rng).toString('base64')
    },
    /** Uses the picture up, right or wrong. @throws ApiError captcha_required or captcha_wrong, both with the flag */
    async check(answer: string | undefined, cookies: CookieJar): Promise<void> {
      if (!answer?.trim()) throw new ApiError('captcha_required', { captcha: true })
      const id = cookies.read(cookieName)
      const row = id
        ? await tables(database.kysely)
            .deleteFrom('identity.captcha')
            .where('id_hash', '=', tokenHash(id))
            .returning(['answer_hash', 'expires_at'])
            .executeTakeFirst()
        : undefined
      const right = id && row && row.expires_at > clock.now() && row.answer_hash.equals(answerHash(id, answer))
      if (!right) throw new ApiError('captcha_wrong', { captcha: true })
    },
  }
}
export type Captcha = ReturnType<typeof createCaptcha>
