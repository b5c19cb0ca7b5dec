import { EmptyState } from '@baize/ui/states.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { StopLine } from '../../shared/stops/stop-line.tsx'
import { Waiting } from '../../shared/waiting.tsx'
import { useMemberQuery } from '../promotions/index.ts'
import { MissionCard } from './mission-card.tsx'
import classes from './missions.module.css'
import { Ranking } from './ranking.tsx'

/** Missions with their progress, and the ranking of the week. */
export default function MissionLeaderboard() {
  const t = useText()
  const query = useMemberQuery('missions.summary', {}, { membersOnly: true })
  const { data } = query
  return (
    <div className={classes.page}>
      <StopLine stop="bonuses" />
      {data?.missions.length === 0 && <EmptyState icon="trophy" title={t('mission.none')} />}
      {!data && <Waiting queries={[query]} blank={classes.blank} count={3} />}
      <ul className={classes.missions}>
        {data?.missions.map(mission => (
          <MissionCard key={`${mission.code}${mission.periodStart}`} mission={mission} />
        ))}
      </ul>
      <Ranking />
    </div>
  )
}
