import { Plate } from '../../cloth/families/xoc-dia.tsx'
import { usePage } from '../../context.ts'
import { resultText } from '../../names/result-text.ts'
import { resultsOf } from '../road-entries.ts'
import type { HistoryProps } from './history-props.ts'

const shown = 20

/** The newest results, each in a line or as what lay there. */
export function LastResults({ picture }: HistoryProps) {
  const { t, rules } = usePage()
  const results = resultsOf(picture.history).slice(-shown).reverse()
  if (results.length === 0) return <p className="hint">{t('roads.empty')}</p>
  const isPlates = rules.definition.kind === 'xoc-dia'
  return (
    <ol className={isPlates ? 'last-plates' : 'last-lines'}>
      {results.map(({ serial, result, facts }) => {
        const text = resultText({ t, rules, facts }, result)
        return (
          <li key={serial} title={text}>
            {isPlates ? (
              <>
                <Plate red={Number(rules.roadEntry(result)!.bead)} />
                <span className="unseen">{text}</span>
              </>
            ) : (
              text
            )}
          </li>
        )
      })}
    </ol>
  )
}
