import { usePage } from '../context.ts'
import { ResultRow } from './result-row.tsx'
import type { DrawWatch } from './watch.ts'

const drawsShown = 6

/** The draws before the last one, newest first. */
export function LastDraws({ watch }: { watch: DrawWatch }) {
  const { t } = usePage()
  const { held, shown } = watch.draws.use()
  const before = held.filter(({ issue, numbers }) => numbers && issue !== shown?.draw.issue)
  if (before.length === 0) return null
  return (
    <section className="last-draws panel" aria-label={t('pages.results')}>
      <h2>{t('pages.results')}</h2>
      <ol>
        {before.slice(0, drawsShown).map(({ issue, numbers }) => (
          <li key={issue}>
            <span className="label">{issue}</span>
            <ResultRow numbers={numbers!} />
          </li>
        ))}
      </ol>
    </section>
  )
}
