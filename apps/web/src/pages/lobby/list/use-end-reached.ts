import { infiniteScrollThrottleMs } from '@baize/api'
import { useEffect, useRef } from 'react'

/**
 * Calls back when the element at the end of a list comes into sight, at most every 200 ms. It looks when the window
 * scrolls, and again whenever `length` changes, so that a tall window fills up.
 */
export function useEndReached(length: number, onReach: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  const latest = useRef(onReach)
  useEffect(() => {
    latest.current = onReach
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list is looked at anew
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined
        const end = ref.current?.getBoundingClientRect()
        if (end && end.top <= window.innerHeight) latest.current()
      }, infiniteScrollThrottleMs)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      window.removeEventListener('scroll', look)
      clearTimeout(timer)
    }
  }, [length])
  return ref
}
