import { Pagination } from '@baize/ui/pagination.tsx'
import { useText } from '../../i18n/use-text.ts'

/** Pages of a record; nothing for a single one. */
export function RecordPages({
  page,
  pageCount,
  onPage,
}: {
  page: number
  pageCount: number
  onPage: (page: number) => void
}) {
  const t = useText()
  return (
    <Pagination
      label={t('records.pages')}
      backLabel={t('action.back')}
      forwardLabel={t('action.forward')}
      pageLabel={number => t('page.number', { page: number })}
      page={page}
      pageCount={pageCount}
      onPage={onPage}
    />
  )
}
