import { wheelShares } from '@baize/game-kit/tables/histories/wheel'
import type { WheelDefinition } from '@baize/game-kit/tables/wheel/definition'
import type { WheelResult } from '@baize/game-kit/tables/wheel/rules'
import { usePage } from '../../context.ts'
import { resultsOf } from '../road-entries.ts'
import type { HistoryProps } from './history-props.ts'
import { Shares } from './shares.tsx'

const last = 20
const newest = 100

/** The last stops, and how often each kind of segment came beside its share of the wheel. */
export function WheelCounts({ picture }: HistoryProps) {
  const { t, rules } = usePage()
  const results = resultsOf(picture.history)
  if (results.length === 0) return <p className="hint">{t('roads.empty')}</p>
  const stops = results.map(({ result }) => result as WheelResult)
  return (
    <>
      <ol className="last-stops">
        {results
          .slice(-last)
          .reverse()
          .map(({ serial, result }) => (
            <li key={serial} className={`segment-${(result as WheelResult).number}`}>
              {rules.roadEntry(result)!.bead}
            </li>
          ))}
      </ol>
      <Shares
        label={t('roads.over', { n: Math.min(newest, stops.length) })}
        shares={wheelShares(rules.definition as WheelDefinition, stops, newest)}
        name={value => value}
      />
    </>
  )
}
