import type { Clock } from '@baize/server-kit/outside'
import { jwtVerify, SignJWT } from 'jose'
import { ApiError } from '../../kernel/api-error.ts'

const validMs = 60 * 60_000
const audience = 'baize-visitor'

/** Read-only tokens for visitors: signed, stateless, one hour (ruling 4). They never open a session row. */
export function createVisitorTokens(deps: { secret: string; clock: Clock }) {
  const key = new TextEncoder().encode(deps.secret)
  return {
    async issue(): Promise<{ token: string; expiresAt: Date }> {
      const expiresAt = new Date(deps.clock.now().getTime() + validMs)
      const token = await new SignJWT({})
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
        .sign(key)
      return { token, expiresAt }
    },
    /** @throws ApiError visitor_token_expired */
    async verify(token: string): Promise<void> {
      try {
        await jwtVerify(token, key, { audience, algorithms: ['HS256'], currentDate: deps.clock.now() })
      } catch {
        throw new ApiError('visitor_token_expired')
      }
    },
  }
}
export type VisitorTokens = ReturnType<typeof createVisitorTokens>
