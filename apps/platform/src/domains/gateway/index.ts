import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '../catalogue/index.ts'
import { CallVerifier } from './calls/verify-call.ts'
import { createWalletCalls, type GatewayDependencies } from './gateway.ts'
import { gatewayJobs } from './jobs.ts'
import { installWalletRoutes, type WalletRouteDependencies } from './routes.ts'

export { gatewayInvariants, gatewaySums } from './invariants.ts'

/** The seamless wallet: what game providers call. */
export function createGateway(
  deps: GatewayDependencies & {
    catalogue: Catalogue
    /** What a call to this platform names as its recipient. */
    audience: string
  } & Pick<WalletRouteDependencies, 'onDrawn'>,
) {
  const { catalogue, database, clock, onDrawn } = deps
  const calls = createWalletCalls(deps)
  const verifier = new CallVerifier(deps)
  catalogue.whenProvidersChange(providers => verifier.setProviders(providers))
  return {
    install: (app: FastifyInstance) => installWalletRoutes(app, { database, clock, calls, verifier, onDrawn }),
    jobs: gatewayJobs(deps),
    drain: () => calls.drain(),
  }
}
