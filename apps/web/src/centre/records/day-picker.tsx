import { useText } from '../../shared/i18n/use-text.ts'
import { type DayPreset, type Days, futurePresets, pastPresets, presetDays } from './day-ranges.ts'
import classes from './filter-bar.module.css'

export interface DayPickerProps {
  /** Null while no days are chosen. */
  days: Days | null
  today: string
  /** Whether days to come may be chosen too. */
  future?: boolean
  onDays: (days: Days) => void
}

/** Ranges of days under a name: the previous ones, and the next ones where days to come may be chosen. */
export function DayPresets({ days, today, future = false, onDays }: DayPickerProps) {
  const t = useText()
  const presets: readonly DayPreset[] = future ? [...pastPresets, ...futurePresets] : pastPresets
  const isChosen = (preset: DayPreset): boolean => {
    const { from, to } = presetDays(preset, today)
    return from === days?.from && to === days.to
  }
  return (
    <fieldset className={classes.presets}>
      <legend className="visually-hidden">{t('records.days')}</legend>
      {presets.map(preset => (
        <button
          key={preset}
          type="button"
          className={classes.preset}
          aria-pressed={isChosen(preset)}
          onClick={() => onDays(presetDays(preset, today))}
        >
          {t(`records.${preset}`)}
        </button>
      ))}
    </fieldset>
  )
}

/** First and last day as fields; whichever is chosen first becomes both. */
export function DayFields({ days, today, future = false, onDays }: DayPickerProps) {
  const t = useText()
  const last = future ? undefined : today
  return (
    <>
      <Day
        label={t('records.from')}
        value={days?.from}
        max={days?.to ?? last}
        onDay={from => onDays({ from, to: days?.to ?? from })}
      />
      <Day
        label={t('records.to')}
        value={days?.to}
        min={days?.from}
        max={last}
        onDay={to => onDays({ from: days?.from ?? to, to })}
      />
    </>
  )
}

interface DayProps {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onDay: (day: string) => void
}

function Day({ label, value, min, max, onDay }: DayProps) {
  return (
    <label className={classes.field}>
      <span>{label}</span>
      <input
        type="date"
        value={value ?? ''}
        min={min}
        max={max}
        onChange={({ target }) => target.value !== '' && onDay(target.value)}
      />
    </label>
  )
}
