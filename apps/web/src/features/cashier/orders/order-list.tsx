import { Pagination } from '@baize/ui/pagination.tsx'
import { EmptyState } from '@baize/ui/states.tsx'
import type { ReactNode } from 'react'
import classes from '../../../shared/forms/forms.module.css'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Waiting } from '../../../shared/waiting.tsx'
import orders from './orders.module.css'

interface Props<T> {
  title: string
  empty: string
  answer: {
    data: { list: T[]; totalPages: number } | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  page: number
  onPage: (page: number) => void
  render: (order: T) => ReactNode
}

/** A member's orders, newest first, page by page. */
export function OrderList<T>({ title, empty, answer, page, onPage, render }: Props<T>) {
  const t = useText()
  const { data } = answer
  return (
    <section className={classes.section} aria-label={title}>
      <h3>{title}</h3>
      {!data && <Waiting queries={[answer]} blank={classes.blank} />}
      {data?.list.length === 0 && <EmptyState icon="clock" title={empty} />}
      {data && data.list.length > 0 && <ul className={orders.orders}>{data.list.map(render)}</ul>}
      {data && (
        <Pagination
          label={t('cashier.pages')}
          backLabel={t('action.back')}
          forwardLabel={t('action.forward')}
          pageLabel={number => t('page.number', { page: number })}
          page={page}
          pageCount={data.totalPages}
          onPage={onPage}
        />
      )}
    </section>
  )
}
