import { LateIcon } from '@baize/ui/late-icon.tsx'
import { Menu } from '@baize/ui/menu.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { ListColumn } from '../list-definition.ts'
import type { ListState } from '../use-list-state.ts'
import classes from './column-menu.module.css'

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the menu reads no row
  columns: readonly ListColumn<any>[]
  state: ListState
}

/** Chooses which columns are shown, and how close the rows stand. Both are in the address, so that a link shows the same. */
export function ColumnMenu({ columns, state }: Props) {
  const t = useText()
  const shown = state.columns ?? columns.map(({ id }) => id)
  const toggle = (id: string) => {
    const next = shown.includes(id) ? shown.filter(each => each !== id) : [...shown, id]
    if (next.length > 0)
      state.change({
        cols: columns
          .filter(column => next.includes(column.id))
          .map(column => column.id)
          .join(','),
      })
  }
  return (
    <Menu
      label={t('list.columns')}
      side="end"
      className={classes.face}
      face={<LateIcon name="sliders-horizontal" size={15} />}
    >
      {() => (
        <div className={classes.list}>
          {columns.map(({ id, title }) => (
            <label key={id} className={classes.item}>
              <input type="checkbox" checked={shown.includes(id)} onChange={() => toggle(id)} />
              {t(title)}
            </label>
          ))}
          <label className={classes.item}>
            <input
              type="checkbox"
              checked={state.isDense}
              onChange={() => state.change({ dense: state.isDense ? undefined : '1' })}
            />
            {t('list.dense')}
          </label>
        </div>
      )}
    </Menu>
  )
}
