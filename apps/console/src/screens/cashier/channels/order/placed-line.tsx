import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Edge } from './drag-line.ts'
import classes from './placed-list.module.css'

interface Props {
  list: symbol
  id: string
  /** Another line was dropped before or behind this one. */
  onDropped: (id: string, edge: Edge) => void
  onKeyDownCapture: (event: KeyboardEvent) => void
  children: ReactNode
}

/** A line of a list in an order. Dragging comes with a part of its own, for the few who set orders. */
export function PlacedLine({ list, id, onDropped, onKeyDownCapture, children }: Props) {
  const line = useRef<HTMLLIElement>(null)
  const [edge, setEdge] = useState<Edge | null>(null)
  const dropped = useEffectEvent(onDropped)
  useEffect(() => {
    let end: (() => void) | null = null
    let isGone = false
    void import('./drag-line.ts').then(({ dragLine }) => {
      if (isGone || !line.current) return
      end = dragLine(line.current, { list, id, onEdge: setEdge, onDropped: (other, at) => dropped(other, at) })
    })
    return () => {
      isGone = true
      end?.()
    }
  }, [list, id])
  return (
    <li ref={line} className={classes.line} data-edge={edge} onKeyDownCapture={onKeyDownCapture}>
      {children}
    </li>
  )
}
