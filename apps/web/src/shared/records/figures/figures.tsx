import type { ReactNode } from 'react'
import { Defined } from './defined.tsx'
import classes from './figures.module.css'

export interface Figure {
  label: string
  /** What it is made of, shown on hover. */
  hint?: string
  value: ReactNode
}

/** Totals of all rows that match, as a few figures. */
export function Figures({ figures, testId }: { figures: readonly Figure[]; testId?: string }) {
  return (
    <dl className={classes.figures} data-testid={testId}>
      {figures.map(({ label, value, hint }) => (
        <div key={label} className={classes.figure}>
          <dt>
            <Defined label={label} hint={hint} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
