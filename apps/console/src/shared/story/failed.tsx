import { ErrorState } from '@baize/ui/states.tsx'
import { errorText } from '../api/error-text.ts'
import { useText } from '../i18n/use-text.ts'

interface Read {
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

/** Something did not load; another try is one press away. */
export function Failed({ read }: { read: Read }) {
  const t = useText()
  return (
    <ErrorState
      title={t('state.failed')}
      text={read.error ? errorText(read.error, t) : ''}
      retryLabel={t('state.retry')}
      busy={read.isFetching}
      onRetry={() => void read.refetch()}
    />
  )
}
