import { lazyImageThreshold } from '@baize/api'
import { useEffect, useRef, useState } from 'react'

/** How far ahead of the window's edge a picture counts as in sight. */
const ahead = '240px'

const onSeen = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Calls back once a tenth of the element has come into sight. One observer watches all: a lobby has dozens of pictures. */
function watch(element: Element, seen: () => void): () => void {
  observer ??= new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) onSeen.get(target)?.()
    },
    { threshold: lazyImageThreshold, rootMargin: ahead },
  )
  onSeen.set(element, seen)
  observer.observe(element)
  return () => {
    onSeen.delete(element)
    observer?.unobserve(element)
  }
}

/** True once a tenth of the element has come into sight, and ever after; true from the start when `atOnce`. */
export function useSeen<T extends Element>(atOnce: boolean) {
  const ref = useRef<T>(null)
  const [seen, setSeen] = useState(atOnce)
  useEffect(() => {
    if (ref.current && !seen) return watch(ref.current, () => setSeen(true))
  }, [seen])
  return { ref, seen }
}
