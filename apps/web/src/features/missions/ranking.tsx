import { useText } from '../../shared/i18n/use-text.ts'
import { Waiting } from '../../shared/waiting.tsx'
import { useMemberQuery } from '../promotions/index.ts'
import classes from './missions.module.css'

/** The best of the week by mission points, and where the member stands. */
export function Ranking() {
  const t = useText()
  const query = useMemberQuery('missions.leaderboard', {}, { membersOnly: true })
  if (!query.data) return <Waiting queries={[query]} blank={classes.blank} />
  const { own, list } = query.data
  return (
    <section className={classes.ranking}>
      <h3>{t('mission.ranking')}</h3>
      <p data-testid="own-rank">
        {own.rank === null ? t('mission.unranked') : t('mission.own', { rank: own.rank, score: own.score })}
      </p>
      {list.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('mission.rank')}</th>
              <th scope="col">{t('mission.player')}</th>
              <th scope="col">{t('mission.points')}</th>
            </tr>
          </thead>
          <tbody>
            {list.map(row => (
              <tr key={row.rank} data-own={row.own}>
                <td>{row.rank}</td>
                <td>{row.player}</td>
                <td className="tabular">{row.score}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
