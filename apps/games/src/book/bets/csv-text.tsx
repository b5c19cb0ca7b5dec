import type { BetView } from '@baize/api/studio/sports/bets'
import { toFourDecimals } from '@baize/money'
import { useId } from 'react'
import { usePage, useZone } from '../context.ts'
import { marketName } from '../names/claim-names.ts'
import { stampText } from '../names/time-text.ts'
import { legText } from '../slip/leg-text.ts'
import { textOf } from '../texts.ts'
import { type CsvColumn, csvOf } from './bets-csv.ts'

/**
 * The bets of the page as comma-separated values, to be copied: a frame without an origin may neither save a file nor write to
 * the clipboard.
 */
export function CsvText({ bets }: { bets: readonly BetView[] }) {
  const { t } = usePage()
  const zone = useZone()
  const id = useId()
  const amount = (units: string | null) => (units === null ? '' : toFourDecimals(BigInt(units)))
  const legs = (bet: BetView) =>
    bet.legs.map(leg => {
      const words = { t, sport: leg.sport, home: leg.home, away: leg.away }
      const picked = legText(words, { ...leg, combined: leg.combined.length > 0 ? leg.combined : undefined })
      return `${leg.fixture} ${marketName(words, leg.market, leg.line4)}: ${picked} ${leg.milli / 1_000}`
    })
  const texts: Record<CsvColumn, (bet: BetView) => string> = {
    bet: bet => bet.betId,
    time: bet => stampText(bet.acceptedMs ?? bet.createdMs, zone),
    kind: bet => bet.system ?? t(`bets.kind.${bet.kind}`),
    legs: bet => legs(bet).join(' + '),
    odds: bet => bet.odds ?? '',
    stake: bet => amount(bet.stakeUnits),
    payout: bet => amount(bet.payoutUnits),
    valid: bet => amount(bet.validUnits),
    state: bet => (bet.outcome ? t(`outcome.${bet.outcome}`) : textOf(t, `betState.${bet.state}`)),
  }
  return (
    <details className="csv">
      <summary>{t('bets.csv')}</summary>
      <label htmlFor={id}>{t('bets.csvHint')}</label>
      <textarea
        id={id}
        readOnly
        rows={6}
        value={csvOf(bets, { headOf: column => t(`csv.${column}`), textOf: (bet, column) => texts[column](bet) })}
        onFocus={event => event.currentTarget.select()}
      />
    </details>
  )
}
