import { classNames } from '@baize/ui/class-names.ts'
import { localeTag } from '../../../shared/i18n/language.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Badge } from '../../../shared/look/badge.tsx'
import type { Series } from '../use-dashboard.ts'
import classes from './charts.module.css'

type Game = Series['drift']['list'][number]

const awayOf = ({ actualPercent, statedPercent }: Game) => Number(actualPercent) - Number(statedPercent)
const pointsText = (points: number) =>
  points.toLocaleString(localeTag(), { maximumFractionDigits: 2, signDisplay: 'exceptZero' })

/**
 * Shows by how many points returns differ from those stated: a dot a game with a bar of the 99 % interval around it. What each game states is
 * the one line that all are held against.
 */
export function DriftChart({ games }: { games: readonly Game[] }) {
  const t = useText()
  const furthest = Math.max(...games.map(game => Math.abs(awayOf(game)) + Number(game.marginPercent)))
  const end = Math.max(1, Math.ceil(furthest))
  const percentAt = (points: number) => `${(50 + (points / end) * 50).toFixed(2)}%`
  return (
    <div className={classes.drift} aria-hidden="true">
      <p className={classes.scale}>
        <span>{t('dashboard.points', { points: pointsText(-end) })}</span>
        <span>{t('dashboard.asStated')}</span>
        <span>{t('dashboard.points', { points: pointsText(end) })}</span>
      </p>
      {games.map(game => {
        const [away, margin] = [awayOf(game), Number(game.marginPercent)]
        return (
          <div key={game.gameCode} className={classNames(classes.driftRow, game.isAlarm && classes.isAlarm)}>
            <span className={classes.driftName}>
              {game.gameName}
              {game.isAlarm && <Badge tone="danger">{t('dashboard.alarm')}</Badge>}
            </span>
            <div className={classes.driftPlot}>
              <svg aria-hidden="true">
                <line className={classes.stated} x1="50%" x2="50%" y1="0" y2="100%" />
                <line
                  className={classes.interval}
                  x1={percentAt(away - margin)}
                  x2={percentAt(away + margin)}
                  y1="50%"
                  y2="50%"
                />
                <circle className={classes.dot} cx={percentAt(away)} cy="50%" r="4" />
              </svg>
            </div>
            <span className={classes.away}>{pointsText(away)}</span>
          </div>
        )
      })}
    </div>
  )
}
