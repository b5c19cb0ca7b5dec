import { buttonClass } from '@baize/ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { openDialog } from '../../../shared/dialogs/dialog-store.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { GameRooms } from './game-rooms.tsx'
import classes from './rooms.module.css'

/** Seats are taken and left all the time. */
const everyMs = 5_000
const placesAtFirst = 3

/** The rooms in which somebody waits or plays; they need a session. */
export function Rooms() {
  const t = useText()
  const { call } = useApp()
  const status = useSession(state => state.status)
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...callQuery(call, 'launch.roomList', {}),
    enabled: status === 'member',
    refetchInterval: everyMs,
  })
  return (
    <section className={classes.rooms} aria-label={t('room.title')}>
      <h2>{t('room.title')}</h2>
      {status === 'visitor' && (
        <EmptyState icon="circle-user" title={t('room.signIn')}>
          <button type="button" className={buttonClass('main')} onClick={() => openDialog({ kind: 'login' })}>
            {t('auth.signIn')}
          </button>
        </EmptyState>
      )}
      {status !== 'visitor' && isPending && (
        <div className={classes.games}>
          {Array.from({ length: placesAtFirst }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no names
            <Skeleton key={at} className={classes.blank ?? ''} />
          ))}
        </div>
      )}
      {isError && !data && (
        <ErrorState
          title={t('room.failed')}
          retryLabel={t('action.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data && data.rooms.length === 0 && <EmptyState icon="clock" title={t('room.none')} />}
      {data && (
        <div className={classes.games}>
          {[...Map.groupBy(data.rooms, ({ gameCode }) => gameCode)].map(([gameCode, rooms]) => (
            <GameRooms key={gameCode} rooms={rooms} />
          ))}
        </div>
      )}
    </section>
  )
}
