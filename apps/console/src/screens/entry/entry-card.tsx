import type { ReactNode } from 'react'
import { boot } from '../../shared/api/boot.ts'
import classes from './entry.module.css'

/** The one card of a page that stands in front of the console. */
export function EntryCard(props: { title: string; intro?: string; aside?: ReactNode; children: ReactNode }) {
  const { title, intro, aside, children } = props
  return (
    <main className={classes.page}>
      <div className={classes.sheet}>
        <section className={classes.card} aria-labelledby="entry-title">
          <p className={classes.brand}>{boot.brandName}</p>
          <h1 id="entry-title">{title}</h1>
          {intro && <p className={classes.intro}>{intro}</p>}
          {children}
        </section>
        {aside}
      </div>
    </main>
  )
}
