import { localeTag } from '../../shared/i18n/language.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { Amount } from '../../shared/look/amount.tsx'
import { Badge } from '../../shared/look/badge.tsx'
import { PlainTable } from '../../shared/story/plain-table.tsx'
import classes from './dashboard.module.css'
import type { Series } from './use-dashboard.ts'

const bets = ({ bets: count }: { bets: number }) => count.toLocaleString(localeTag())
const rowId = ({ gameCode }: { gameCode: string }) => gameCode

/** The games that won the house most, or lost it most. */
export function GamesTable({ games }: { games: Series['games'] }) {
  const t = useText()
  return (
    <section className={classes.card}>
      <h2>{t('dashboard.topGames')}</h2>
      <PlainTable
        label={t('dashboard.topGames')}
        rows={games}
        rowId={rowId}
        empty={t('dashboard.noGames')}
        columns={[
          { title: 'dashboard.game', cell: ({ gameName }) => gameName },
          { title: 'dashboard.bets', align: 'end', cell: bets },
          { title: 'dashboard.turnover', align: 'end', cell: ({ turnover }) => <Amount of={turnover} /> },
          { title: 'dashboard.ggr', align: 'end', cell: ({ ggr }) => <Amount of={ggr} signed /> },
        ]}
      />
    </section>
  )
}

/** Games whose return is furthest from what they state, by their own deviation. */
export function DriftTable({ drift }: { drift: Series['drift'] }) {
  const t = useText()
  return (
    <section className={classes.card}>
      <div className={classes.cardHead}>
        <h2>{t('dashboard.drift')}</h2>
        <span className={classes.soft}>{t('dashboard.tested', { count: drift.tested })}</span>
      </div>
      <PlainTable
        label={t('dashboard.drift')}
        rows={drift.list}
        rowId={rowId}
        empty={t('dashboard.noDrift')}
        columns={[
          { title: 'dashboard.game', cell: ({ gameName }) => gameName },
          { title: 'dashboard.bets', align: 'end', cell: bets },
          { title: 'dashboard.stated', align: 'end', cell: ({ statedPercent }) => `${statedPercent} %` },
          { title: 'dashboard.actual', align: 'end', cell: ({ actualPercent }) => `${actualPercent} %` },
          { title: 'dashboard.margin', align: 'end', cell: ({ marginPercent }) => `± ${marginPercent}` },
          {
            title: 'dashboard.verdict',
            cell: ({ isAlarm }) => (
              <Badge tone={isAlarm ? 'danger' : 'good'}>{t(isAlarm ? 'dashboard.alarm' : 'dashboard.inBounds')}</Badge>
            ),
          },
        ]}
      />
    </section>
  )
}
