import type { ReactNode } from 'react'
import classes from './figures.module.css'

export interface Figure {
  label: string
  value: ReactNode
}

/** Totals of all rows that match, as a few figures. */
export function Figures({ figures, testId }: { figures: readonly Figure[]; testId?: string }) {
  return (
    <dl className={classes.figures} data-testid={testId}>
      {figures.map(({ label, value }) => (
        <div key={label} className={classes.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
