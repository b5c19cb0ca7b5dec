import { Skeleton } from '@baize/ui/states.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useText } from '../../shared/i18n/use-text.ts'
import { RangeSelect } from '../../shared/list/tools/range-select.tsx'
import { Moment } from '../../shared/look/moment.tsx'
import { PlainPage } from '../../shared/page/plain-page.tsx'
import { Failed } from '../../shared/story/failed.tsx'
import { ChartCard } from './charts/chart-card.tsx'
import { DriftCard } from './charts/drift-card.tsx'
import { GameTypesCard } from './charts/game-types-card.tsx'
import classes from './dashboard.module.css'
import { dayText } from './day-text.ts'
import { GamesTable } from './games-table.tsx'
import { PendingWork } from './pending-work.tsx'
import { Tiles } from './tiles/tiles.tsx'
import { useFigures, useSeries } from './use-dashboard.ts'

/** The house at a glance: figures of a range, what waits, and the series and games behind them. */
export function Dashboard() {
  const t = useText()
  const navigate = useNavigate()
  const { range = 'today' } = useSearch({ strict: false }) as { range?: string }
  const [figures, series] = [useFigures(range), useSeries(range)]
  const days = figures.data?.days
  return (
    <PlainPage
      title={t('screen./')}
      beside={
        <>
          <RangeSelect
            value={range}
            onChoose={next => void navigate({ to: '.', search: { range: next } as never, replace: true })}
          />
          {figures.data && days && (
            <p className={classes.about}>
              {days.from === days.to
                ? dayText(days.from)
                : t('dashboard.days', { from: dayText(days.from), to: dayText(days.to) })}
              {' · '}
              {t('dashboard.asOf')} <Moment at={figures.data.asOf} />
              {figures.data.restatedAt && (
                <span className={classes.restated}>
                  {t('dashboard.restated')} <Moment at={figures.data.restatedAt} />
                </span>
              )}
            </p>
          )}
        </>
      }
    >
      <PendingWork />
      {figures.isPending && <Skeleton className={classes.tilesSkeleton ?? ''} />}
      {figures.isError && !figures.data && <Failed read={figures} />}
      {figures.data && <Tiles figures={figures.data} points={series.data?.points ?? null} />}
      {series.isPending && <Skeleton className={classes.chartsSkeleton ?? ''} />}
      {series.isError && !series.data && <Failed read={series} />}
      {series.data && (
        <div className={classes.pairs}>
          <ChartCard title={t('dashboard.revenue')} series={series.data} fields={['ggr', 'ngr']} />
          <ChartCard title={t('dashboard.cash')} series={series.data} fields={['deposits', 'withdrawals']} />
          <div className={classes.column}>
            <GameTypesCard gameTypes={series.data.gameTypes} />
            <DriftCard drift={series.data.drift} />
          </div>
          <GamesTable games={series.data.games} />
        </div>
      )}
    </PlainPage>
  )
}
