import type { ResponseOf } from '@baize/api'
import { Money } from '@baize/ui/money.tsx'
import { EmptyState } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { winnersQuery } from '../../../shared/app/queries.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { clockText } from '../../../shared/moments/clock-text.ts'
import { useZone } from '../../../shared/moments/use-zone.ts'
import classes from './winner-board.module.css'

type Winner = ResponseOf<'rounds.winnerBoard'>[number]

/** The largest wins of the last day; absent when they could not be loaded. */
export function WinnerBoard() {
  const t = useText()
  const { data, isError } = useQuery(winnersQuery(useApp()))
  if (isError) return null
  return (
    <section className={classes.board} aria-labelledby="winners-title">
      <h2 id="winners-title" className={classes.title}>
        {t('winners.title')}
      </h2>
      {data?.length === 0 && <EmptyState icon="trophy" title={t('winners.empty')} />}
      {data && data.length > 0 && <WinnerRows rows={data.slice(0, 8)} />}
    </section>
  )
}

/** Wins as a table: player, game, time, prize. Beside the jackpot the time stays out. */
export function WinnerRows({ rows, short }: { rows: Winner[]; short?: boolean }) {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
  const zone = useZone()
  return (
    <table className={classes.table}>
      <thead className="visually-hidden">
        <tr>
          <th>{t('winners.player')}</th>
          <th>{t('winners.game')}</th>
          {!short && <th>{t('winners.time')}</th>}
          <th>{t('winners.prize')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, gameName, prize, winningTime }) => (
          <tr key={`${player}${winningTime}${prize}`}>
            <td className={classes.player}>{player}</td>
            <td className={classes.game}>{gameName}</td>
            {!short && (
              <td className={classes.time}>
                <time dateTime={winningTime}>{clockText(Date.parse(winningTime), zone).slice(0, 16)}</time>
              </td>
            )}
            <td className={classes.prize}>
              <Money amount={prize} symbol={currencySymbol} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
