import { isFaulty } from '../chases/plan.ts'
import { countdownText } from '../clock.ts'
import { usePage } from '../context.ts'
import type { Desk } from '../desk.ts'
import { isSelling } from '../results/draws.ts'
import { costOfAll } from './slip.ts'

/** The button that buys the slip; what it says depends on the draw that sells now. Between two draws it says when the next one opens. */
export function PlaceButton({ desk }: { desk: Desk }) {
  const { t } = usePage()
  const { tickets, phase } = desk.slip.use()
  const planned = desk.usePlanned()
  const { nowMs } = desk.watch.time.use()
  const draws = desk.watch.draws.use()
  const isOnSale = isSelling(draws, nowMs)
  const next = draws.coming[1]
  const isReady = phase === 'open' && isOnSale && tickets.length > 0 && !(planned && isFaulty(planned))
  return (
    <>
      {!isOnSale && (
        <p className="slip-closing">
          {next
            ? t('nextOpens', { issue: next.issue, time: countdownText(Date.parse(next.opensAt) - nowMs, t('dayMark')) })
            : t('noDraw')}
        </p>
      )}
      <button
        type="button"
        className="main"
        disabled={phase !== 'uncertain' && !isReady}
        onClick={() => void desk.place()}
      >
        {phase === 'placing' ? (
          t('placing')
        ) : phase === 'uncertain' ? (
          t('askAgain')
        ) : isOnSale ? (
          <BuyText desk={desk} />
        ) : (
          t('closed')
        )}
      </button>
    </>
  )
}

function BuyText({ desk }: { desk: Desk }) {
  const { t, money } = usePage()
  const { format, tickets } = desk.slip.use()
  const planned = desk.usePlanned()
  return planned && !isFaulty(planned)
    ? t('chase.order', { draws: planned.times.length, amount: money(planned.costCents) })
    : t('place', { amount: money(costOfAll(format, tickets)) })
}
