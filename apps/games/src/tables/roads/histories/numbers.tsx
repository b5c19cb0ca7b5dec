import { colourOf } from '@baize/game-kit/instant/roulette/spots'
import { rouletteBars } from '@baize/game-kit/tables/histories/roulette'
import { hotAndColdNumbers } from '@baize/game-kit/tables/histories/shares'
import { usePage } from '../../context.ts'
import { textOf } from '../../names/table-words.ts'
import { resultsOf } from '../road-entries.ts'
import type { HistoryProps } from './history-props.ts'
import { Shares } from './shares.tsx'

const last = 20
const newest = 100
const pockets = 37
const groups = ['colour', 'parity', 'half', 'dozen', 'column'] as const

/** The last numbers, hot and cold ones, and how often outside bets came beside what is expected. */
export function Numbers({ picture }: HistoryProps) {
  const { t } = usePage()
  const numbers = resultsOf(picture.history).map(({ result }) => (result as { number: number }).number)
  if (numbers.length === 0) return <p className="hint">{t('roads.empty')}</p>
  const { hot, cold } = hotAndColdNumbers(numbers, pockets)
  const bars = rouletteBars(numbers, newest)
  return (
    <div className="numbers">
      <NumberRow label={t('roads.last', { n: last })} numbers={numbers.slice(-last).reverse()} />
      <NumberRow label={t('roads.hot')} numbers={hot} />
      <NumberRow label={t('roads.cold')} numbers={cold} />
      <p className="hint">{t('roads.expectedNumbers')}</p>
      <Shares
        label={t('roads.over', { n: Math.min(newest, numbers.length) })}
        shares={groups.flatMap(group => bars[group]!)}
        name={value => textOf(t, `roulette.bars.${value}`)}
      />
    </div>
  )
}

const NumberRow = ({ label, numbers }: { label: string; numbers: readonly number[] }) => (
  <div className="number-row">
    <span className="label">{label}</span>
    <ol>
      {numbers.map((number, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same number comes several times
        <li key={place} className={`number is-${colourOf(number)}`}>
          {number}
        </li>
      ))}
    </ol>
  </div>
)
