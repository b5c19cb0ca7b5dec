import { useEffect, useState } from 'react'

/** True when the visitor has begun to scroll since the page was opened. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const note = (): void => setScrolled(true)
    window.addEventListener('scroll', note, { once: true, passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
  return scrolled
}
