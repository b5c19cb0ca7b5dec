import { ApiError } from '../../kernel/api-error.ts'
import type { Authenticator, OperatorCaller } from '../../kernel/http/caller.ts'

type FindOperator = (shown: {
  token: string
  desk: string | null
  ip: string
  isBackground: boolean
}) => Promise<OperatorCaller | null>

/**
 * Finds operators and members alike, each by their own sessions and cookies: a row learns who calls, and refuses whoever is not of
 * its kind. A row of operators looks at theirs first, so that members' calls cost no more than before.
 */
export const createAuthenticator = (members: Authenticator, findOperator: FindOperator): Authenticator => ({
  async authenticate(credentials, auth) {
    const { bearer, desk, ip, isBackground } = credentials
    const operator = () => (bearer === null ? null : findOperator({ token: bearer, desk, ip, isBackground }))
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
