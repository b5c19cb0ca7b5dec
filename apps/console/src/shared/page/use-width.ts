import { type RefObject, useEffect, useState } from 'react'

/** Width of an element in pixels as it changes; null before it is known. */
export function useWidth(ref: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const sizes = new ResizeObserver(() => setWidth(element.clientWidth))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [ref])
  return width
}
