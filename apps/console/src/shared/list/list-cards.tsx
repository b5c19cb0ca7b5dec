import { Button } from '@baize/ui/button.tsx'
import { classNames } from '@baize/ui/class-names.ts'
import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import classes from './list-cards.module.css'
import type { ListDefinition } from './list-definition.ts'
import type { ListRows } from './use-list-rows.ts'
import type { ListState } from './use-list-state.ts'

/** A cell that holds nothing has no line. */
const isSaid = (cell: ReactNode): boolean => Boolean(cell) && !(Array.isArray(cell) && cell.length === 0)

interface Props<Row> {
  definition: ListDefinition<Row>
  state: ListState
  read: ListRows<Row>
}

/** Rows of a list as cards, for phones: head and figure on top, the rest by name. */
export function ListCards<Row extends object>({ definition, state, read }: Props<Row>) {
  const t = useText()
  const { columns, rowId, tone } = definition
  const [title, figure] = [
    columns.find(({ card }) => card === 'title') ?? columns[0]!,
    columns.find(({ card }) => card === 'figure'),
  ]
  const rest = columns.filter(column => column !== title && column !== figure && column.card !== 'none')
  return (
    <div className={classes.cards}>
      <ul aria-label={t(definition.title)}>
        {read.rows.map(row => {
          const mood = tone?.(row)
          return (
            <li key={rowId(row)} className={classNames(classes.card, mood && classes[mood])}>
              <button type="button" className={classes.head} onClick={() => state.open(rowId(row))}>
                <strong>{(title.plain ?? title.cell)(row)}</strong>
                {figure && <strong>{figure.cell(row)}</strong>}
              </button>
              <dl className={classes.lines}>
                {rest
                  .filter(({ cell }) => isSaid(cell(row)))
                  .map(({ id, title: name, cell }) => (
                    <div key={id}>
                      <dt>{t(name)}</dt>
                      <dd>{cell(row)}</dd>
                    </div>
                  ))}
              </dl>
            </li>
          )
        })}
      </ul>
      {read.hasNextPage && (
        <Button wide busy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
    </div>
  )
}
