import { usePage } from '../../context.ts'
import { resultText } from '../../names/result-text.ts'
import { cupOf } from '../../names/table-words.ts'
import { resultsOf } from '../road-entries.ts'
import type { HistoryProps } from './history-props.ts'

const lastChampions = 20
const lastMatches = 7

/** The last champions, and the last matches with their scores. */
export function Champions({ picture }: HistoryProps) {
  const { t, rules } = usePage()
  const results = resultsOf(picture.history).reverse()
  const champions = results.flatMap(({ serial, result, facts }) => {
    const { champion } = result as { champion?: number | null }
    return champion ? [{ serial, name: cupOf({ rules, facts })!.robot(champion).name }] : []
  })
  const matches = results.filter(({ phase }) => phase === 'match').slice(0, lastMatches)
  if (matches.length === 0) return <p className="hint">{t('roads.empty')}</p>
  return (
    <>
      {champions.length > 0 && (
        <>
          <p className="label">{t('cup.champions')}</p>
          <ol className="last-lines">
            {champions.slice(0, lastChampions).map(({ serial, name }) => (
              <li key={serial}>{name}</li>
            ))}
          </ol>
        </>
      )}
      <p className="label">{t('cup.matches')}</p>
      <ol className="last-lines">
        {matches.map(({ serial, result, facts }) => (
          <li key={serial}>{resultText({ t, rules, facts }, result)}</li>
        ))}
      </ol>
    </>
  )
}
