import type { Virtualizer } from '@tanstack/react-virtual'
import type { KeyboardEvent } from 'react'
import { lettersAct } from '../../page/letters.ts'

interface RowKeys {
  count: number
  focused: number
  setFocused: (at: number) => void
  virtual: Virtualizer<HTMLDivElement, Element>
  open: (at: number) => void
  close: () => void
  /** Ticks a row, with a reach from the last one; nothing where rows have no boxes. */
  tick?: ((at: number, isReaching: boolean) => void) | undefined
}

const pageRows = 15

/** Keys of a list: arrows, J and K go from row to row, Enter opens one, X ticks it, Escape closes it. Letters can be switched off. */
export function useRowKeys({ count, focused, setFocused, virtual, open, close, tick }: RowKeys) {
  function go(to: number): void {
    const at = Math.max(0, Math.min(count - 1, to))
    setFocused(at)
    virtual.scrollToIndex(at)
    requestAnimationFrame(() => virtual.scrollElement?.querySelector<HTMLElement>(`[data-row="${at}"]`)?.focus())
  }
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || count === 0) return
    const letter = lettersAct() ? event.key : ''
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: pageRows,
      PageUp: -pageRows,
      Home: -count,
      End: count,
      ...(letter && { j: 1, k: -1 }),
    }
    const step = steps[event.key]
    if (step !== undefined) go(focused + step)
    else if (event.key === 'Enter' && (event.target as Element).getAttribute('role') === 'row') open(focused)
    else if (tick && letter.toLowerCase() === 'x') tick(focused, event.shiftKey)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }
}
