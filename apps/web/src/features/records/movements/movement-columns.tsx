import type { ResponseOf } from '@baize/api'
import { useText } from '../../../shared/i18n/use-text.ts'
import classes from '../../../shared/records/record-page.module.css'
import { moneyColumn } from '../../../shared/records/table/money-column.tsx'
import type { Column } from '../../../shared/records/table/record-table.tsx'
import { RecordTime } from '../../../shared/records/table/record-time.tsx'
import { ShortId } from '../../../shared/records/table/short-id.tsx'
import { Movement } from './movement.tsx'
import { useCodeText } from './use-code-text.ts'

export type Line = ResponseOf<'points.transactions'>['list'][number]

/** What a table says of movements of a book. */
export function useMovementColumns(book: string): Column<Line>[] {
  const t = useText()
  const codeText = useCodeText()
  return [
    { label: t('records.time'), cell: ({ time }) => <RecordTime at={time} /> },
    {
      label: t('records.type'),
      onTop: true,
      cell: ({ code }) => <span className={classes.strong}>{codeText(code)}</span>,
    },
    {
      label: t('records.amount'),
      isFigure: true,
      onTop: true,
      cell: ({ change }) => <Movement amount={change} book={book} plain />,
    },
    moneyColumn(t('records.balanceAfter'), ({ balanceAfter }) => balanceAfter),
    {
      label: t('records.reference'),
      cell: ({ reference }) => (reference ? <ShortId id={reference} label={t('records.reference')} /> : '–'),
    },
  ]
}
