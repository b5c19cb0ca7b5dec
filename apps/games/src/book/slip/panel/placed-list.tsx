import type { BetView } from '@baize/api/studio/sports/bets'
import { Button } from '@baize/ui/button.tsx'
import { usePage } from '../../context.ts'
import { shortOdds } from '../../odds/odds-words.ts'
import { legText } from '../leg-text.ts'

/** Bets of the last slip that the studio accepted, with the odds at which it did. */
export function PlacedList({ bets, canKeep }: { bets: readonly BetView[]; canKeep: boolean }) {
  const { t, money, slip, desk } = usePage()
  if (bets.length === 0) return null
  return (
    <section className="placed-bets" aria-label={t('slip.placed')}>
      <h3>{t('slip.placed')}</h3>
      <ul>
        {bets.map(bet => (
          <li key={bet.betId}>
            <span>
              {bet.legs.map(leg => legText({ t, sport: leg.sport, home: leg.home, away: leg.away }, leg)).join(' + ')}
            </span>
            <b>
              {bet.odds
                ? t('slip.stakeAt', {
                    amount: money(bet.stakeUnits),
                    odds: shortOdds(bet.odds),
                  })
                : money(bet.stakeUnits)}
            </b>
          </li>
        ))}
      </ul>
      <div className="related-ways">
        {canKeep && (
          <Button size="small" onClick={() => void desk.keepSelections()}>
            {t('slip.keep')}
          </Button>
        )}
        <Button size="small" onClick={() => desk.go({ page: 'bets' })}>
          {t('nav.bets')}
        </Button>
        <Button size="small" look="quiet" onClick={() => slip.tell({ type: 'seen' })}>
          {t('close')}
        </Button>
      </div>
    </section>
  )
}
