import { createRemoteJWKSet, jwtVerify } from 'jose'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Config } from '../../../kernel/config.ts'
import type { ReplayGuard } from '../../../kernel/http/sealed-body.ts'
import type { Clock } from '../../../kernel/outside.ts'
import { tokenHash } from '../../../kernel/outside.ts'
import { type PhoneNumber, parseE164 } from '../sms/phone-number.ts'
import { isUnreachable } from './oidc-provider.ts'

/** How long after the number was checked its token is taken. */
const freshMs = 5 * 60_000

/** Phone sign-in of Firebase: its tokens are checked against its published keys, which are fetched when needed and kept. */
export function createFirebase({ config, clock, guard }: { config: Config; clock: Clock; guard: ReplayGuard }) {
  const { FIREBASE_PROJECT_ID: project } = config
  const keys = createRemoteJWKSet(new URL(config.FIREBASE_JWKS_URL))
  return {
    /**
     * The number that a fresh token vouches for. Each token is taken once.
     * @throws ApiError not_allowed without a project, sms_required without a token, sms_invalid, unavailable
     */
    async verifyNumber(idToken: string | undefined): Promise<PhoneNumber> {
      if (!project) throw new ApiError('not_allowed')
      if (!idToken) throw new ApiError('sms_required', { faults: [{ field: 'firebaseIdToken', fault: 'required' }] })
      const now = clock.now()
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          issuer: `https://securetoken.google.com/${project}`,
          audience: project,
          algorithms: ['RS256'],
          requiredClaims: ['sub', 'exp', 'iat'],
          currentDate: now,
        })
        const { phone_number: number, auth_time: checkedAt, sub } = payload
        const ageMs = now.getTime() - Number(checkedAt) * 1000
        if (!sub || typeof number !== 'string' || !(ageMs >= -60_000 && ageMs <= freshMs)) throw new Error('claims')
        const jti = `firebase:${tokenHash(idToken).toString('base64url')}`
        if (!(await guard.firstSight(jti, new Date(now.getTime() + 2 * freshMs)))) throw new Error('seen before')
        return parseE164(number)
      } catch (error) {
        throw new ApiError(isUnreachable(error) ? 'unavailable' : 'sms_invalid')
      }
    },
  }
}
export type Firebase = ReturnType<typeof createFirebase>
