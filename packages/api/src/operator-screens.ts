import type { EndpointName } from './endpoints/index.ts'

/** The nine groups of the console's menu, in its order. */
export const screenGroups = ['home', 'members', 'money', 'games', 'site', 'loyalty', 'agents', 'risk', 'house'] as const
export type ScreenGroup = (typeof screenGroups)[number]

interface OperatorScreen {
  group: ScreenGroup
  /** The call that fills it: who may not make it is not shown the screen. */
  reads: EndpointName
}

/** Screens of the operator console by their path below `/console`, in the order of the menu. */
export const operatorScreens = {
  '/': { group: 'home', reads: 'dashboard.figures' },
  '/approvals': { group: 'home', reads: 'approvals.list' },
  '/members': { group: 'members', reads: 'members.find' },
  '/cashier/deposits': { group: 'money', reads: 'cashier.depositQueue' },
  '/cashier/withdrawals': { group: 'money', reads: 'cashier.withdrawalQueue' },
  '/cashier/corrections': { group: 'money', reads: 'cashier.corrections' },
  '/cashier/channels': { group: 'money', reads: 'cashier.channelList' },
  '/cashier/accounts': { group: 'money', reads: 'cashier.accountList' },
  '/cashier/bank': { group: 'money', reads: 'bank.lines' },
  '/ledger/accounts': { group: 'money', reads: 'ledger.accounts' },
  '/ledger/transfers': { group: 'money', reads: 'ledger.transfers' },
  '/ledger/invariants': { group: 'money', reads: 'ledger.invariants' },
  '/audit': { group: 'house', reads: 'audit.entries' },
  '/settings/operators': { group: 'house', reads: 'operators.list' },
  '/settings/roles': { group: 'house', reads: 'operators.roles' },
  '/settings/stops': { group: 'house', reads: 'stops.list' },
  '/settings/jobs': { group: 'house', reads: 'jobs.list' },
  '/settings/health': { group: 'house', reads: 'health.read' },
  '/settings/me': { group: 'house', reads: 'operators.me' },
} as const satisfies Record<string, OperatorScreen>

export type OperatorScreenPath = keyof typeof operatorScreens
