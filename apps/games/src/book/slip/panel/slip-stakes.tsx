import { lineStakeFromTotal, systemLines } from '@baize/game-kit/book/bets/system'
import { Select } from '@baize/ui/select.tsx'
import { usePage } from '../../context.ts'
import { type Texts, textOf } from '../../texts.ts'
import type { LegNow } from '../leg-now.ts'
import type { SlipEvent } from '../reduce-slip.ts'
import type { SlipState } from '../slip-state.ts'
import { stakeText, stakeUnits } from '../stakes.ts'
import { systemOf, systemsFor } from '../sums.ts'
import { QuickStakes, StakeField } from './stake-field.tsx'

/** The stake that a key of the slip has: `multiple`, `system`, or that of a leg. */
export const stakeOf = (state: SlipState, key: string): string =>
  key === 'multiple' ? state.parlayStake : key === 'system' ? state.lineStake : (state.stakes[key] ?? '')

export const stakeEvent = (key: string, text: string): SlipEvent =>
  key === 'multiple'
    ? { type: 'parlayStake', text }
    : key === 'system'
      ? { type: 'lineStake', text }
      : { type: 'stake', key, text }

interface SlipStakesProps {
  /** `multiple`, `system`, or the key of a leg. */
  stakeKey: string
  state: SlipState
  now?: LegNow
  usesPad: boolean
  onFocus(key: string): void
}

const systemName = (t: Texts, name: string): string => (name.includes('/') ? name : textOf(t, `system.${name}`))

/** Stake and quick stakes of one bet; of a system its kind too, and the stake of a line from a total. */
export function SlipStakes({ stakeKey, state, now, usesPad, onFocus }: SlipStakesProps) {
  const { t, slip, money } = usePage()
  const text = stakeOf(state, stakeKey)
  const change = (next: string) => slip.tell(stakeEvent(stakeKey, next))
  const system = stakeKey === 'system' ? systemOf(state) : null
  const lines = system ? systemLines(system).length : 1
  const units = stakeUnits(text)
  const max = now
    ? (state.limits.singlesMaxUnits[stakeKey] ?? null)
    : stakeKey === 'multiple'
      ? state.limits.parlayMaxUnits
      : null
  return (
    <div className="stakes">
      {system && (
        <Select
          look="small"
          label={t('slip.systemKind')}
          value={system.name}
          options={systemsFor(state.legs.length).map(kind => [
            kind.name,
            t('slip.lines', { name: systemName(t, kind.name), n: systemLines(kind).length }),
          ])}
          onChoose={name => slip.tell({ type: 'system', name })}
        />
      )}
      <StakeField
        label={system ? t('slip.lineStake') : t('stake')}
        text={text}
        maxUnits={max}
        refusal={state.refusals[stakeKey]}
        isDisabled={state.sent !== null || now?.milli === null}
        usesPad={usesPad}
        onChange={change}
        onFocus={() => onFocus(stakeKey)}
      />
      <QuickStakes text={text} onChange={change} />
      {system && units !== null && lines > 1 && (
        <button type="button" className="stake-max" onClick={() => change(stakeText(lineStakeFromTotal(units, lines)))}>
          {t('slip.asTotal', { amount: money(units), line: money(lineStakeFromTotal(units, lines)) })}
        </button>
      )}
      {now && state.legs.length > 1 && units !== null && (
        <button type="button" className="stake-max" onClick={() => slip.tell({ type: 'all', text })}>
          {t('slip.all', { stake: text })}
        </button>
      )}
    </div>
  )
}
