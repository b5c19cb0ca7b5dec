import type { LiveTable } from '@baize/api'
import { formatWire } from '@baize/money'
import { classNames } from '@baize/ui/class-names.ts'
import { Icon } from '@baize/ui/icon.tsx'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useServerTime } from '../../../shared/moments/use-server-time.ts'
import { coverUrl } from '../../../shared/pictures.ts'
import type { Page } from '../../launch/index.ts'
import { destination, useLaunch } from '../../launch/index.ts'
import { TableRoad } from './table-road.tsx'
import classes from './tables.module.css'

/** A table as it stands: name, limits and players, its road, and what is left of the phase. A press sits down. */
export function TableTile({ table, gameType }: { table: LiveTable; gameType: 'LIVE' | 'COCKFIGHT' | 'DS88' }) {
  const t = useText()
  const { imageCdn, permission } = useApp()
  const { start, busy } = useLaunch()
  const { gameCode, gameName, vassalage, players, minStake, maxStake, results } = table
  const launch = { gameType, isGame: 'GAME', vassalage, gameCode } as const
  const { to, search } = destination(launch) as Page
  const money = (amount: string) => formatWire(amount, `${permission.info.currencySymbol} `)
  const last = results.at(-1)
  return (
    <a
      href={`${to}?${new URLSearchParams(search)}`}
      className={classNames(classes.tile, busy && classes.busy)}
      aria-busy={busy || undefined}
      onClick={event => {
        if (event.metaKey || event.ctrlKey) return
        event.preventDefault()
        void start(launch)
      }}
    >
      <img className={classes.art} src={coverUrl(imageCdn, gameCode, 320)} width={320} height={427} alt="" />
      <span className={classes.head}>
        <strong>{gameName}</strong>
        {last && <small>{t('tables.last', { result: last.bead })}</small>}
        <small className="tabular">{t('tables.limits', { min: money(minStake), max: money(maxStake) })}</small>
        <small>{t('tables.players', { count: players })}</small>
      </span>
      <TableRoad table={table} />
      <span className={classes.foot}>
        <Phase table={table} />
        <span className={classes.sit}>
          <Icon name="play" size={14} />
          {t('tables.sit')}
        </span>
      </span>
    </a>
  )
}

const phaseKeys = {
  OPEN: 'tables.open',
  CLOSED: 'tables.closed',
  DEALT: 'tables.dealt',
  RESTING: 'tables.resting',
} as const

/** The phase, with the seconds that are left of it by the server's clock. */
function Phase({ table: { phase, until } }: { table: LiveTable }) {
  const t = useText()
  const now = useServerTime()
  const leftMs = until !== null && now !== null ? Date.parse(until) - now : null
  return (
    <span className={classNames(classes.phase, classes[phase.toLowerCase()])}>
      {leftMs !== null && leftMs > 0 && (
        <span className={classNames(classes.ring, 'tabular')} aria-hidden="true">
          {Math.ceil(leftMs / 1000)}
        </span>
      )}
      <span>{t(phaseKeys[phase])}</span>
    </span>
  )
}
