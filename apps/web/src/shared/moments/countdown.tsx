import { useEffect, useState } from 'react'
import { serverNow } from '../api/boot.ts'
import classes from './countdown.module.css'

const two = (number: number): string => String(number).padStart(2, '0')

/** What is left as 29:59, and with its hours from one hour on, as 2:00:01. */
export function timeLeft(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const text = `${two(minutes)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${text}` : text
}

/** What is left until a moment by the server's clock. */
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
  return (
    <span className={classes.countdown} role="timer" aria-label={label} data-testid="countdown">
      {timeLeft(seconds)}
    </span>
  )
}
