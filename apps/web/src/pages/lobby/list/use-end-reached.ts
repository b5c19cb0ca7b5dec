import { infiniteScrollDistancePx, infiniteScrollThrottleMs } from '@baize/api'
import { useEffect, useRef } from 'react'

/**
 * Calls back when the element at the end of a list comes into sight, however it came there, at most every 200 ms. It looks
 * again whenever `length` changes, so that a tall window fills up.
 */
export function useEndReached(length: number, onReach: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  const latest = useRef(onReach)
  useEffect(() => {
    latest.current = onReach
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list is looked at anew
  useEffect(() => {
    const end = ref.current
    if (!end) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        timer ??= setTimeout(() => {
          timer = undefined
          latest.current()
        }, infiniteScrollThrottleMs)
      },
      { rootMargin: `${infiniteScrollDistancePx}px` },
    )
    observer.observe(end)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [length])
  return ref
}
