import { ErrorState, Skeleton } from '@baize/ui/states.tsx'
import type { ReactNode } from 'react'
import { usePage } from '../context.ts'
import type { Asked } from './use-answer.ts'

interface AnsweredProps<T> {
  asked: Asked<T>
  /** Lines that stand in for what is loading. */
  lines?: number
  children(value: T): ReactNode
}

/** What was asked of the studio: lines while it is on its way, a retry where it failed, else what it says. */
export function Answered<T>({ asked, lines = 8, children }: AnsweredProps<T>) {
  const { t } = usePage()
  if (asked.hasFailed) return <ErrorState title={t('noAnswer')} retryLabel={t('retry')} onRetry={asked.retry} />
  if (asked.value === null)
    return (
      <div className="loading-lines" role="status" aria-label={t('wait')}>
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={String(line)} className="loading-line" />
        ))}
      </div>
    )
  return children(asked.value)
}
