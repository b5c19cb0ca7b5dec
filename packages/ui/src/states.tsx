import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import type { IconName } from './icon.tsx'
import { Icon } from './icon.tsx'
import classes from './states.module.css'

/** A shimmer in the place of what is being loaded; give it the size of the final thing. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames(classes.skeleton, className)} aria-hidden="true" />
}

/** Nothing here, and what to do next. */
export function EmptyState({
  icon = 'info',
  title,
  children,
}: {
  icon?: IconName
  title: string
  children?: ReactNode
}) {
  return (
    <div className={classes.state}>
      <span className={classes.disc}>
        <Icon name={icon} size={24} />
      </span>
      <p className={classes.title}>{title}</p>
      {children}
    </div>
  )
}

/** Something did not load; another try is one press away. */
export function ErrorState(props: {
  title: string
  text?: string
  retryLabel: string
  onRetry: () => void
  busy?: boolean
}) {
  const { title, text, retryLabel, onRetry, busy } = props
  return (
    <div className={classes.state} role="alert">
      <span className={classes.disc}>
        <Icon name="triangle-alert" size={24} />
      </span>
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      <Button icon="refresh-cw" busy={busy ?? false} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  )
}
