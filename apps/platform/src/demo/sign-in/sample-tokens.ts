import { createHmac } from 'node:crypto'
import type { Clock } from '@baize/server-kit/outside'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'

/**
 * Signs and reads what the sample sign-in services of a demo hand out, so that nothing of it has to be kept.
 * @param secret a secret of the site; these tokens have a key of their own, made from it
 */
export function createSampleTokens(secret: string, clock: Clock) {
  const key = createHmac('sha256', secret).update('sample sign-in services').digest()
  return {
    /** @param issuer what the token is for; it is read for nothing else */
    sign: (issuer: string, claims: JWTPayload, validSeconds: number): Promise<string> => {
      const seconds = Math.floor(clock.now().getTime() / 1000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + validSeconds)
        .sign(key)
    },

    /** Rejects when the token was changed, is for something else or has expired. */
    async read(issuer: string, token: string): Promise<JWTPayload> {
      const { payload } = await jwtVerify(token, key, { issuer, algorithms: ['HS256'], currentDate: clock.now() })
      return payload
    },

    /** A digest that nobody without the key can try values against. */
    digest: (text: string): string => createHmac('sha256', key).update(text).digest('base64url'),
  }
}
export type SampleTokens = ReturnType<typeof createSampleTokens>
