import { LEAST_LINE_UNITS } from '@baize/game-kit/book/bets/least-stake'
import { useId } from 'react'
import { usePage, usePicture } from '../../context.ts'
import type { Refusal } from '../slip-state.ts'
import { stakePlus, stakeText } from '../stakes.ts'
import { RefusalLine } from './refusal-line.tsx'

interface StakeFieldProps {
  label: string
  text: string
  maxUnits: string | null
  refusal: Refusal | undefined
  isDisabled?: boolean
  /** True where a number pad types, so that the keyboard of the device stays away. */
  usesPad: boolean
  onChange(text: string): void
  onFocus(): void
}

/** A stake, with the most that is taken. */
export function StakeField(props: StakeFieldProps) {
  const { label, text, maxUnits, refusal, isDisabled, usesPad, onChange, onFocus } = props
  const { t, money } = usePage()
  const id = useId()
  return (
    <div className="stake-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode={usesPad ? 'none' : 'decimal'}
        autoComplete="off"
        placeholder={stakeText(LEAST_LINE_UNITS)}
        value={text}
        disabled={isDisabled}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal ? `${id}-refusal` : undefined}
        onFocus={onFocus}
        onChange={event => onChange(event.currentTarget.value.replace(',', '.'))}
      />
      <p className="stake-bounds">
        <span>{t('slip.least', { amount: money(LEAST_LINE_UNITS) })}</span>
        {maxUnits !== null && (
          <button type="button" className="stake-max" onClick={() => onChange(stakeText(maxUnits))}>
            {t('slip.max', { amount: money(maxUnits) })}
          </button>
        )}
      </p>
      {refusal && <RefusalLine id={`${id}-refusal`} refusal={refusal} />}
    </div>
  )
}

interface QuickStakesProps {
  text: string
  onChange(text: string): void
}

/** Amounts that add to a stake, and the last one that was placed. */
export function QuickStakes({ text, onChange }: QuickStakesProps) {
  const { t, settings, slip } = usePage()
  const { quickStakesUnits } = usePicture(settings)
  const { lastStake } = usePicture(slip)
  return (
    <fieldset className="quick-stakes" aria-label={t('slip.quick')}>
      {quickStakesUnits.map(units => (
        <button key={units} type="button" className="pill" onClick={() => onChange(stakePlus(text, BigInt(units)))}>
          +{stakeText(units)}
        </button>
      ))}
      {lastStake && (
        <button type="button" className="pill" onClick={() => onChange(lastStake)}>
          {t('slip.last', { stake: lastStake })}
        </button>
      )}
    </fieldset>
  )
}
