import type { ReactNode } from 'react'
import classes from './story.module.css'

/** Names and values, one below the other. What is null is left out. */
export function Facts({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {of.map(([name, value]) =>
        value === null || value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
