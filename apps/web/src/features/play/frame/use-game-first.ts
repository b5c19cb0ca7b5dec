import { useEffect, useState } from 'react'

/** A provider's game need not say when it is ready. */
const patienceMs = 2_000

/**
 * True when what stands under a game is still to be kept from being drawn, so that the game, which is what everybody waits
 * for, has the browser's drawing to itself: while it opens, but not for longer than two seconds.
 */
export function useGameFirst(opening: boolean): boolean {
  const [patient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return opening && patient
}
