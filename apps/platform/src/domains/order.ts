/**
 * The platform's domains in their order: each calls only those before it. The boundary checker, the migrations and
 * ARCHITECTURE.md follow this one list.
 */
export const domainOrder = [
  'ledger',
  'identity',
  'operators',
  'agents',
  'messages',
  'members',
  'protection',
  'catalogue',
  'launch',
  'rounds',
  'bonuses',
  'gateway',
  'wallet',
  'rebates',
  'contracts',
  'records',
  'cashier',
  'bank',
  'teams',
  'points',
  'promotions',
  'missions',
  'club',
  'lottery',
  'site',
  'service',
  'reports',
  'desk',
] as const
