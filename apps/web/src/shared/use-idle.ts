import { useEffect, useState } from 'react'

const waitMs = 2_500

/** True once the page has been up for a while: what is not seen at first loads then, after what is. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), waitMs)
    return () => clearTimeout(timer)
  }, [])
  return idle
}
