import { useEffect, useState } from 'react'

/** True once something has been so for a while, so that what passes in a moment is not told. */
export function useLasting(isSo: boolean, afterMs: number): boolean {
  const [hasLasted, setLasted] = useState(false)
  useEffect(() => {
    if (!isSo) return setLasted(false)
    const timer = setTimeout(() => setLasted(true), afterMs)
    return () => clearTimeout(timer)
  }, [isSo, afterMs])
  return isSo && hasLasted
}
