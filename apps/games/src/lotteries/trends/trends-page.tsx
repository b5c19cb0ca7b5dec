import type { Result } from '@baize/game-kit/lotteries/index'
import { useState } from 'react'
import { betName, rowName } from '../bet-names.ts'
import { type PageContext, usePage } from '../context.ts'
import { useHeldDraws } from '../pages/use-held-draws.ts'
import { HotAndCold } from './hot-and-cold.tsx'
import { Road } from './road.tsx'
import { type TrendSet, trendModelOf } from './trend-model.ts'
import { TrendTable } from './trend-table.tsx'

const counts = [30, 50, 100, 200]

/** Occurrence, omission and roads of past draws, with the reminder that draws know nothing of each other. */
export function TrendsPage() {
  const page = usePage()
  const { t, boot } = page
  const { sets, sides } = trendModelOf(boot.game.format)
  const [count, setCount] = useState(counts[0]!)
  const [chosen, setChosen] = useState(0)
  const { draws, hasFailed } = useHeldDraws(count)
  const results: Result[] = (draws ?? []).flatMap(({ numbers }) => (numbers ? [numbers] : [])).reverse()
  return (
    <div className="page">
      <p className="independent">{t('trends.independent')}</p>
      <p className="page-tools">
        <span className="label">{t('drawsShown')}</span>
        <select
          aria-label={t('drawsShown')}
          value={count}
          onChange={event => setCount(Number(event.currentTarget.value))}
        >
          {counts.map(each => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <select
          aria-label={t('trends.values')}
          value={chosen}
          onChange={event => setChosen(Number(event.currentTarget.value))}
        >
          {sets.map((set, place) => (
            <option key={setName(page, set)} value={place}>
              {setName(page, set)}
            </option>
          ))}
        </select>
      </p>
      <div className="trends" aria-live="polite">
        {hasFailed && <p role="alert">{t('noAnswer')}</p>}
        {!hasFailed && draws && results.length === 0 && <p className="hint">{t('noResult')}</p>}
        {!hasFailed && results.length > 0 && (
          <>
            <div className="roads">
              {sides.map(pair => (
                <Road key={pair.betCode + pair.sides[0]} pair={pair} results={results} />
              ))}
            </div>
            <HotAndCold set={sets[chosen]!} results={results} />
            <TrendTable set={sets[chosen]!} results={results} />
          </>
        )}
      </div>
    </div>
  )
}

function setName({ t, boot }: PageContext, { betCode, place }: TrendSet): string {
  const { format } = boot.game
  const name = betName(t, format, betCode ?? (format === 'KENO' ? 'SPOT' : 'F6'))
  return place === null ? name : `${name}: ${rowName(t, format, betCode!, place)}`
}
