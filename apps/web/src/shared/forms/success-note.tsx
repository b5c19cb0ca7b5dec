import { Button } from '@baize/ui/button.tsx'
import { Icon } from '@baize/ui/icon.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './forms.module.css'

interface Props {
  /** What has happened. */
  text: string
  /** What may be done next. */
  again: string
  onAgain: () => void
  /** The order with its story. */
  children: ReactNode
}

/** Stands in the place of a form that has done its work: what happened, and the order that came of it. */
export function SuccessNote({ text, again, onAgain, children }: Props) {
  const note = useRef<HTMLElement>(null)
  // The button that sent it is gone, and with it the place of who uses the keyboard.
  useEffect(() => note.current?.focus({ preventScroll: true }), [])
  return (
    <section ref={note} className={classes.section} tabIndex={-1} data-testid="moment">
      <p className={classes.success} role="status">
        <Icon name="badge-check" size={26} />
        <strong>{text}</strong>
      </p>
      {children}
      <div className={classes.actions}>
        <Button onClick={onAgain}>{again}</Button>
      </div>
    </section>
  )
}
