import { ErrorState, Skeleton } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useText } from '../i18n/use-text.ts'
import { useSession } from '../session/session-store.ts'
import classes from './open-page.module.css'

interface Props {
  /** Tells the pages of all centres apart. */
  name: string
  load: () => Promise<{ default: ComponentType }>
}

/** A page appears once the member and the balance are known; nothing of it stands on guesses. */
export function OpenPage({ name, load }: Props) {
  const t = useText()
  const isKnown = useSession(({ member }) => member !== null)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['centre-page', name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const Page = data?.default
  if (Page && isKnown) return <Page />
  if (isError)
    return (
      <ErrorState
        title={t('error.partFailed')}
        retryLabel={t('action.retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  return (
    <div className={classes.waiting} aria-busy="true">
      <span className="visually-hidden">{t('centre.loading')}</span>
      <Skeleton className={classes.line ?? ''} />
      <Skeleton className={classes.block ?? ''} />
      <Skeleton className={classes.block ?? ''} />
    </div>
  )
}
