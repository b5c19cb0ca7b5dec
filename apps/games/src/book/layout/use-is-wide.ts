import { useEffect, useState } from 'react'

const wide = '(min-width: 1024px)'

/** True where the page has room for three columns. */
export function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(wide).matches)
  useEffect(() => {
    const query = matchMedia(wide)
    const told = () => setWide(query.matches)
    query.addEventListener('change', told)
    return () => query.removeEventListener('change', told)
  }, [])
  return isWide
}
