import { ApiError } from '../../kernel/api-error.ts'
import type { Authenticator } from '../../kernel/http/caller.ts'
import type { DeskSessions } from './sessions/desk-sessions.ts'

/**
 * Finds operators and members alike, each by their own sessions and cookies: a row learns who calls, and refuses whoever is not of
 * its kind. A row of operators looks at theirs first, so that members' calls cost no more than before.
 */
export const createAuthenticator = (members: Authenticator, sessions: DeskSessions): Authenticator => ({
  async authenticate(credentials, auth) {
    const { bearer, desk, isBackground } = credentials
    const operator = () => (bearer === null ? null : sessions.find({ token: bearer, desk, isBackground }))
    if (auth === 'operator') return (await operator()) ?? members.authenticate(credentials, auth)
    try {
      return await members.authenticate(credentials, auth)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'session_expired') throw error
      const found = await operator()
      if (found) return found
      throw error
    }
  },
})
