/** What an operator may be allowed to do. An operator row names one of them; rows without are open to every operator. */
export const operatorPermissions = [
  'cashier.deposits',
  'cashier.withdrawals',
  'cashier.adjustments',
  'cashier.channels',
  'promotions',
  'points',
  'missions',
  'messages',
  'feedback',
  'content',
  'site.brand',
  'site.rules',
  'tables',
  'tables.limits',
  'book',
  'book.limits',
  'rooms',
  'providers',
  'vendors',
  'chat',
  'affiliates',
  'contracts',
  'members',
  'operators',
] as const

export type OperatorPermission = (typeof operatorPermissions)[number]
