import type { BetView, LegView } from '@baize/api/studio/sports/bets'
import { classNames } from '@baize/ui/class-names.ts'
import { usePage, usePicture, useZone } from '../context.ts'
import { marketName } from '../names/claim-names.ts'
import { clockText } from '../names/period-text.ts'
import { stampText } from '../names/time-text.ts'
import { oddsOf } from '../odds/odds-words.ts'
import { ProofButton } from '../proof/proof-button.tsx'
import { legText } from '../slip/leg-text.ts'
import { textOf } from '../texts.ts'
import { standingOf } from './bet-standing.ts'
import { CashOut } from './cash-out.tsx'
import { legReturns } from './leg-returns.ts'

/** A bet with its legs, how they stand, and what it pays or paid. */
export function BetCard({ bet }: { bet: BetView }) {
  const { t, money } = usePage()
  const zone = useZone()
  const { kind, system, lines, stakeUnits, payoutUnits, validUnits, mostPayoutUnits, state, outcome, legs } = bet
  const isOpen = payoutUnits === null
  const returns = kind !== 'system' && !isOpen ? legReturns(BigInt(stakeUnits), legs) : []
  const name = system ? t('bets.system', { name: system, n: lines }) : t(`bets.kind.${kind}`)
  return (
    <article className="bet" data-state={outcome ?? state}>
      <header className="bet-head">
        <b>{name}</b>
        <span className="bet-state">{outcome ? t(`outcome.${outcome}`) : textOf(t, `betState.${state}`)}</span>
      </header>
      <ul className="bet-legs">
        {legs.map((leg, place) => (
          <li key={`${leg.fixture} ${leg.market} ${leg.line4} ${leg.selection}`}>
            <BetLeg leg={leg} returned={legs.length > 1 ? (returns[place] ?? null) : null} />
          </li>
        ))}
      </ul>
      <dl className="bet-sums">
        <div>
          <dt>{t('stake')}</dt>
          <dd>{money(stakeUnits)}</dd>
        </div>
        <div>
          <dt>{isOpen ? t('slip.possible') : t('bets.payout')}</dt>
          <dd>{money(payoutUnits ?? mostPayoutUnits)}</dd>
        </div>
        {validUnits !== null && (
          <div>
            <dt>{t('bets.valid')}</dt>
            <dd>{money(validUnits)}</dd>
          </div>
        )}
      </dl>
      {outcome === 'lost' && payoutUnits !== null && BigInt(payoutUnits) > 0n && (
        <p className="hint">{t('bets.returned', { amount: money(payoutUnits) })}</p>
      )}
      {bet.creditUnits !== null && <p className="hint">{t('bets.credited', { amount: money(bet.creditUnits) })}</p>}
      {bet.voidReason && <p className="hint">{t(`void.${bet.voidReason}`)}</p>}
      {isOpen && <CashOut bet={bet} />}
      {bet.acceptedMs !== null && <ProofButton bet={bet} />}
      <p className="bet-id">
        {stampText(bet.acceptedMs ?? bet.createdMs, zone)} · <code>{bet.betId}</code>
      </p>
    </article>
  )
}

function BetLeg({ leg, returned }: { leg: LegView; returned: bigint | null }) {
  const { t, money, settings } = usePage()
  const { oddsFormat } = usePicture(settings)
  const words = { t, sport: leg.sport, home: leg.home, away: leg.away }
  const standing = standingOf(leg)
  const [home, away] = leg.score.score
  const isBegun = leg.fixtureState !== 'open' && leg.fixtureState !== 'scheduled'
  const accepted = leg.phase === 'live' ? ` (${leg.acceptedScore.join('-')})` : ''
  return (
    <div className="bet-leg">
      <span className="bet-pick">
        <b>{`${legText(words, { ...leg, combined: leg.combined.length > 0 ? leg.combined : undefined })}${accepted}`}</b>
        <b>{oddsOf(leg.milli, oddsFormat)}</b>
      </span>
      <span className="leg-market">{marketName(words, leg.market, leg.line4)}</span>
      <span className="leg-sides">
        {t('fixture.pair', { home: leg.home, away: leg.away })}
        {isBegun && ` ${home}-${away} ${leg.fixtureState === 'live' ? clockText(t, leg.score) : ''}`}
      </span>
      {standing && <span className={classNames('standing', `is-${standing}`)}>{t(`standing.${standing}`)}</span>}
      {leg.result && <span className="leg-result">{t(`result.${leg.result.kind}`)}</span>}
      {leg.voidReason && <span className="leg-result">{t(`void.${leg.voidReason}`)}</span>}
      {returned !== null && <span className="leg-sum">{t('bets.afterLeg', { amount: money(returned) })}</span>}
    </div>
  )
}
