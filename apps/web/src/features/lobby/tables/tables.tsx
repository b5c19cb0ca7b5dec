import { ErrorState, Skeleton } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { serverNow } from '../../../shared/api/boot.ts'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { nextLookMs } from './next-look.ts'
import { TableTile } from './table-tile.tsx'
import classes from './tables.module.css'

const placesAtFirst = { LIVE: 10, COCKFIGHT: 1, DS88: 1 }

/** The tables of a game type as they stand now; none where its providers deal at none. */
export function Tables({ gameType }: { gameType: 'LIVE' | 'COCKFIGHT' | 'DS88' }) {
  const t = useText()
  const { call } = useApp()
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...callQuery(call, 'launch.tableList', { gameType }),
    refetchInterval: ({ state }) => nextLookMs(state.data?.tables ?? [], serverNow()),
  })
  if (data?.tables.length === 0) return null
  return (
    <section className={classes.tables} aria-label={t('tables.title')}>
      <h2>{t('tables.title')}</h2>
      {isError && !data && (
        <ErrorState
          title={t('tables.failed')}
          retryLabel={t('action.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {isPending && (
        <div className={classes.list}>
          {Array.from({ length: placesAtFirst[gameType] }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no names
            <Skeleton key={at} className={classes.blank ?? ''} />
          ))}
        </div>
      )}
      {data && (
        <ul className={classes.list}>
          {data.tables.map(table => (
            <li key={table.gameCode}>
              <TableTile table={table} gameType={gameType} />
            </li>
          ))}
        </ul>
      )}
      {data && <p className={classes.note}>{t('tables.note')}</p>}
    </section>
  )
}
