import { useEffect, useState } from 'react'

const calmQuery = '(prefers-reduced-motion: reduce)'

/** True while the player wants nothing to move that need not. */
export function useCalm(): boolean {
  const [isCalm, setCalm] = useState(() => matchMedia(calmQuery).matches)
  useEffect(() => {
    const query = matchMedia(calmQuery)
    const follow = () => setCalm(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return isCalm
}
