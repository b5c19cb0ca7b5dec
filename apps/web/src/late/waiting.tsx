import { ErrorState, Skeleton } from '@baize/ui/states.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './more.module.css'

/** In the place of an answer that has not come, or did not. */
export function Waiting({ query }: { query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'> }) {
  const t = useText()
  if (!query.isError) return <Skeleton className={classes.blank ?? ''} />
  return (
    <ErrorState
      title={t('error.partFailed')}
      retryLabel={t('action.retry')}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  )
}
