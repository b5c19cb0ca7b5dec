import { useEffect, useState } from 'react'

/** A page of fifteen is there after an eighth of a second. */
const perFrame = 2

/**
 * How many items of a list are to be shown: all that were there at first, and of those that come later two a frame. A page
 * of games that is drawn at once holds up the scrolling.
 */
export function useAdmitted(length: number): number {
  const [admitted, setAdmitted] = useState(length)
  useEffect(() => {
    if (admitted === length) return
    const next = admitted > length ? length : Math.min(length, admitted + perFrame)
    const frame = requestAnimationFrame(() => setAdmitted(next))
    return () => cancelAnimationFrame(frame)
  }, [admitted, length])
  return Math.min(admitted, length)
}
