import { useEffect, useState } from 'react'
import type { BookClock } from '../state/clock.ts'

/** The server's time inside a component, which is drawn anew so often. */
export function useNow(clock: Pick<BookClock, 'nowMs'>, everyMs: number): number {
  const [nowMs, setNowMs] = useState(() => clock.nowMs)
  useEffect(() => {
    setNowMs(clock.nowMs)
    const timer = setInterval(() => setNowMs(clock.nowMs), everyMs)
    return () => clearInterval(timer)
  }, [clock, everyMs])
  return nowMs
}
