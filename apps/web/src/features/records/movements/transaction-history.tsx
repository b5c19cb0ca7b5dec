import { Money } from '@baize/ui/money.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Figures } from '../../../shared/records/figures/figures.tsx'
import { FilterBar } from '../../../shared/records/filter-bar.tsx'
import classes from '../../../shared/records/record-page.module.css'
import { StorySheet } from '../../../shared/records/story-sheet.tsx'
import { RecordPages } from '../../../shared/records/table/record-pages.tsx'
import { RecordTable } from '../../../shared/records/table/record-table.tsx'
import { RecordTime } from '../../../shared/records/table/record-time.tsx'
import { useExport } from '../../../shared/records/table/use-export.ts'
import { useRecordFilter } from '../../../shared/records/use-record-filter.ts'
import { Movement } from './movement.tsx'
import { type Line, useMovementColumns } from './movement-columns.tsx'
import { useCodeText } from './use-code-text.ts'

const books = ['WALLET', 'BONUS', 'POINTS'] as const
type Book = (typeof books)[number]
const pageSize = 15

/** Every movement of the member's money, bonus and points, with the balance that each left. */
export default function TransactionHistory() {
  const t = useText()
  const { call } = useApp()
  const codeText = useCodeText()
  const { days, page, setPage, bar } = useRecordFilter({})
  const [book, setBook] = useState<Book>('WALLET')
  const [open, setOpen] = useState<Line | null>(null)
  const file = useExport('records.accountSheet')
  const filter = { ...days, book }
  const query = useQuery({ ...callQuery(call, 'points.transactions', { ...filter, page, pageSize }), staleTime: 0 })
  const { data } = query
  return (
    <div className={classes.page}>
      <div className={classes.tabs} role="tablist" aria-label={t('centre.transactionHistory')}>
        {books.map(name => (
          <button
            key={name}
            type="button"
            role="tab"
            className={classes.tab}
            aria-selected={name === book}
            onClick={() => {
              setBook(name)
              setPage(1)
            }}
          >
            {t(`records.book.${name}`)}
          </button>
        ))}
      </div>
      <FilterBar
        {...bar}
        onExport={data && data.list.length > 0 ? () => file.save(filter) : undefined}
        isExporting={file.isExporting}
      />
      <Figures
        testId="totals"
        figures={[
          { label: t('records.in'), value: data ? <Movement amount={data.totals.in} book={book} /> : '–' },
          { label: t('records.out'), value: data ? <Movement amount={`-${data.totals.out}`} book={book} /> : '–' },
        ]}
      />
      <RecordTable
        label={t('centre.transactionHistory')}
        columns={useMovementColumns(book)}
        rows={data?.list}
        rowKey={line => line.id}
        onOpen={setOpen}
        query={query}
      />
      <RecordPages page={page} pageCount={data?.totalPages ?? 1} onPage={setPage} />
      {open && (
        <StorySheet
          title={codeText(open.code)}
          onClose={() => setOpen(null)}
          lines={[
            { label: t('records.time'), value: <RecordTime at={open.time} /> },
            { label: t('records.amount'), value: <Movement amount={open.change} book={book} /> },
            { label: t('records.balanceAfter'), value: <Money amount={open.balanceAfter} symbol="" /> },
            ...(open.reference
              ? [{ label: t('records.reference'), value: open.reference, copies: open.reference }]
              : []),
            { label: t('records.transferId'), value: open.id, copies: open.id },
          ]}
        />
      )}
    </div>
  )
}
