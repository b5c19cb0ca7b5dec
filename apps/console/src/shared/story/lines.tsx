import type { ReactNode } from 'react'
import { Moment } from '../look/moment.tsx'
import classes from './story.module.css'

interface Line {
  id: string
  head: ReactNode
  text?: ReactNode
  at?: string | undefined
}

/** Things that happened, or stand beside one another, a line each. */
export function Lines({ of, empty }: { of: readonly Line[]; empty?: string }) {
  if (of.length === 0) return <p className={classes.soft}>{empty}</p>
  return (
    <ul className={classes.lines}>
      {of.map(({ id, head, text, at }) => (
        <li key={id}>
          <span className={classes.lineHead}>{head}</span>
          {at && (
            <span className={classes.lineAt}>
              <Moment at={at} />
            </span>
          )}
          {text && <span className={classes.lineText}>{text}</span>}
        </li>
      ))}
    </ul>
  )
}
