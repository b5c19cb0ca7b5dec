import { lazyImageThreshold } from '@baize/api'
import { useEffect, useRef, useState } from 'react'

/** How far ahead of the window's edge a picture counts as in sight. */
const ahead = '240px'

/** True once a tenth of the element has come into sight, and ever after; true from the start when `atOnce`. */
export function useSeen<T extends Element>(atOnce: boolean) {
  const ref = useRef<T>(null)
  const [seen, setSeen] = useState(atOnce)

  useEffect(() => {
    const element = ref.current
    if (!element || seen) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setSeen(true)
      },
      { threshold: lazyImageThreshold, rootMargin: ahead },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [seen])

  return { ref, seen }
}
