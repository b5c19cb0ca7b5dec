import { useEffect, useState } from 'react'
import type { TableClock } from '../state/clock.ts'

/** The server's time inside a component, which is drawn anew so often while it is wanted. */
export function useNow(clock: Pick<TableClock, 'nowMs'>, everyMs: number, isWanted = true): number {
  const [nowMs, setNowMs] = useState(() => clock.nowMs)
  useEffect(() => {
    if (!isWanted) return
    setNowMs(clock.nowMs)
    const timer = setInterval(() => setNowMs(clock.nowMs), everyMs)
    return () => clearInterval(timer)
  }, [clock, everyMs, isWanted])
  return nowMs
}
