import type { Domains } from './create-domains.ts'
import { catalogueDeskRoutes, catalogueRoutes } from './domains/catalogue/index.ts'
import { exportRoutes } from './kernel/exports/routes.ts'
import type { Handlers } from './kernel/http/handlers.ts'
import type { Kernel } from './kernel/wiring/open-kernel.ts'
import type { operationsRoutes } from './operations/routes.ts'

/** The handler of each row of the endpoint table; this does not compile while one is missing. */
export function handlersOf(
  kernel: Kernel,
  domains: Domains,
  operations: ReturnType<typeof operationsRoutes>,
): Handlers {
  const handlers: Handlers = {
    ...operations,
    ...exportRoutes(kernel, () => handlers),
    ...kernel.uploads.routes,
    ...domains.ledger.routes,
    ...domains.identity.routes,
    ...domains.operators.routes,
    ...domains.agents.routes,
    ...domains.messages.routes,
    ...domains.members.routes,
    ...domains.protection.routes,
    ...catalogueRoutes({ ...kernel, catalogue: domains.catalogue }),
    ...catalogueDeskRoutes({ ...kernel, catalogue: domains.catalogue }),
    ...domains.launch.routes,
    ...domains.rounds.routes,
    ...domains.wallet.routes,
    ...domains.contracts.routes,
    ...domains.records.routes,
    ...domains.cashier.routes,
    ...domains.bank.routes,
    ...domains.teams.routes,
    ...domains.points.routes,
    ...domains.promotions.routes,
    ...domains.missions.routes,
    ...domains.club.routes,
    ...domains.lottery.routes,
    ...domains.site.routes,
    ...domains.service.routes,
    ...domains.desk.routes,
  }
  return handlers
}
