import { classNames } from '@baize/ui/class-names.ts'
import { countdownText } from './clock.ts'
import { usePage } from './context.ts'
import { PoolFigure } from './pool-figure.tsx'
import { isSelling } from './results/draws.ts'
import { FullResult } from './results/prize-table.tsx'
import { ResultRow } from './results/result-row.tsx'
import type { DrawWatch } from './results/watch.ts'

const nearMs = 10_000

/** The draw that sells with its countdown, and the last result. */
export const DrawPanel = ({ watch }: { watch: DrawWatch }) => (
  <section className="head-draw panel">
    <Issue watch={watch} />
    <LastResult watch={watch} />
  </section>
)

/** What time it is for the current draw. */
function Issue({ watch }: { watch: DrawWatch }) {
  const { t } = usePage()
  const draws = watch.draws.use()
  const { nowMs } = watch.time.use()
  const [current] = draws.coming
  if (!current)
    return (
      <div className="head-issue">
        <p className="phase">{t('noDraw')}</p>
      </div>
    )
  const isOnSale = isSelling(draws, nowMs)
  const leftMs = Date.parse(isOnSale ? current.closesAt : current.drawsAt) - nowMs
  return (
    <div className="head-issue">
      <p className="issue">{t('issue', { issue: current.issue })}</p>
      <p className="phase">{isOnSale ? t('closesIn') : t('drawsIn')}</p>
      <p className={classNames('countdown', leftMs < nearMs && 'is-near', !isOnSale && 'is-closed')} role="timer">
        {countdownText(leftMs, t('dayMark'))}
      </p>
      {current.hasPool && <PoolFigure />}
    </div>
  )
}

/** The last result; a fresh one is shown number by number. */
function LastResult({ watch }: { watch: DrawWatch }) {
  const { t } = usePage()
  const { awaited, shown } = watch.draws.use()
  const label = awaited[0]
    ? t('drawing', { issue: awaited[0].issue })
    : !shown
      ? t('noResult')
      : shown.draw.numbers
        ? t('resultOf', { issue: shown.draw.issue })
        : t('voided', { issue: shown.draw.issue })
  return (
    <div className="head-result">
      <p className="label">{label}</p>
      <div key={shown?.draw.issue} className={classNames('result', awaited[0] && 'is-awaited')}>
        {shown?.draw.numbers && (
          <>
            <ResultRow numbers={shown.draw.numbers} isFresh={shown.isFresh} />
            <FullResult numbers={shown.draw.numbers} />
          </>
        )}
      </div>
    </div>
  )
}
