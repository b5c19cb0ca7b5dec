import { useRef } from 'react'
import { useNow } from './use-now.ts'

const RADIUS = 24
const LENGTH = 2 * Math.PI * RADIUS
const HURRY_S = 5

/** The time that a seat has left, as a ring around what stands in it; no ring where nothing is waited for. */
export function ClockRing({ until }: { until: number | null }) {
  const nowMs = useNow(until !== null)
  const began = useRef<{ until: number; spanMs: number } | null>(null)
  if (until === null) return null
  const leftMs = Math.max(0, until - nowMs)
  if (began.current?.until !== until) began.current = { until, spanMs: Math.max(1, leftMs) }
  const share = Math.min(1, leftMs / began.current.spanMs)
  const seconds = Math.ceil(leftMs / 1_000)
  return (
    <span className="duo-ring" data-hurry={seconds <= HURRY_S} role="timer">
      <svg viewBox="0 0 52 52" aria-hidden="true">
        <circle className="ring-ground" cx="26" cy="26" r={RADIUS} />
        <circle
          className="ring-left"
          cx="26"
          cy="26"
          r={RADIUS}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - share)}
          transform="rotate(-90 26 26)"
        />
      </svg>
      <span className="ring-seconds">{seconds}</span>
    </span>
  )
}
