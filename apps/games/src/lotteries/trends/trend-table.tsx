import { hotAndCold, type Result } from '@baize/game-kit/lotteries/index'
import { valueName } from '../bet-names.ts'
import { usePage } from '../context.ts'
import { type TrendSet, trendsOf } from './trend-model.ts'

/** How often each value came and how long it has stayed away. */
export function TrendTable({ set, results }: { set: TrendSet; results: readonly Result[] }) {
  const { t, boot } = usePage()
  const { format } = boot.game
  const figures = trendsOf(format, set, results)
  const { hot, cold } = hotAndCold(figures)
  const since = (draws: number) => (draws === results.length ? `${draws}+` : String(draws))
  return (
    <section>
      <table>
        <thead>
          <tr>
            {[
              t('trends.value'),
              t('trends.occurrence'),
              t('trends.current'),
              t('trends.longest'),
              t('trends.mean'),
            ].map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...figures].map(([value, { occurrence, currentOmission, maxOmission, meanOmission }]) => (
            <tr key={value} className={hot.includes(value) ? 'is-hot' : cold.includes(value) ? 'is-cold' : ''}>
              <th scope="row">{valueName(t, format, set.betCode ?? '', value)}</th>
              <td>{occurrence}</td>
              <td>{since(currentOmission)}</td>
              <td>{maxOmission}</td>
              <td>{meanOmission.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
