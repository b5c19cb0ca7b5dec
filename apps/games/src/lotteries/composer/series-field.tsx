import { lowestSeries, rebateX10000, seriesStep } from '@baize/game-kit/lotteries/index'
import { usePage } from '../context.ts'
import { oddsText, percentText, topOddsOf } from '../slip/quote.ts'

interface SeriesFieldProps {
  series: number
  betCode: string
  /** The first of the picked contents, whose odds are shown. */
  content: string | undefined
  onChange(series: number): void
}

/** The odds mode: what it gives up in odds comes back as a rebate of the stake. */
export function SeriesField({ series, betCode, content, onChange }: SeriesFieldProps) {
  const { boot, t } = usePage()
  const odds = topOddsOf(boot.game.format, betCode, content, series)
  return (
    <div className="field series">
      <label className="label" htmlFor="series" title={t('seriesHint')}>
        {t('series')}{' '}
        <output className="figure" htmlFor="series">
          {series}
        </output>{' '}
        <output className="figure">{odds !== null && `×${oddsText(odds)}`}</output>{' '}
        <output className="figure rebate">
          {t('rebate', { percent: percentText(rebateX10000(boot.maxSeries, series)) })}
        </output>
      </label>
      <input
        type="range"
        id="series"
        min={lowestSeries}
        max={boot.maxSeries}
        step={seriesStep}
        value={series}
        onInput={event => onChange(Number(event.currentTarget.value))}
      />
    </div>
  )
}
