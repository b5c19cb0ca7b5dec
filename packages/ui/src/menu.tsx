import type { ReactNode } from 'react'
import { useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import classes from './menu.module.css'
import { moveFocus } from './move-focus.ts'

export interface MenuProps {
  /** What stands on the button. */
  face: ReactNode
  label: string
  className?: string
  side?: 'start' | 'end'
  children: (close: () => void) => ReactNode
}

/**
 * A button with a small panel under it, on the browser's own popover: Escape and a click elsewhere close it. Arrow keys open it
 * and go through what it holds.
 */
export function Menu({ face, label, className, side = 'start', children }: MenuProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const anchor = useRef<HTMLButtonElement>(null)

  function place(): void {
    const from = anchor.current?.getBoundingClientRect()
    const box = panel.current
    if (!from || !box) return
    box.style.top = `${from.bottom + 8}px`
    if (side === 'end') box.style.right = `${document.documentElement.clientWidth - from.right}px`
    else box.style.left = `${from.left}px`
  }

  return (
    <>
      <button
        ref={anchor}
        type="button"
        popoverTarget={id}
        aria-haspopup="true"
        aria-label={label}
        className={classNames(classes.face, className)}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown') return
          panel.current?.showPopover()
          panel.current?.querySelector<HTMLElement>('button, a[href]')?.focus()
          event.preventDefault()
        }}
      >
        {face}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys go through what it holds */}
      <div ref={panel} id={id} popover="auto" className={classes.panel} onBeforeToggle={place} onKeyDown={moveFocus}>
        {children(() => panel.current?.hidePopover())}
      </div>
    </>
  )
}
