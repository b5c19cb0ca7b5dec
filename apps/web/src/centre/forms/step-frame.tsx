import { Icon } from '@baize/ui/icon.tsx'
import type { ReactNode } from 'react'
import classes from './forms.module.css'

/** A form in short steps: which there are, which is open, and what it asks. */
export function StepFrame({ names, step, children }: { names: string[]; step: number; children: ReactNode }) {
  return (
    <section className={classes.card}>
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
