import { Skeleton } from '@baize/ui/states.tsx'
import classes from './list-skeleton.module.css'

const lines = Array.from({ length: 14 }, (_, at) => at)

/** Lines where rows will stand. */
export function ListSkeleton() {
  return (
    <div className={classes.lines} aria-hidden="true">
      {lines.map(line => (
        <Skeleton key={line} className={classes.line ?? ''} />
      ))}
    </div>
  )
}
