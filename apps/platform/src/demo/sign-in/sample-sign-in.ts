import type { FastifyInstance } from 'fastify'
import type { SignInServices } from '../../domains/identity/index.ts'
import { createSampleIdentity } from './sample-identity.ts'
import { createSamplePhone, type SamplePhoneDependencies } from './sample-phone.ts'
import { createSampleTokens } from './sample-tokens.ts'

/**
 * Sample sign-in services of a demo, each where the deployment has not set up the real one.
 * @param deps with a secret of the site that signs what they hand out
 */
export function createSampleSignIn(deps: Omit<SamplePhoneDependencies, 'tokens'> & { secret: string }) {
  const tokens = createSampleTokens(deps.secret, deps.clock)
  const identity = createSampleIdentity(tokens)
  const phone = createSamplePhone({ ...deps, tokens })
  return {
    services: { ...identity.providers, phone: phone.service } satisfies SignInServices,
    install(app: FastifyInstance): void {
      identity.install(app)
      phone.install(app)
    },
  }
}
