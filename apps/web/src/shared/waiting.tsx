import { ErrorState, Skeleton } from '@baize/ui/states.tsx'
import { useText } from './i18n/use-text.ts'

interface Answer {
  data: unknown
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

interface Props {
  /** What is waited for. The one that fails first is told of, and all that failed are asked for again. */
  queries: readonly Answer[]
  /** Class of a skeleton with the size of the final thing, and how many of them stand below each other, four at most. */
  blank: string | undefined
  count?: number
}

/** In the place of answers that have not come, or did not. */
export function Waiting({ queries, blank, count = 1 }: Props) {
  const t = useText()
  const failed = queries.filter(({ data, isError }) => isError && data === undefined)
  if (failed.length === 0)
    return ['a', 'b', 'c', 'd'].slice(0, count).map(key => <Skeleton key={key} className={blank ?? ''} />)
  return (
    <ErrorState
      title={t('error.partFailed')}
      retryLabel={t('action.retry')}
      onRetry={() => {
        for (const { refetch } of failed) void refetch()
      }}
      busy={failed.some(({ isFetching }) => isFetching)}
    />
  )
}
