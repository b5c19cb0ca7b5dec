import { useLayoutEffect, useRef, useState } from 'react'
import { type GridShape, type RowWindow, rowWindow } from './row-window.ts'

/** What the grid looks like, read from its styles and its first tile, which are the only place that states it. */
function shapeOf(list: HTMLElement): GridShape | null {
  const tile = list.firstElementChild
  if (!tile) return null
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowPx: tile.getBoundingClientRect().height,
    gapPx: Number.parseFloat(rowGap),
    topPx: Math.round(list.getBoundingClientRect().top + window.scrollY),
  }
}

const same = <T extends object>(a: T | null, b: T): boolean =>
  a !== null && Object.entries(b).every(([key, value]) => a[key as keyof T] === value)

/**
 * The shape of a list's grid and the rows of it that are near the screen; both null until the list is `long`, and then there
 * before the browser draws. The shape is read again when the list or what stands around it changes its size, after a
 * layout, so that scrolling itself measures nothing.
 */
export function useRowWindow(long: boolean) {
  const ref = useRef<HTMLUListElement>(null)
  const [shape, setShape] = useState<GridShape | null>(null)
  const [shown, setShown] = useState<RowWindow | null>(null)

  useLayoutEffect(() => {
    const list = ref.current
    if (!long || !list) return
    const measure = (): void => {
      const now = shapeOf(list)
      if (now) setShape(before => (same(before, now) ? before : now))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    if (list.parentElement) observer.observe(list.parentElement)
    return () => {
      observer.disconnect()
      setShape(null)
    }
  }, [long])

  useLayoutEffect(() => {
    if (!shape) return
    const look = (): void => {
      const now = rowWindow(shape, window.scrollY, window.innerHeight)
      setShown(before => (same(before, now) ? before : now))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look, { passive: true })
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [shape])

  return { ref, shape, shown }
}
