import { hasSeries, rebateCents, rebateX10000 } from '@baize/game-kit/lotteries/index'
import { classNames } from '@baize/ui/class-names.ts'
import { ChasePanel } from '../chases/chase-panel.tsx'
import { isFaulty } from '../chases/plan.ts'
import { usePage } from '../context.ts'
import type { Desk } from '../desk.ts'
import { PlaceButton } from './place-button.tsx'
import { percentText } from './quote.ts'
import { costOfAll, quoted } from './slip.ts'
import { TicketRow } from './ticket-row.tsx'

/** The bet slip: its tickets, what they cost, and the button that buys them for the draw that sells. */
export function SlipView({ desk }: { desk: Desk }) {
  const { t } = usePage()
  const slip = desk.slip.use()
  const { format, tickets, phase, notice, isPulledUp } = slip
  const rows = quoted(format, tickets, slip.series, slip.told)
  const isFilled = tickets.length > 0
  return (
    <aside
      className={classNames('slip panel', isFilled && 'is-filled', isPulledUp && 'is-open')}
      aria-label={t('slip')}
      aria-busy={phase === 'placing'}
    >
      <div className="slip-head">
        <h2>
          <button
            type="button"
            className="sheet-toggle"
            aria-expanded={isPulledUp}
            onClick={() => desk.slip.tell({ type: 'pulled' })}
          >
            {t('slip')} {isFilled && <span className="count">{tickets.length}</span>}
          </button>
        </h2>
        {isFilled && (
          <button type="button" className="plain" onClick={() => desk.slip.tell({ type: 'cleared' })}>
            {t('clearSlip')}
          </button>
        )}
      </div>
      <div className="slip-body">
        {!isFilled && <p className="hint">{t('slipEmpty')}</p>}
        <ul className="tickets">
          {tickets.map((ticket, i) => (
            <TicketRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a slip may hold the same ticket twice
              key={i}
              ticket={ticket}
              oddsX10000={Math.max(...rows[i]!.oddsX10000)}
              canRemove={phase === 'open'}
              onRemove={() => desk.slip.tell({ type: 'removed', ticket })}
            />
          ))}
        </ul>
      </div>
      <div className="slip-foot">
        {isFilled && <ChasePanel desk={desk} />}
        <Total desk={desk} />
        <PlaceButton desk={desk} />
        {notice && (
          <p className="slip-notice" data-kind={notice.kind}>
            {notice.text}
          </p>
        )}
      </div>
    </aside>
  )
}

/** What the slip costs, and what goes back of the stake after the draw, or draws. */
function Total({ desk }: { desk: Desk }) {
  const { boot, t, money } = usePage()
  const { format, tickets, series } = desk.slip.use()
  const planned = desk.usePlanned()
  const costCents = costOfAll(format, tickets)
  const share = hasSeries(format) ? rebateX10000(boot.maxSeries, series) : 0
  const plan = planned && !isFaulty(planned) ? planned : { times: [1], costCents }
  const backCents = plan.times.reduce((sum, times) => sum + rebateCents(costCents * times, share), 0)
  return (
    <>
      <p className="total">
        <span>{t('total')}</span>
        <output className="figure">{money(plan.costCents)}</output>
      </p>
      {backCents > 0 && (
        <p className="slip-rebate label">
          <span>{t('rebate', { percent: percentText(share) })}</span>
          <output className="figure">{money(backCents)}</output>
        </p>
      )}
    </>
  )
}
