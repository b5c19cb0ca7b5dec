import { classNames } from '@baize/ui/class-names.ts'
import type { ReactNode } from 'react'
import { type TextKey, useText } from '../i18n/use-text.ts'
import classes from './plain-table.module.css'

interface Column<Row> {
  title: TextKey
  align?: 'end'
  cell: (row: Row) => ReactNode
}

interface Props<Row> {
  label: string
  rows: readonly Row[]
  rowId: (row: Row) => string
  columns: readonly Column<Row>[]
  empty: string
}

/** Rows that are all shown, as a table that scrolls sideways in itself. */
export function PlainTable<Row>({ label, rows, rowId, columns, empty }: Props<Row>) {
  const t = useText()
  if (rows.length === 0) return <p className={classes.empty}>{empty}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
    <section className={classes.frame} tabIndex={0} aria-label={label}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(({ title, align }) => (
              <th key={title} scope="col" className={classNames(align && classes.end)}>
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={rowId(row)}>
              {columns.map(({ title, align, cell }) => (
                <td key={title} className={classNames(align && classes.end)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
