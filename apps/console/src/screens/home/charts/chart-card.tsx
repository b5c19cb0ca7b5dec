import { Skeleton } from '@baize/ui/states.tsx'
import { lazy, Suspense } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Amount } from '../../../shared/look/amount.tsx'
import { Moment } from '../../../shared/look/moment.tsx'
import { PlainTable } from '../../../shared/story/plain-table.tsx'
import classes from '../dashboard.module.css'
import type { Series } from '../use-dashboard.ts'

const LineChart = lazy(() => import('./line-chart.tsx'))

export type Field = 'ggr' | 'ngr' | 'deposits' | 'withdrawals'

/** Two lines over a range, and the same as a table for whoever reads rather than looks. */
export function ChartCard({ title, series, fields }: { title: string; series: Series; fields: [Field, Field] }) {
  const t = useText()
  const { points, step } = series
  const isEmpty = points.every(point => fields.every(field => Number(point[field]) === 0))
  return (
    <section className={classes.card}>
      <h2>{title}</h2>
      {isEmpty ? (
        <p className={classes.soft}>{t(points.length === 0 ? 'dashboard.noPoints' : 'dashboard.nothingMoved')}</p>
      ) : (
        <>
          <div aria-hidden="true" className={classes.chart}>
            <Suspense fallback={<Skeleton className={classes.chartSkeleton ?? ''} />}>
              <LineChart
                timeLabel={t('dashboard.time')}
                times={points.map(({ at }) => Date.parse(at) / 1_000)}
                lines={fields.map(field => ({
                  label: t(`dashboard.${field}`),
                  values: points.map(point => Number(point[field])),
                }))}
                step={step}
              />
            </Suspense>
          </div>
          <details className={classes.asTable}>
            <summary>{t('dashboard.asTable')}</summary>
            <PlainTable
              label={title}
              rows={points}
              rowId={({ at }) => at}
              empty={t('dashboard.noPoints')}
              columns={[
                { title: 'dashboard.time', cell: ({ at }) => <Moment at={at} /> },
                ...fields.map(field => ({
                  title: `dashboard.${field}` as const,
                  align: 'end' as const,
                  cell: (point: Series['points'][number]) => <Amount of={point[field]} />,
                })),
              ]}
            />
          </details>
        </>
      )}
    </section>
  )
}
