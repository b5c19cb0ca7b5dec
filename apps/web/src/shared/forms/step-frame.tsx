import { Icon } from '@baize/ui/icon.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './forms.module.css'

/** A form in short steps: which there are, which is open, and what it asks. */
export function StepFrame({ names, step, children }: { names: string[]; step: number; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // The button that led here is gone, and with it the place of who uses the keyboard.
    if (document.activeElement === document.body) frame.current?.focus()
  }, [step])
  return (
    <section ref={frame} className={classes.card} tabIndex={-1}>
      <ol className={classes.steps}>
        {names.map((name, index) => (
          <li
            key={name}
            className={classes.step}
            aria-current={index === step ? 'step' : undefined}
            data-done={index < step}
          >
            <b>{index < step ? <Icon name="check" size={14} /> : index + 1}</b>
            {name}
          </li>
        ))}
      </ol>
      {children}
    </section>
  )
}
