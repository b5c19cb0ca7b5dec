import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { NotFound } from './shell/not-found.tsx'
import { Shell } from './shell/shell.tsx'

const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: NotFound,
  // Addresses of screens are their state: whatever stands there is text, and each screen reads what it knows.
  validateSearch: (search: Record<string, unknown>): Record<string, string> =>
    Object.fromEntries(Object.entries(search).map(([key, value]) => [key, String(value)])),
})

type Loader<E extends string> = () => Promise<Record<E, React.ComponentType>>

/** A screen of a part that loads when it is opened. */
const screen = <P extends string, E extends string>(path: P, load: Loader<E>, name: E) =>
  createRoute({ getParentRoute: () => rootRoute, path, component: lazyRouteComponent(load, name) })

const members = () => import('../screens/members/index.ts')
const cashier = () => import('../screens/cashier/index.ts')
const ledger = () => import('../screens/ledger/index.ts')
const settings = () => import('../screens/settings/index.ts')

export const routeTree = rootRoute.addChildren([
  screen('/', () => import('../screens/home/index.ts'), 'Home'),
  screen('/approvals', () => import('../screens/approvals/index.ts'), 'Approvals'),
  screen('/members', members, 'Members'),
  screen('/members/$id/$tab', members, 'MemberFile'),
  screen('/cashier/deposits', cashier, 'Deposits'),
  screen('/cashier/withdrawals', cashier, 'Withdrawals'),
  screen('/cashier/corrections', cashier, 'Corrections'),
  screen('/cashier/channels', cashier, 'Channels'),
  screen('/cashier/accounts', cashier, 'Accounts'),
  screen('/cashier/bank', () => import('../screens/bank/index.ts'), 'Bank'),
  screen('/ledger/accounts', ledger, 'Accounts'),
  screen('/ledger/transfers', ledger, 'Transfers'),
  screen('/ledger/invariants', ledger, 'Invariants'),
  screen('/audit', () => import('../screens/audit/index.ts'), 'Audit'),
  screen('/settings/me', settings, 'Me'),
  screen('/settings/stops', settings, 'Stops'),
  screen('/settings/jobs', settings, 'Jobs'),
  screen('/settings/health', settings, 'Health'),
  screen('/settings/operators', settings, 'Operators'),
  screen('/settings/roles', settings, 'Roles'),
])
