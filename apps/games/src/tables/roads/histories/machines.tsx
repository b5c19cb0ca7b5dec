import { favouriteShare, machineRecords } from '@baize/game-kit/tables/histories/yard'
import type { YardDefinition } from '@baize/game-kit/tables/yard/definition'
import type { YardResult } from '@baize/game-kit/tables/yard/rules'
import { Grade } from '../../cloth/families/yard.tsx'
import { usePage } from '../../context.ts'
import { resultsOf } from '../road-entries.ts'
import type { HistoryProps } from './history-props.ts'

const newest = 50

/** What each machine did in the last bouts beside its grade, and how often the likelier side won. */
export function Machines({ picture }: HistoryProps) {
  const { t, rules } = usePage()
  const definition = rules.definition as YardDefinition
  const results = resultsOf(picture.history)
    .slice(-newest)
    .map(({ result }) => result as YardResult)
  const { bouts, won, expected } = favouriteShare(definition, results)
  return (
    <>
      <p className="hint">{t('yard.grades')}</p>
      <p className="hint">{t('yard.favourites', { won, bouts, expected: expected.toFixed(1) })}</p>
      <table className="shares">
        <thead>
          <tr>
            <th scope="col">{t('yard.machine')}</th>
            <th scope="col">{t('yard.grade')}</th>
            <th scope="col">{t('yard.record')}</th>
          </tr>
        </thead>
        <tbody>
          {machineRecords(definition, results).map(({ name, grade, won, drawn, lost }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Grade grade={grade} />
                <span className="unseen">{grade}</span>
              </td>
              <td>{`${won}–${drawn}–${lost}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
