import { Pagination } from '@baize/ui/pagination.tsx'
import { EmptyState, ErrorState, Skeleton } from '@baize/ui/states.tsx'
import type { ReactNode } from 'react'
import { useText } from '../shared/i18n/use-text.ts'
import classes from './records.module.css'

export interface RecordColumn<Row> {
  key: string
  label: string
  /** Figures stand at the right. */
  figure?: boolean
  show: (row: Row) => ReactNode
}

interface RecordsProps<Row> {
  label: string
  columns: readonly RecordColumn<Row>[]
  query: {
    data: { list: readonly Row[]; totalPages?: number } | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  rowKey: (row: Row) => string
  none: string
  page?: number
  onPage?: (page: number) => void
}

/** Rows as a table where there is room, and as cards on a phone. */
export function Records<Row>({ label, columns, query, rowKey, none, page = 1, onPage }: RecordsProps<Row>) {
  const t = useText()
  const { data, isError, isFetching, refetch } = query
  if (!data && isError)
    return (
      <ErrorState
        title={t('promo.failed')}
        retryLabel={t('action.retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  if (!data) return <Skeleton className={classes.blank ?? ''} />
  if (data.list.length === 0) return <EmptyState icon="info" title={none} />
  return (
    <div className={classes.records} aria-busy={isFetching}>
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column.key} scope="col" data-figure={column.figure}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.list.map(row => (
            <tr key={rowKey(row)}>
              {columns.map(column => (
                <td key={column.key} data-label={column.label} data-figure={column.figure}>
                  {column.show(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {onPage && (
        <Pagination
          label={label}
          backLabel={t('action.back')}
          forwardLabel={t('action.forward')}
          pageLabel={number => t('page.number', { page: number })}
          page={page}
          pageCount={data.totalPages ?? 1}
          onPage={onPage}
        />
      )}
    </div>
  )
}

/** A moment as records write it, by the clock of the brand. */
export const recordTime = (iso: string, offsetMinutes: number): string =>
  new Date(Date.parse(iso) + offsetMinutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')
