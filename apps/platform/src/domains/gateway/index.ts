import type { FastifyInstance } from 'fastify'
import { Port } from '../../kernel/wiring/port.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { keySetOf } from './calls/key-set.ts'
import { CallVerifier } from './calls/verify-call.ts'
import { createWalletCalls, type GatewayDependencies } from './gateway.ts'
import type { MayLeave } from './guarded/stake-between-members.ts'
import { holdersOf } from './holds/holders-of.ts'
import { gatewayJobs } from './jobs.ts'
import { installWalletRoutes, type WalletRouteDependencies } from './routes.ts'

export { gatewayInvariants, gatewaySums } from './invariants.ts'

/** The seamless wallet: what game providers call. */
export function createGateway({
  onDrawn,
  ...rest
}: Omit<GatewayDependencies, 'mayLeave'> & {
  catalogue: Catalogue
  /** What a call to this platform names as its recipient. */
  audience: string
  /** Public keys that the platform signs its calls by, by key id. */
  signingKeys: Record<string, JsonWebKey>
} & Pick<WalletRouteDependencies, 'onDrawn'>) {
  const deps = { ...rest, mayLeave: new Port<MayLeave>('the guard of money that leaves a member') }
  const { catalogue, database, clock } = deps
  const calls = createWalletCalls(deps)
  const keySet = keySetOf(deps.signingKeys, deps.audience)
  const verifier = new CallVerifier(deps)
  catalogue.whenProvidersChange(providers => verifier.setProviders(providers))
  return {
    /** Asked before a member stakes money that another member may win. */
    mayLeave: deps.mayLeave,
    install: (app: FastifyInstance) => installWalletRoutes(app, { database, clock, calls, verifier, keySet, onDrawn }),
    holdersOf,
    jobs: gatewayJobs(deps),
    drain: () => calls.drain(),
  }
}
