/** Acts that are done to many rows of a list in one go: each row by its own call, under that call's permission. */
export const bulkActs = {
  'members.find': ['members.signOut', 'members.lock', 'members.label'],
  'cashier.withdrawalQueue': ['cashier.reviewWithdrawal'],
} as const
export type SelectableList = keyof typeof bulkActs
export type BulkAct = (typeof bulkActs)[SelectableList][number]

export const selectableLists = Object.keys(bulkActs) as SelectableList[]
export const everyBulkAct = Object.values(bulkActs).flat() as BulkAct[]

/** Rows that one selection holds at most. */
export const mostSelected: Record<SelectableList, number> = { 'members.find': 10_000, 'cashier.withdrawalQueue': 200 }
/** Lists whose rows are orders: the sum of a selection is typed before anything is done to it. */
export const sumIsTyped = (list: SelectableList): boolean => list === 'cashier.withdrawalQueue'
/** Failures of a run that are listed one by one, and rows that are ticked one by one. */
export const mostTicked = 500
