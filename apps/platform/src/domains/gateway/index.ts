import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '../catalogue/index.ts'
import { createWalletCalls, type GatewayDependencies } from './gateway.ts'
import { installWalletRoutes, type WalletRouteDependencies } from './routes.ts'
import { CallVerifier } from './verify-call.ts'

/** The seamless wallet: what game providers call. */
export function createGateway(
  deps: GatewayDependencies & { catalogue: Catalogue } & Pick<WalletRouteDependencies, 'onDrawn'>,
) {
  const { catalogue, database, clock, onDrawn } = deps
  const calls = createWalletCalls(deps)
  const verifier = new CallVerifier(clock)
  catalogue.whenProvidersChange(providers => verifier.setProviders(providers))
  return {
    install: (app: FastifyInstance) => installWalletRoutes(app, { database, calls, verifier, onDrawn }),
    drain: () => calls.drain(),
  }
}
