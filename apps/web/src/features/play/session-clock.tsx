import { useEffect, useState } from 'react'

/** Time as hours, minutes and seconds. */
export const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map(part => String(Math.floor(part)).padStart(2, '0'))
    .join(':')
}

/** How long this game has been open. */
export function SessionClock() {
  const [elapsedMs, setElapsedMs] = useState(0)
  useEffect(() => {
    const start = Date.now()
    const timer = setInterval(() => setElapsedMs(Date.now() - start), 1000)
    return () => clearInterval(timer)
  }, [])
  return <span className="tabular">{clockText(elapsedMs)}</span>
}
