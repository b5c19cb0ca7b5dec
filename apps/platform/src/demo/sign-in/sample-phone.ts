import { type Clock, newToken, type Rng } from '@baize/server-kit/outside'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { JWTPayload } from 'jose'
import { z } from 'zod'
import type { PhoneService } from '../../domains/identity/index.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Delivery } from '../../kernel/delivery/delivery.ts'
import type { SampleTokens } from './sample-tokens.ts'

const validSeconds = 300
const number = z.string().regex(/^\+[1-9]\d{6,14}$/)
const asked = z.object({ phoneNumber: number })
const answered = z.object({ sessionInfo: z.string(), code: z.string() })
const looked = z.object({ idToken: z.string() })

export interface SamplePhoneDependencies {
  tokens: SampleTokens
  database: Database
  delivery: Delivery
  clock: Clock
  rng: Rng
}

/**
 * Stands in for Firebase's phone sign-in in a demo: the calls that its library makes, at the paths that the library gives
 * them below an emulator's origin. The code is shown in the demo's outbox.
 */
export function createSamplePhone({ tokens, database, delivery, clock, rng }: SamplePhoneDependencies) {
  const codeOf = (phoneNumber: string, code: string) => tokens.digest(`${phoneNumber} ${code}`)
  const refuse = (reply: FastifyReply, message: string) =>
    reply.code(400).send({ error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } })

  async function sendCode(body: unknown, reply: FastifyReply) {
    const request = asked.safeParse(body)
    if (!request.success) return refuse(reply, 'INVALID_PHONE_NUMBER')
    const { phoneNumber } = request.data
    const code = String(rng.below(1_000_000)).padStart(6, '0')
    const goodUntil = new Date(clock.now().getTime() + validSeconds * 1000)
    const letter = { channel: 'sms', recipient: phoneNumber, body: `${code} (sample sign-in)`, goodUntil } as const
    await database.transaction(tx => delivery.post(tx, letter))
    delivery.wake()
    const claims = { phoneNumber, code: codeOf(phoneNumber, code) }
    return { sessionInfo: await tokens.sign('phone-code', claims, validSeconds) }
  }

  async function checkCode(body: unknown, reply: FastifyReply) {
    const request = answered.safeParse(body)
    if (!request.success) return refuse(reply, 'INVALID_CODE')
    const claims = await tokens.read('phone-code', request.data.sessionInfo).catch(() => null)
    if (!claims) return refuse(reply, 'SESSION_EXPIRED')
    const phoneNumber = claims.phoneNumber as string
    if (claims.code !== codeOf(phoneNumber, request.data.code)) return refuse(reply, 'INVALID_CODE')
    const localId = tokens.digest(phoneNumber)
    const checkedAt = Math.floor(clock.now().getTime() / 1000)
    const vouched = { sub: localId, phone_number: phoneNumber, auth_time: checkedAt }
    const refreshToken = await tokens.sign('phone-refresh', vouched, validSeconds)
    return { ...(await vouch(vouched)), refreshToken, localId, phoneNumber, isNewUser: false }
  }

  /** Each token is another, since a site takes each once. */
  const vouch = async (claims: JWTPayload) => ({
    idToken: await tokens.sign('phone', { ...claims, jti: newToken(rng) }, validSeconds),
    expiresIn: String(validSeconds),
  })

  async function vouchAgain(body: unknown, reply: FastifyReply) {
    const refreshToken = body instanceof URLSearchParams ? (body.get('refresh_token') ?? '') : ''
    const claims = await tokens.read('phone-refresh', refreshToken).catch(() => null)
    if (!claims) return refuse(reply, 'TOKEN_EXPIRED')
    const { sub, phone_number, auth_time } = claims
    const { idToken, expiresIn } = await vouch({ sub: sub!, phone_number, auth_time })
    return {
      access_token: idToken,
      id_token: idToken,
      refresh_token: refreshToken,
      expires_in: expiresIn,
      user_id: sub,
    }
  }

  async function lookUp(body: unknown, reply: FastifyReply) {
    const request = looked.safeParse(body)
    const claims = request.success ? await tokens.read('phone', request.data.idToken).catch(() => null) : null
    if (!claims) return refuse(reply, 'INVALID_ID_TOKEN')
    return { users: [{ localId: claims.sub, phoneNumber: claims.phone_number, providerUserInfo: [] }] }
  }

  return {
    service: { read: idToken => tokens.read('phone', idToken) } satisfies PhoneService,

    install(app: FastifyInstance): void {
      const root = '/identitytoolkit.googleapis.com'
      // The library asks first how its check for robots is set: here there is none.
      app.get(`${root}/v1/recaptchaParams`, () => ({ recaptchaSiteKey: 'none' }))
      app.get(`${root}/v2/recaptchaConfig`, () => ({ recaptchaKey: 'none', recaptchaEnforcementState: [] }))
      app.post(`${root}/v1/accounts::sendVerificationCode`, ({ body }, reply) => sendCode(body, reply))
      app.post(`${root}/v1/accounts::signInWithPhoneNumber`, ({ body }, reply) => checkCode(body, reply))
      app.post('/securetoken.googleapis.com/v1/token', ({ body }, reply) => vouchAgain(body, reply))
      app.post(`${root}/v1/accounts::lookup`, ({ body }, reply) => lookUp(body, reply))
    },
  }
}
