import { infiniteScrollDistancePx, infiniteScrollThrottleMs } from '@baize/api'
import { type RefCallback, useCallback, useEffect, useRef } from 'react'

/**
 * Calls back when an element at the end of a list comes into sight, however it came there, at most every 200 ms. The ref it
 * answers goes to what marks the end, which may be several elements. They are looked at anew whenever `length` changes, so
 * that a tall window fills up.
 */
export function useEndReached(length: number, onReach: () => void): RefCallback<HTMLElement> {
  const latest = useRef(onReach)
  useEffect(() => {
    latest.current = onReach
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list is looked at anew
  return useCallback(
    (end: HTMLElement | null) => {
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
    },
    [length],
  )
}
