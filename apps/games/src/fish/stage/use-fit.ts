import type { SeatNumber } from '@baize/game-kit/fish/index'
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { type Fit, fitWorld } from './fit.ts'

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 }

/** How the world lies in an element, anew whenever that is resized. */
export function useFit(box: RefObject<HTMLElement | null>, seat: SeatNumber, isLeftHanded: boolean): Fit | null {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    measure()
    return () => watcher.disconnect()
  }, [box])
  return useMemo(() => {
    if (!size || size.width === 0 || size.height === 0) return null
    return fitWorld({ ...size, insets: NO_INSETS, seat, isLeftHanded })
  }, [size, seat, isLeftHanded])
}
