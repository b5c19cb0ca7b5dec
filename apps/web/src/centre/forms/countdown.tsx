import { useEffect, useState } from 'react'
import { serverNow } from '../../shared/api/boot.ts'
import classes from './orders.module.css'

/** Minutes and seconds until a moment by the server's clock, as 29:59. */
export function Countdown({ until, label, onEnd }: { until: string; label: string; onEnd: () => void }) {
  const left = () => Math.max(0, Math.ceil((Date.parse(until) - serverNow()) / 1000))
  const [seconds, setSeconds] = useState(left)
  const isOver = seconds === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts anew for another moment only
  useEffect(() => {
    if (isOver) return onEnd()
    const timer = setInterval(() => setSeconds(left()), 1000)
    return () => clearInterval(timer)
  }, [until, isOver])
  const text = `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <span className={classes.countdown} role="timer" aria-label={label} data-testid="countdown">
      {text}
    </span>
  )
}
