import { randomUUID } from 'node:crypto'
import { endpoints } from '@baize/api/endpoints/index'
import { CompactEncrypt, importJWK, type JWK } from 'jose'
import type { Pool } from 'undici'

const login = endpoints['session.login'].path

/** A server of this folder tells its parent of members who share a password, and of the key that sign-ins are sealed for. */
export interface SignInSite {
  url: string
  key: JWK & { kid: string }
  usernames: string[]
  password: string
}

/** Signs the next one in; each body serves once. @throws Error when the answer is another than 200, or no body is left */
export function signInsOf(pool: Pool, bodies: readonly string[]): { signIn(): Promise<void>; readonly count: number } {
  let count = 0
  return {
    get count() {
      return count
    },
    async signIn() {
      const number = count++
      const body = bodies[number]
      if (!body) throw new Error('more sign-ins were answered than were sealed beforehand')
      // Members come from networks of their own: thirty tries at once from a single one are asked for a captcha.
      const address = `10.${(number >> 8) & 255}.${number & 255}.1`
      const headers = { 'content-type': 'application/jose', 'x-forwarded-for': address }
      const answer = await pool.request({ method: 'POST', path: login, headers, body })
      await answer.body.dump()
      if (answer.statusCode !== 200) throw new Error(`a sign-in answered ${answer.statusCode}`)
    },
  }
}

/** Each body opens once; sealing is the browser's work and not part of what is measured. */
export async function sealedLogins({ key, usernames, password }: SignInSite, count: number): Promise<string[]> {
  const publicKey = await importJWK(key, 'ECDH-ES')
  const encoder = new TextEncoder()
  const seal = (username: string) =>
    new CompactEncrypt(encoder.encode(JSON.stringify({ username, password })))
      .setProtectedHeader({
        alg: 'ECDH-ES',
        enc: 'A256GCM',
        kid: key.kid,
        mth: 'POST',
        pth: login,
        iat: Math.floor(Date.now() / 1000),
        jti: randomUUID(),
      } as never)
      .encrypt(publicKey)
  const sealed: string[] = []
  for (let i = 0; i < count; i++) sealed.push(await seal(usernames[i % usernames.length]!))
  return sealed
}
