import type { ReactNode } from 'react'
import classes from './plain-page.module.css'

interface Props {
  title: string
  /** Stands beside the title, and below it where there is no room. */
  beside?: ReactNode
  children: ReactNode
}

/** A page that is no list: its title, and parts below each other that scroll together. */
export const PlainPage = ({ title, beside, children }: Props) => (
  <div className={classes.page}>
    <header className={classes.head}>
      <h1>{title}</h1>
      {beside}
    </header>
    {children}
  </div>
)
