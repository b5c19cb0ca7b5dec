import { useText } from '../../../shared/i18n/use-text.ts'
import { Amount } from '../../../shared/look/amount.tsx'
import dashboard from '../dashboard.module.css'
import type { Series } from '../use-dashboard.ts'
import classes from './charts.module.css'

type GameTypes = Series['gameTypes']

/** GGR of each kind of game, as bars from a common ground. */
export function GameTypesCard({ gameTypes }: { gameTypes: GameTypes }) {
  const t = useText()
  const title = t('dashboard.gameTypes')
  const ends = gameTypes.map(({ ggr }) => Number(ggr))
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)]
  // Kinds that all came out even have bars without a length.
  const percentAt = (value: number) => (high === low ? 0 : ((value - low) / (high - low)) * 100)
  return (
    <section className={dashboard.card}>
      <div className={dashboard.cardHead}>
        <h2>{title}</h2>
        <span className={dashboard.soft}>{t('dashboard.beforeJackpots')}</span>
      </div>
      {gameTypes.length === 0 ? (
        <p className={dashboard.soft}>{t('dashboard.noGames')}</p>
      ) : (
        <ul className={classes.bars} aria-label={title}>
          {gameTypes.map(({ gameType, bets, ggr }) => (
            <li key={gameType}>
              <span>{t(`gameType.${gameType}`)}</span>
              <Bar ground={percentAt(0)} end={percentAt(Number(ggr))} />
              <span className={classes.amount}>
                <Amount of={ggr} signed />
              </span>
              <span className={classes.bets}>{t('dashboard.betCount', { count: bets })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const percent = (value: number) => `${value.toFixed(2)}%`

function Bar({ ground, end }: { ground: number; end: number }) {
  return (
    <svg className={classes.bar} aria-hidden="true">
      <rect
        className={end >= ground ? classes.gain : classes.loss}
        x={percent(Math.min(ground, end))}
        width={percent(Math.abs(end - ground))}
        height="100%"
        rx="2"
      />
      <line className={classes.ground} x1={percent(ground)} x2={percent(ground)} y1="0" y2="100%" />
    </svg>
  )
}
