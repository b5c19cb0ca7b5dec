import type { KeyboardEvent, ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { cellAhead } from './grid-focus.ts'

interface ClothGridProps {
  label: string
  className: string
  children: ReactNode
}

const cellsOf = (grid: HTMLElement): HTMLElement[] =>
  [...grid.querySelectorAll<HTMLElement>('[role="gridcell"]')].filter(cell => cell.offsetParent !== null)

/** A cloth: one stop for the tab key, arrows between its spots by where they lie on screen. */
export function ClothGrid({ label, className, children }: ClothGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const stop = useRef<HTMLElement | null>(null)

  /** The tab key stops at the spot that had the focus last, or at the first one. */
  function setStop(wanted: HTMLElement | null): void {
    const cells = cellsOf(grid.current!)
    const next = wanted && cells.includes(wanted) ? wanted : cells[0]
    for (const cell of cells) cell.tabIndex = cell === next ? 0 : -1
    stop.current = next ?? null
  }
  // Spots come and go with tabs and rounds.
  useLayoutEffect(() => setStop(stop.current))

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const cells = cellsOf(grid.current!).map(cell => [cell, cell.getBoundingClientRect()] as const)
    const next = cellAhead(cells, event.target as HTMLElement, event.key)
    if (event.key.startsWith('Arrow')) event.preventDefault()
    next?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: spots lie freely, not in the columns of a table
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      className={`cloth ${className}`}
      onKeyDown={onKeyDown}
      onFocus={event => setStop(event.target as HTMLElement)}
    >
      {children}
    </div>
  )
}

/** A row of a cloth; where its spots lie is the cloth's own matter. */
export const Row = ({ className, children }: { className?: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useFocusableInteractive: its spots take the focus
  // biome-ignore lint/a11y/useSemanticElements: spots lie freely, not in the columns of a table
  <div role="row" className={className ?? 'row'}>
    {children}
  </div>
)
