import type { Clock } from '@baize/server-kit/outside'
import { tokenHash } from '@baize/server-kit/outside'
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Config } from '../../../kernel/config.ts'
import type { ReplayGuard } from '../../../kernel/http/sealed-body.ts'
import { type PhoneNumber, parseE164 } from '../sms/phone-number.ts'
import { isUnreachable } from './oidc-provider.ts'

/** How long after the number was checked its token is taken. */
const freshMs = 5 * 60_000

/** What vouches for numbers. */
export interface PhoneService {
  /** The claims of a token. Rejects when its signature, issuer or time does not hold. */
  read(idToken: string, now: Date): Promise<JWTPayload>
}

export interface FirebaseDependencies {
  config: Config
  clock: Clock
  guard: ReplayGuard
  /** What vouches where no project is set up. */
  samples: { phone: PhoneService } | null
}

/** Sign-in by a number that Firebase has checked. */
export function createFirebase({ config, clock, guard, samples }: FirebaseDependencies) {
  const service = firebaseProject(config) ?? samples?.phone
  return {
    /**
     * The number that a fresh token vouches for. Each token is taken once.
     * @throws ApiError not_allowed without a project, sms_required without a token, sms_invalid, unavailable
     */
    async verifyNumber(idToken: string | undefined): Promise<PhoneNumber> {
      if (!service) throw new ApiError('not_allowed')
      if (!idToken) throw new ApiError('sms_required', { faults: [{ field: 'firebaseIdToken', fault: 'required' }] })
      const now = clock.now()
      try {
        const { phone_number: number, auth_time: checkedAt, sub } = await service.read(idToken, now)
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

/** The project of the deployment: its tokens are checked against published keys, which are fetched when needed and kept. */
function firebaseProject({ FIREBASE_PROJECT_ID: project, FIREBASE_JWKS_URL }: Config): PhoneService | null {
  if (!project) return null
  const keys = createRemoteJWKSet(new URL(FIREBASE_JWKS_URL))
  return {
    async read(idToken, now) {
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: `https://securetoken.google.com/${project}`,
        audience: project,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'iat'],
        currentDate: now,
      })
      return payload
    },
  }
}
