import { useSyncExternalStore } from 'react'
import { serverNow } from '../api/boot.ts'

const tickMs = 1_000
const listeners = new Set<() => void>()
let nowMs = 0
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  nowMs = serverNow()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, tickMs)
  if (nowMs === 0) nowMs = serverNow()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    nowMs = 0
  }
}
const current = (): number => (nowMs === 0 ? Math.floor(serverNow() / tickMs) * tickMs : nowMs)

/** The server's time, told anew every second to all who ask; null while the server's page is taken over. */
export const useServerTime = (): number | null => useSyncExternalStore<number | null>(subscribe, current, () => null)
