import { DayRange } from '@baize/ui/day-range.tsx'
import { useText } from '../../i18n/use-text.ts'
import classes from '../filter-bar.module.css'
import { type DayPreset, type Days, futurePresets, pastPresets, presetDays } from './day-ranges.ts'
import { useDayWords } from './use-day-words.ts'

export interface DayPickerProps {
  /** Null while no days are chosen. */
  days: Days | null
  today: string
  /** True when days to come may be chosen too. */
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

/** First and last day, typed or chosen from a calendar; whichever is chosen first becomes both. */
export function DayFields({ days, today, future = false, onDays, mostDays }: DayPickerProps & { mostDays?: number }) {
  const t = useText()
  const words = useDayWords(today)
  return (
    <DayRange
      {...{ value: days, today, words, mostDays }}
      label={t('records.days')}
      fromLabel={t('records.from')}
      toLabel={t('records.to')}
      max={future ? undefined : today}
      className={classes.range}
      onRange={onDays}
    />
  )
}
