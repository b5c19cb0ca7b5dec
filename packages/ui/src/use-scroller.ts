import { useEffect, useRef, useState } from 'react'

/** A row that scrolls sideways: whether there is more on either side, and a page-wise move for arrow buttons. */
export function useScroller<T extends HTMLElement>() {
  const ref = useRef<T>(null)
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })

  useEffect(() => {
    const row = ref.current
    if (!row) return
    const look = (): void => {
      const atStart = row.scrollLeft < 4
      const atEnd = row.scrollLeft + row.clientWidth > row.scrollWidth - 4
      setEnds(before => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }))
    }
    const observer = new ResizeObserver(look)
    observer.observe(row)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [])

  /** Moves by most of a page; -1 is back. */
  const move = (direction: 1 | -1): void => {
    const row = ref.current
    row?.scrollBy({ left: direction * row.clientWidth * 0.85, behavior: 'smooth' })
  }
  return { ref, move, ...ends }
}
