import { usePage } from '../context.ts'
import { prizesOf } from './prizes.ts'

/** Every number of a result by its prize, behind a line to open; nothing where one row says it all. */
export function FullResult({ numbers }: { numbers: readonly string[] }) {
  const { boot, t } = usePage()
  const prizes = prizesOf(boot.game.format)
  if (!prizes) return null
  return (
    <details className="full">
      <summary>{t('fullResult')}</summary>
      <table className="prize-table">
        <tbody>
          {prizes.map(({ name, from, count }) => (
            <tr key={name} className={`prize-${name}`}>
              <th scope="row">{t(`prizes.${name}`)}</th>
              <td>
                <div className="numbers">
                  {numbers.slice(from, from + count).map((number, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two prizes may have the same number
                    <span key={place} className="number">
                      {number}
                    </span>
                  ))}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
