import { useState } from 'react'

interface Ticked {
  /** Query of the list whose rows were ticked; ticks of another query are forgotten. */
  of: string
  ids: ReadonlySet<string>
  /** The row that was ticked last, from which Shift reaches. */
  last: number | null
  /** Every row that matches is meant, also those that were not read yet. */
  isAll: boolean
}

/** Rows of a list that are ticked, until it is asked with other filters. */
export function useTicks(asked: Record<string, string | undefined>, rowIds: readonly string[]) {
  const of = JSON.stringify(asked)
  const none: Ticked = { of, ids: new Set(), last: null, isAll: false }
  const [kept, setKept] = useState(none)
  const ticked = kept.of === of ? kept : none

  /** Ticks a row or takes the tick away; with a reach, all from the row that was ticked last as well. */
  function toggle(at: number, isReaching = false): void {
    const isOn = !ticked.ids.has(rowIds[at]!)
    const from = isReaching && ticked.last !== null ? ticked.last : at
    const ids = new Set(ticked.ids)
    for (const id of rowIds.slice(Math.min(from, at), Math.max(from, at) + 1)) {
      if (isOn) ids.add(id)
      else ids.delete(id)
    }
    setKept({ of, ids, last: at, isAll: false })
  }
  return {
    ids: ticked.ids,
    isAll: ticked.isAll,
    has: (id: string) => ticked.isAll || ticked.ids.has(id),
    toggle,
    /** Ticks all rows that were read, or none of them. */
    toggleRead: () => setKept({ ...none, ids: ticked.ids.size === rowIds.length ? new Set() : new Set(rowIds) }),
    all: () => setKept({ ...ticked, isAll: true }),
    clear: () => setKept(none),
  }
}
export type Ticks = ReturnType<typeof useTicks>
