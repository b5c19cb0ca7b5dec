import { infiniteScrollThrottleMs } from '@baize/api'
import { useEffect, useRef } from 'react'

/** Calls back when the element at the end of a list comes into sight, at most every 200 ms while it stays there. */
export function useEndReached(onReach: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  const latest = useRef(onReach)
  useEffect(() => {
    latest.current = onReach
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined
        const end = ref.current?.getBoundingClientRect()
        if (end && end.top <= window.innerHeight) latest.current()
      }, infiniteScrollThrottleMs)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      window.removeEventListener('scroll', look)
      clearTimeout(timer)
    }
  }, [])
  return ref
}
