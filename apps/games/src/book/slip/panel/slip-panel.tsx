import { Button } from '@baize/ui/button.tsx'
import { EmptyState } from '@baize/ui/states.tsx'
import { useState } from 'react'
import { usePage, usePicture } from '../../context.ts'
import { TabStrip } from '../../layout/tab-strip.tsx'
import { chanceText, oddsOf } from '../../odds/odds-words.ts'
import { productMilli } from '../leg-now.ts'
import type { SlipTab } from '../slip-state.ts'
import { slipSums } from '../sums.ts'
import { useSlip } from '../use-slip.ts'
import { LegRow } from './leg-row.tsx'
import { NumberPad } from './number-pad.tsx'
import { PlaceButton } from './place-button.tsx'
import { PlacedList } from './placed-list.tsx'
import { RelatedPairs } from './related-pairs.tsx'
import { SlipStakes, stakeEvent, stakeOf } from './slip-stakes.tsx'

const fewestForSystem = 3
const mostForSystem = 8

/** The bet slip: selections, stakes, what they could pay and what comes back of them, and the press that bets. */
export function SlipPanel({ hasPad = false }: { hasPad?: boolean }) {
  const { t, slip, settings, live, notice, money } = usePage()
  const { oddsFormat } = usePicture(settings)
  const { state, legs } = useSlip()
  /** The notice about the slip goes with it. */
  const clear = () => {
    slip.tell({ type: 'cleared' })
    live.say('')
    notice.clear()
  }
  const [chosen, setChosen] = useState('')
  if (legs.length === 0)
    return (
      <div className="slip-inside">
        <PlacedList bets={state.placed} canKeep={state.kept !== null} />
        {state.placed.length === 0 && (
          <EmptyState icon="layout-grid" title={t('slip.empty')}>
            <p className="hint">{t('slip.emptyHint')}</p>
          </EmptyState>
        )}
      </div>
    )
  const sums = slipSums(state, legs)
  const odds = state.tab === 'multiple' ? productMilli(legs) : null
  const tabs: [SlipTab, string][] = [
    ['single', t('slip.single')],
    ...(legs.length > 1 ? ([['multiple', t('slip.multiple')]] as [SlipTab, string][]) : []),
    ...(legs.length >= fewestForSystem && legs.length <= mostForSystem
      ? ([['system', t('slip.system')]] as [SlipTab, string][])
      : []),
  ]
  const padKey = state.tab === 'single' ? chosen || legs[0]!.leg.key : state.tab
  return (
    <div className="slip-inside">
      <TabStrip
        label={t('slip.kind')}
        tabs={tabs}
        chosen={tabs.some(([tab]) => tab === state.tab) ? state.tab : 'single'}
        onChoose={tab => slip.tell({ type: 'tab', tab })}
      />
      {state.tab !== 'single' && <RelatedPairs />}
      <div className="legs">
        {legs.map(now => (
          <div key={now.leg.key} className="leg-box">
            <LegRow now={now} />
            {state.tab === 'single' && (
              <SlipStakes stakeKey={now.leg.key} state={state} now={now} usesPad={hasPad} onFocus={setChosen} />
            )}
          </div>
        ))}
      </div>
      {state.tab !== 'single' && <SlipStakes stakeKey={state.tab} state={state} usesPad={hasPad} onFocus={setChosen} />}
      {hasPad && <NumberPad text={stakeOf(state, padKey)} onChange={text => slip.tell(stakeEvent(padKey, text))} />}
      <div className="slip-foot">
        <dl className="slip-sums">
          {odds !== null && (
            <div>
              <dt>{t('slip.odds')}</dt>
              <dd>{oddsOf(odds, oddsFormat)}</dd>
            </div>
          )}
          <div>
            <dt>{t('slip.total')}</dt>
            <dd>{money(sums.stakeUnits)}</dd>
          </div>
          <div>
            <dt>{t('slip.possible')}</dt>
            <dd>{money(sums.payoutUnits)}</dd>
          </div>
          {sums.rtp !== null && (
            <div>
              <dt>{t('slip.rtp')}</dt>
              <dd>{chanceText(Math.round(sums.rtp * 1_000_000))}</dd>
            </div>
          )}
        </dl>
        <PlaceButton state={state} legs={legs} sums={sums} />
      </div>
      <Button look="quiet" size="small" disabled={state.sent !== null} onClick={clear}>
        {t('slip.clear')}
      </Button>
    </div>
  )
}
