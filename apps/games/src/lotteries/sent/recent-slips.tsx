import type { SlipView } from '@baize/api/studio/lottery'
import { usePage } from '../context.ts'
import type { Desk } from '../desk.ts'
import { movedCents } from './moved-cents.ts'
import { outcomeOf } from './outcome.ts'
import { stateText } from './slip-card.tsx'

const slipsShown = 4

/** What became of the last slips. */
export function RecentSlips({ desk }: { desk: Desk }) {
  const { t } = usePage()
  const { slips } = desk.watch.draws.use()
  return (
    <section className="recent-slips panel" aria-label={t('pages.tickets')}>
      <h2>{t('pages.tickets')}</h2>
      <ul className="recent">
        {slips.length === 0 && <li className="hint">{t('noSlips')}</li>}
        {slips.slice(0, slipsShown).map(slip => (
          <RecentSlip key={slip.slipId} slip={slip} />
        ))}
      </ul>
    </section>
  )
}

function RecentSlip({ slip }: { slip: SlipView }) {
  const { t, money } = usePage()
  const moved = movedCents(slip)
  const outcome = outcomeOf(slip)
  const won = outcome === 'won'
  return (
    <li data-slip={slip.slipId} data-state={slip.state}>
      <span>{slip.issue}</span>
      <span className={`state state-${outcome ?? slip.state}`}>{stateText(t, slip)}</span>
      <span className={won ? 'figure gain' : 'figure'}>
        {`${won ? '+' : moved < 0 ? '-' : ''}${money(Math.abs(moved))}`}
      </span>
    </li>
  )
}
