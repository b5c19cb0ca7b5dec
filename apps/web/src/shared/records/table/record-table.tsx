import type { IconName } from '@baize/ui/icon.tsx'
import { EmptyState, Skeleton } from '@baize/ui/states.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { Waiting } from '../../waiting.tsx'
import { Defined } from '../figures/defined.tsx'
import classes from './record-table.module.css'

export interface Column<R> {
  label: string
  /** What its figures are made of, shown on hover. */
  hint?: string
  cell: (row: R) => ReactNode
  /** Figures stand at the right. */
  isFigure?: boolean
  /** Of a row in which there is nothing to tell: the card of a phone leaves the field out. */
  isZero?: (row: R) => boolean
  /** On a phone these stand on top of the card. */
  onTop?: boolean
}

export interface RecordTableProps<R> {
  label: string
  columns: readonly Column<R>[]
  rows: readonly R[] | undefined
  rowKey: (row: R) => string
  /** Tells the whole story of a row. */
  onOpen?: (row: R) => void
  /** Said when nothing matches, with what to do next; unless told otherwise, to look at other days. */
  none?: { title: string; hint?: string; icon?: IconName; next?: ReactNode }
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>
}

/** Rows of a record under a head that stays; on a phone each becomes a card. */
export function RecordTable<R>({ label, columns, rows, rowKey, onOpen, none, query }: RecordTableProps<R>) {
  const t = useText()
  if (!rows && query.isError) return <Waiting queries={[{ ...query, data: rows }]} blank={classes.blank} />
  if (rows?.length === 0) {
    const {
      title,
      hint,
      icon = 'search',
      next,
    }: NonNullable<typeof none> = none ?? { title: t('records.none'), hint: t('records.noneHint') }
    return (
      <EmptyState icon={icon} title={title}>
        {hint && <p className={classes.hint}>{hint}</p>}
        {next}
      </EmptyState>
    )
  }
  return (
    <div className={classes.frame} aria-busy={query.isFetching}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column.label} scope="col" data-figure={column.isFigure}>
                <Defined label={column.label} hint={column.hint} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows?.map(row => (
            <tr key={rowKey(row)} data-opens={onOpen !== undefined}>
              {columns.map((column, place) => (
                <td
                  key={column.label}
                  data-figure={column.isFigure}
                  data-top={column.onTop}
                  data-label={column.label}
                  data-zero={column.isZero?.(row) && !column.onTop ? true : undefined}
                >
                  {place === 0 && onOpen ? (
                    <button type="button" className={classes.opener} onClick={() => onOpen(row)}>
                      {column.cell(row)}
                    </button>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!rows && ['a', 'b', 'c', 'd', 'e'].map(key => <Skeleton key={key} className={classes.blank ?? ''} />)}
    </div>
  )
}
