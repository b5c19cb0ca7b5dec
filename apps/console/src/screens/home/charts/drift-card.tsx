import { useText } from '../../../shared/i18n/use-text.ts'
import { Badge } from '../../../shared/look/badge.tsx'
import { countText } from '../../../shared/look/figure.ts'
import { PlainTable } from '../../../shared/story/plain-table.tsx'
import dashboard from '../dashboard.module.css'
import type { Series } from '../use-dashboard.ts'
import { DriftChart } from './drift-chart.tsx'

/** Games whose return is furthest from what they state by their own deviation, drawn, and as a table for whoever reads. */
export function DriftCard({ drift }: { drift: Series['drift'] }) {
  const t = useText()
  return (
    <section className={dashboard.card}>
      <div className={dashboard.cardHead}>
        <h2>{t('dashboard.drift')}</h2>
        <span className={dashboard.soft}>{t('dashboard.tested', { count: drift.tested })}</span>
      </div>
      {drift.list.length === 0 ? (
        <p className={dashboard.soft}>{t('dashboard.noDrift')}</p>
      ) : (
        <>
          <DriftChart games={drift.list} />
          <details className={dashboard.asTable}>
            <summary>{t('dashboard.asTable')}</summary>
            <PlainTable
              label={t('dashboard.drift')}
              rows={drift.list}
              rowId={({ gameCode }) => gameCode}
              empty={t('dashboard.noDrift')}
              columns={[
                { title: 'dashboard.game', cell: ({ gameName }) => gameName },
                { title: 'dashboard.bets', align: 'end', cell: ({ bets }) => countText(bets) },
                { title: 'dashboard.stated', align: 'end', cell: ({ statedPercent }) => `${statedPercent} %` },
                { title: 'dashboard.actual', align: 'end', cell: ({ actualPercent }) => `${actualPercent} %` },
                { title: 'dashboard.margin', align: 'end', cell: ({ marginPercent }) => `± ${marginPercent}` },
                {
                  title: 'dashboard.verdict',
                  cell: ({ isAlarm }) => (
                    <Badge tone={isAlarm ? 'danger' : 'good'}>
                      {t(isAlarm ? 'dashboard.alarm' : 'dashboard.inBounds')}
                    </Badge>
                  ),
                },
              ]}
            />
          </details>
        </>
      )}
    </section>
  )
}
