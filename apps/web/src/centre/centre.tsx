import { ErrorState, Skeleton } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { openDialog } from '../dialogs/dialog-store.ts'
import { useSession } from '../session/session-store.ts'
import { useText } from '../shared/i18n/use-text.ts'
import { useModule } from '../shared/settings/modules.ts'
import classes from './centre.module.css'
import { entriesOf } from './centre-entries.ts'
import { type CentrePage, centrePages } from './centre-pages.ts'
import { CentreFrame } from './frame/centre-frame.tsx'
import { Identity } from './identity.tsx'
import { useLeaveCentre, useOpenCentre } from './open-centre.ts'

/** A member's own house: a menu of pages beside the one that is open. */
export default function Centre({ address }: { address: string }) {
  const t = useText()
  const open = useOpenCentre()
  const leave = useLeaveCentre()
  const canSignOut = useModule('SIGN_OUT')
  const waiting = {
    missionCount: useSession(state => state.missionCount),
    rewardCount: useSession(state => state.rewardCount),
    messageCount: useSession(state => state.unreadMessage),
  }
  const page = centrePages.find(({ name }) => name === address) ?? centrePages[0]
  return (
    <CentreFrame
      testId="personalCentre"
      label={t('centre.title')}
      title={page ? t(page.label) : t('centre.title')}
      entries={entriesOf(waiting, t)}
      active={page?.name ?? ''}
      onMenu={address === 'menu'}
      onChoose={name => open(name as CentrePage['name'])}
      onBack={() => open('menu')}
      onClose={leave}
      onSignOut={canSignOut ? () => openDialog({ kind: 'signOut' }) : undefined}
      head={<Identity />}
    >
      {page && <OpenPage key={page.name} page={page} />}
    </CentreFrame>
  )
}

/** A page appears once the member and the balance are known; nothing of it stands on guesses. */
function OpenPage({ page }: { page: CentrePage }) {
  const t = useText()
  const isKnown = useSession(({ member }) => member !== null)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['centre-page', page.name],
    queryFn: page.load,
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
