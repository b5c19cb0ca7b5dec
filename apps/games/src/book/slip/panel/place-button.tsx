import { Button } from '@baize/ui/button.tsx'
import { usePage, usePicture } from '../../context.ts'
import { oddsOf } from '../../odds/odds-words.ts'
import { isAboveMostOdds, type LegNow, productMilli, wantsAgreement } from '../leg-now.ts'
import { relatedPairs } from '../related.ts'
import type { SlipState } from '../slip-state.ts'
import { stakeUnits } from '../stakes.ts'
import type { BetSums } from '../sums.ts'
import { SentSlip } from './sent-slip.tsx'

const mostLegs = 12

interface PlaceButtonProps {
  state: SlipState
  legs: readonly LegNow[]
  sums: BetSums
}

/** The one press that bets; where odds changed it names those that it accepts. */
export function PlaceButton({ state, legs, sums }: PlaceButtonProps) {
  const { t, desk, line, settings, money } = usePage()
  const { policy, oddsFormat } = usePicture(settings)
  const { isConnected } = usePicture(line)
  if (state.sent) return <SentSlip sent={state.sent} />
  const fault = faultOf(state, legs)
  const staked = legs.filter(({ leg }) => state.tab !== 'single' || stakeUnits(state.stakes[leg.key] ?? '') !== null)
  // Singles are accepted one by one, a multiple and a system by the product of their odds.
  const open = staked.filter(({ milli }) => milli !== null)
  const changed =
    state.tab === 'single'
      ? open.filter(leg => wantsAgreement([leg], policy))
      : wantsAgreement(open, policy)
        ? open
        : []
  const amount = money(sums.stakeUnits)
  const odds = productMilli(changed)
  const label =
    changed.length === 0
      ? t('slip.place', { amount })
      : changed.length === 1 || state.tab === 'multiple'
        ? t('slip.accept', { odds: oddsOf(odds!, oddsFormat), amount })
        : t('slip.acceptAll', { amount })
  return (
    <>
      {fault && <p className="hint">{t(`slip.fault.${fault}`)}</p>}
      {!isConnected && <p className="hint">{t('slip.offline')}</p>}
      <Button
        look="main"
        size="large"
        wide
        disabled={fault !== null || !isConnected || sums.stakeUnits === 0n}
        onClick={() => void (changed.length > 0 ? desk.agreeAndPlace() : desk.place())}
      >
        {label}
      </Button>
    </>
  )
}

/** Why the open tab cannot be placed as it is. */
function faultOf(state: SlipState, legs: readonly LegNow[]): 'related' | 'shut' | 'odds' | 'legs' | 'books' | null {
  if (state.tab === 'single') return null
  if (relatedPairs(state).length > 0) return 'related'
  if (legs.some(({ milli }) => milli === null)) return 'shut'
  if (new Set(legs.map(({ leg }) => bookOf(leg.sport))).size > 1) return 'books'
  if (state.tab === 'multiple' && legs.length > mostLegs) return 'legs'
  return state.tab === 'multiple' && isAboveMostOdds(legs) ? 'odds' : null
}

const bookOf = (sport: string): string => (['LANE', 'TACT', 'DUEL'].includes(sport) ? 'esports' : 'sports')
