import type { Permission } from '@baize/api'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useApp } from '../../shared/app/use-app.ts'

/** Why the whole site is closed to this visitor. Maintenance goes before a restricted region. */
export type Closed = { kind: 'maintenance'; endTime: string | null; info: string } | { kind: 'region' }

export function closedBy({
  maintenance,
  regionRestriction,
}: Pick<Permission, 'maintenance' | 'regionRestriction'>): Closed | null {
  const { enabled, endTime, info } = maintenance
  if (enabled) return { kind: 'maintenance', endTime, info }
  return regionRestriction.restricted ? { kind: 'region' } : null
}

/** Pages with which somebody can be reached while everything else is closed. */
export const reachableWhileClosed: readonly string[] = ['/helpmc', '/service']

/** Told by a call that the site was closed during the visit. */
const closedStore = createStore<{ closed: Closed | null }>(() => ({ closed: null }))
export const closeSite = (closed: Closed): void => closedStore.setState({ closed })

/** Why the site is closed, if it is: by what was known at the start, or by what a call was told since. */
export function useClosed(): Closed | null {
  const { permission } = useApp()
  const since = useStore(closedStore, state => state.closed)
  return since ?? closedBy(permission)
}
