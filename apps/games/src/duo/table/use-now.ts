import { useEffect, useState } from 'react'
import { usePage } from '../context.ts'

const EVERY_MS = 200

/** The server's time inside a component that is drawn anew while it is wanted. */
export function useNow(isWanted: boolean): number {
  const { clock } = usePage()
  const [nowMs, setNowMs] = useState(() => clock.nowMs)
  useEffect(() => {
    if (!isWanted) return
    setNowMs(clock.nowMs)
    const timer = setInterval(() => setNowMs(clock.nowMs), EVERY_MS)
    return () => clearInterval(timer)
  }, [clock, isWanted])
  return nowMs
}
