import type { Authenticator } from '../../kernel/http/caller.ts'
import type { Sessions } from './sessions/sessions.ts'
import type { VisitorTokens } from './visitor-tokens.ts'

/** A signed token has two dots, a session token none. */
const isVisitorToken = (bearer: string) => bearer.includes('.')

export const createAuthenticator = (sessions: Sessions, visitorTokens: VisitorTokens): Authenticator => ({
  async authenticate({ bearer, device }) {
    if (!bearer) return { kind: 'none' }
    if (!isVisitorToken(bearer)) return sessions.find(bearer, device)
    await visitorTokens.verify(bearer)
    return { kind: 'visitor' }
  },
})
