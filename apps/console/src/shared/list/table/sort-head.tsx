import { classNames } from '@baize/ui/class-names.ts'
import { Icon } from '@baize/ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { ListColumn } from '../list-definition.ts'
import type { ListState } from '../use-list-state.ts'
import classes from './sort-head.module.css'

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the head reads no row
  column: ListColumn<any>
  state: ListState
  sorts: readonly string[]
}

/** The head of a column. Only orders that the server has an index for are offered. */
export function SortHead({ column: { title, sort, align }, state, sorts }: Props) {
  const t = useText()
  const [up, down] = sort ? [sort, `-${sort}`].map(each => (sorts.includes(each) ? each : undefined)) : []
  const current = state.sort
  const direction = sort && current === up ? 'ascending' : sort && current === down ? 'descending' : undefined
  const next = current === down && up ? up : current === up && down ? down : (down ?? up)
  return (
    <div
      role="columnheader"
      aria-sort={up || down ? (direction ?? 'none') : undefined}
      className={classNames(classes.head, align && classes.end)}
    >
      {next ? (
        <button type="button" className={classes.sort} onClick={() => state.change({ sort: next })}>
          <span>{t(title)}</span>
          {direction && (
            <span className={classNames(classes.arrow, direction === 'ascending' && classes.up)}>
              <Icon name="chevron-down" size={13} />
            </span>
          )}
        </button>
      ) : (
        <span>{t(title)}</span>
      )}
    </div>
  )
}
