import type { MemberInfo } from '@baize/api'
import classes from './member-labels.module.css'

/** The labels of a member, each with a mark in its colour; the name keeps the text's colour, so that it can be read on both themes. */
export function MemberLabels({ labels }: { labels: MemberInfo['memberLabel'] }) {
  if (labels.length === 0) return null
  return (
    <ul className={classes.labels}>
      {labels.map(({ labelName, color }) => (
        <li key={labelName} className={classes.label} style={{ borderColor: color }} data-testid="member-label">
          <span className={classes.mark} style={{ background: color }} />
          {labelName}
        </li>
      ))}
    </ul>
  )
}
