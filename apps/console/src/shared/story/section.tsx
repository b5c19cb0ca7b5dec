import type { ReactNode } from 'react'
import classes from './story.module.css'

/** A part of a panel or page with its name. */
export const Section = ({ title, acts, children }: { title: string; acts?: ReactNode; children: ReactNode }) => (
  <section className={classes.section}>
    <div className={classes.sectionHead}>
      <h3>{title}</h3>
      {acts}
    </div>
    {children}
  </section>
)
