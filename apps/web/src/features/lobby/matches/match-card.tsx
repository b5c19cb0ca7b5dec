import type { LiveMatch } from '@baize/api'
import { classNames } from '@baize/ui/class-names.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { destination, type Page, useLaunch } from '../../launch/index.ts'
import { clockKey } from './clock-key.ts'
import classes from './live-matches.module.css'

/** A match as it stands now. A press opens its page in the book. */
export function MatchCard({ match }: { match: LiveMatch }) {
  const t = useText()
  const { start, busy } = useLaunch()
  const { gameCode, gameType, vassalage, fixture, competition, home, away, score, prices } = match
  const launch = { gameType, isGame: 'GAME', vassalage, gameCode, match: fixture } as const
  const { to, search } = destination(launch) as Page
  const { key, n } = clockKey(match)
  const sides = [home, away] as const
  return (
    <a
      href={`${to}?${new URLSearchParams(search)}`}
      className={classNames(classes.card, busy && classes.busy)}
      aria-busy={busy || undefined}
      onClick={event => {
        if (event.metaKey || event.ctrlKey) return
        event.preventDefault()
        void start(launch)
      }}
    >
      <span className={classes.top}>
        <small>{competition}</small>
        <span className={classes.clock}>{t(key, { n })}</span>
      </span>
      {sides.map((side, place) => (
        <span key={place === 0 ? 'home' : 'away'} className={classes.side}>
          <span>{side}</span>
          <b className="tabular">{score[place]}</b>
        </span>
      ))}
      <span className={classes.prices}>
        {prices.length === 0 && <span className={classes.shut}>{t('matches.shut')}</span>}
        {prices.map(({ selection, odds }) => (
          <span key={selection} className={classes.price}>
            <small>{signs.get(selection) ?? selection}</small>
            <b className="tabular">{odds ?? '–'}</b>
          </span>
        ))}
      </span>
    </a>
  )
}

/** Signs of a result, the same in every language. */
const signs = new Map(Object.entries({ home: '1', draw: 'X', away: '2', A: '1', B: '2' }))
