import { hotAndCold, type Result, type Trend } from '@baize/game-kit/lotteries/index'
import type { CSSProperties } from 'react'
import { valueName } from '../bet-names.ts'
import { usePage } from '../context.ts'
import { type TrendSet, trendsOf } from './trend-model.ts'

interface HotAndColdProps {
  set: TrendSet
  results: readonly Result[]
}

/** How often each value came as a picture: a column for each, the most and the least frequent in their colours. */
export function HotAndCold({ set, results }: HotAndColdProps) {
  const { t, boot } = usePage()
  const figures = trendsOf(boot.game.format, set, results)
  const { hot, cold } = hotAndCold(figures)
  const most = Math.max(1, ...[...figures.values()].map(({ occurrence }) => occurrence))
  const name = (value: string) => valueName(t, boot.game.format, set.betCode ?? '', value)
  return (
    <section>
      <div className="extremes">
        <Extremes
          title={t('trends.hot')}
          look="hot"
          values={hot.map(value => [name(value), `${figures.get(value)!.occurrence}×`])}
        />
        <Extremes
          title={t('trends.cold')}
          look="cold"
          values={cold.map(value => [name(value), `${figures.get(value)!.occurrence}×`])}
        />
      </div>
      {/* The table below says the same in figures. */}
      <ul className="heat" aria-hidden="true">
        {[...figures].map(([value, trend]) => (
          <Column
            key={value}
            name={name(value)}
            trend={trend}
            share={trend.occurrence / most}
            look={hot.includes(value) ? 'hot' : cold.includes(value) ? 'cold' : 'usual'}
          />
        ))}
      </ul>
    </section>
  )
}

type Look = 'hot' | 'cold' | 'usual'

interface ExtremesProps {
  title: string
  look: Look
  values: readonly (readonly [name: string, count: string])[]
}

const Extremes = ({ title, look, values }: ExtremesProps) => (
  <div className="extreme" data-look={look}>
    <h3>{title}</h3>
    <ul>
      {values.map(([name, count]) => (
        <li key={name}>
          <strong>{name}</strong> <span className="label">{count}</span>
        </li>
      ))}
    </ul>
  </div>
)

interface ColumnProps {
  name: string
  trend: Trend
  /** Its height as a share of the highest. */
  share: number
  look: Look
}

const Column = ({ name, trend, share, look }: ColumnProps) => (
  <li data-look={look} style={{ '--share': share } as CSSProperties}>
    <span className="heat-bar" />
    <strong>{name}</strong>
    <span className="label">{trend.occurrence}</span>
  </li>
)
