/** Lists that can be taken out as a file, with the filters and the order that they are shown by. */
export const exportedLists = [
  ...(['members.find', 'cashier.depositQueue', 'cashier.withdrawalQueue', 'cashier.corrections'] as const),
  ...(['cashier.accountList', 'bank.lines', 'operators.sessions', 'audit.entries'] as const),
] as const
export type ExportedList = (typeof exportedLists)[number]
export const isExported = (name: string): name is ExportedList => (exportedLists as readonly string[]).includes(name)
