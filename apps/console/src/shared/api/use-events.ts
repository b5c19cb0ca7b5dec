import type { DeskEvent } from '@baize/api'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../session/session-store.ts'
import { askByPage } from './asked-by-page.ts'
import { followDesk } from './follow-desk.ts'

/** Events that come close together are answered by one reading. */
const gatherMs = 200

const concerns: Record<DeskEvent['kind'], (id: string) => QueryKey[]> = {
  deposit: id => [['cashier.depositQueue'], ['cashier.order', id], ['dashboard.pending']],
  withdrawal: id => [['cashier.withdrawalQueue'], ['cashier.order', id], ['dashboard.pending']],
  claim: id => [[id.startsWith('D') ? 'cashier.depositQueue' : 'cashier.withdrawalQueue'], ['cashier.order', id]],
  stop: () => [['stops.list']],
  correction: () => [['cashier.corrections'], ['dashboard.pending']],
}
const everything: QueryKey[] = [
  ['cashier.depositQueue'],
  ['cashier.withdrawalQueue'],
  ['cashier.corrections'],
  ['cashier.order'],
  ['dashboard.pending'],
  ['stops.list'],
]

/** Reads anew what colleagues change, as soon as the server tells of it. */
export function useEvents(): void {
  const queryClient = useQueryClient()
  const { token, isLocked } = useSession()
  useEffect(() => {
    if (!token || isLocked) return
    const stale = new Map<string, QueryKey>()
    let timer: ReturnType<typeof setTimeout> | undefined
    function readAnew(): void {
      timer = undefined
      const keys = [...stale.values()]
      stale.clear()
      askByPage(() => {
        for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
      })
    }
    function note(keys: readonly QueryKey[]): void {
      for (const key of keys) stale.set(JSON.stringify(key), key)
      timer ??= setTimeout(readAnew, gatherMs)
    }
    const stop = followDesk({
      onEvent: ({ kind, id }) => note(concerns[kind]?.(id) ?? []),
      onOpened: () => note(everything),
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [queryClient, token, isLocked])
}
