import { EmptyState, ErrorState, Skeleton } from '@baize/ui/states.tsx'
import { useMemberQuery } from '../../../loyalty/use-member-query.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { MissionCard } from './mission-card.tsx'
import classes from './missions.module.css'
import { Ranking } from './ranking.tsx'

/** Missions with their progress, and the ranking of the week. */
export default function MissionLeaderboard() {
  const t = useText()
  const { data, isError, isFetching, refetch } = useMemberQuery('missions.summary', {}, { membersOnly: true })
  if (!data && isError)
    return (
      <ErrorState
        title={t('promo.failed')}
        retryLabel={t('action.retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  return (
    <div className={classes.page}>
      {data?.missions.length === 0 && <EmptyState icon="trophy" title={t('mission.none')} />}
      <ul className={classes.missions}>
        {data?.missions.map(mission => (
          <MissionCard key={`${mission.code}${mission.periodStart}`} mission={mission} />
        ))}
        {!data && ['a', 'b', 'c'].map(key => <Skeleton key={key} className={classes.blank ?? ''} />)}
      </ul>
      <Ranking />
    </div>
  )
}
