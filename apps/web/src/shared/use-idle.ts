import { useEffect, useState } from 'react'

const waitMs = 2_500

/** True once the page has been up for a while, or at once where it is urgent: what is not seen at first loads then, after what is. */
export function useIdle(isUrgent = false): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), isUrgent ? 0 : waitMs)
    return () => clearTimeout(timer)
  }, [isUrgent])
  return idle
}
