import { Button } from '@baize/ui/button.tsx'
import { LateIcon } from '@baize/ui/late-icon.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import { type Days, pastPresets, presetDays } from './day-ranges.ts'
import classes from './filter-bar.module.css'

export interface FilterBarProps {
  days: Days
  today: string
  onDays: (days: Days) => void
  onReset: () => void
  onExport?: (() => void) | undefined
  isExporting?: boolean
  /** Choices beside the days. */
  children?: ReactNode
}

/** What a record shows: presets of days first, then days of one's own, then choices, reset and export. */
export function FilterBar({ days, today, onDays, onReset, onExport, isExporting, children }: FilterBarProps) {
  const t = useText()
  const isOpen = (preset: (typeof pastPresets)[number]): boolean => {
    const { from, to } = presetDays(preset, today)
    return from === days.from && to === days.to
  }
  return (
    <div className={classes.bar}>
      <fieldset className={classes.presets}>
        <legend className="visually-hidden">{t('records.days')}</legend>
        {pastPresets.map(preset => (
          <button
            key={preset}
            type="button"
            className={classes.preset}
            aria-pressed={isOpen(preset)}
            onClick={() => onDays(presetDays(preset, today))}
          >
            {t(`records.${preset}`)}
          </button>
        ))}
      </fieldset>
      <div className={classes.fields}>
        <Day label={t('records.from')} value={days.from} max={days.to} onDay={from => onDays({ ...days, from })} />
        <Day
          label={t('records.to')}
          value={days.to}
          min={days.from}
          max={today}
          onDay={to => onDays({ ...days, to })}
        />
        {children}
        <span className={classes.buttons}>
          <Button look="quiet" size="small" onClick={onReset}>
            {t('records.reset')}
          </Button>
          {onExport && (
            <Button size="small" busy={isExporting ?? false} onClick={onExport}>
              {!isExporting && <LateIcon name="download" size={15} />}
              {t('records.export')}
            </Button>
          )}
        </span>
      </div>
    </div>
  )
}

interface DayProps {
  label: string
  value: string
  min?: string
  max?: string
  onDay: (day: string) => void
}

function Day({ label, value, min, max, onDay }: DayProps) {
  return (
    <label className={classes.field}>
      <span>{label}</span>
      <input
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={({ target }) => target.value !== '' && onDay(target.value)}
      />
    </label>
  )
}

export interface ChoiceProps<T extends string> {
  label: string
  value: T | ''
  options: readonly (readonly [T, string])[]
  onChoose: (value: T | '') => void
}

/** One of several, or all of them. */
export function Choice<T extends string>({ label, value, options, onChoose }: ChoiceProps<T>) {
  const t = useText()
  return (
    <label className={classes.field}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value as T | '')}>
        <option value="">{t('records.all')}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
