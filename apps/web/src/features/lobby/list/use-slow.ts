import { useEffect, useState } from 'react'

/** A wait that is over sooner is not worth a word. */
const patienceMs = 500

/**
 * True once `waiting` has lasted half a second. What turns or breathes has a layer of its own, and a browser draws a page
 * anew whenever such layers come and go: not for a page of games that is there at once.
 */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting])
  return slow
}
