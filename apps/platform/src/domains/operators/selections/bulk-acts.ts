import type { BulkAct, SelectableList } from '@baize/api/schemas/operator/selections/bulk-acts'

/** Versions and labels of a row as they were when the selection was made, for the calls below. */
export interface Seen {
  version?: number
  lockVersion?: number
  labels?: readonly { labelName: string; color?: string }[]
}

/** A row of a selection. */
export interface Item {
  position: number
  row_id: string
  name: string
  seen: Seen
}

type Row = Record<string, unknown>

/** Reads name, versions and the amount that is summed from a row of each list. */
export const kept: Record<SelectableList, (row: Row) => { name: string; seen: Seen; amount: string }> = {
  'members.find': row => ({
    ...{ name: row.account as string, amount: row.main as string },
    seen: { version: row.version as number, lockVersion: row.lockVersion as number, labels: row.labels as [] },
  }),
  'cashier.withdrawalQueue': row => ({
    ...{ name: row.number as string, amount: row.amount as string },
    seen: { version: row.version as number },
  }),
}

/**
 * Makes the input of each call for a row. Versions are those of the moment at which the selection was made, so
 * that a row that somebody has changed since fails as `changed_meanwhile`.
 */
export const toldOf: Record<BulkAct, (item: Item, input: Row) => Row> = {
  'members.signOut': ({ row_id: id }) => ({ id }),
  'members.lock': ({ row_id: id, seen }) => ({ id, version: seen.lockVersion }),
  // Labels of the member stay, and those that are given come beside them.
  'members.label': ({ row_id: id, seen }, { labels }) => ({
    ...{ id, version: seen.version },
    labels: joined(seen.labels ?? [], labels),
  }),
  'cashier.reviewWithdrawal': ({ row_id: id, seen }) => ({ id, version: seen.version }),
}

function joined(had: NonNullable<Seen['labels']>, given: unknown): unknown {
  // What is no list is told by the call's own schema.
  if (!Array.isArray(given)) return given
  const names = new Set(given.map(each => (each as { labelName?: unknown } | null)?.labelName))
  return [...had.filter(({ labelName }) => !names.has(labelName)), ...given]
}
