import { useRef } from 'react'
import { classNames } from './class-names.ts'
import { DayButton } from './day-button.tsx'
import classes from './day-field.module.css'
import { type DayBounds, type DayRange as Range, withEnd } from './day-text.ts'
import { type DayWords, useDayInput } from './use-day-input.ts'

export interface DayRangeProps extends DayBounds {
  /** Names both days together. */
  label: string
  fromLabel: string
  toLabel: string
  /** Null while no days are chosen. */
  value: Range | null
  today: string
  /** Days that may be chosen at most, both ends counted. */
  mostDays?: number | undefined
  words: DayWords
  className?: string | undefined
  onRange: (range: Range) => void
}

/** First and last day, typed or chosen from one calendar. An end that goes past the other takes it along. */
export function DayRange(props: DayRangeProps) {
  const { label, fromLabel, toLabel, value, today, min, max, mostDays, words, className, onRange } = props
  const box = useRef<HTMLDivElement>(null)
  const end = (name: 'from' | 'to') => ({
    ...{ value: value?.[name] ?? '', chosen: value, min, max },
    onDay: (day: string) => onRange(withEnd(value, name, day, mostDays)),
  })
  const from = useDayInput(end('from'), words)
  const to = useDayInput(end('to'), words)
  const faulty = from.message ? from : to.message ? to : null
  return (
    <fieldset className={classNames(classes.range, className)}>
      <legend className="visually-hidden">{label}</legend>
      <label htmlFor={from.id} className={classes.label}>
        {fromLabel}
      </label>
      <label htmlFor={to.id} className={classes.label}>
        {toLabel}
      </label>
      <div ref={box} className={classes.box} data-invalid={faulty ? true : undefined}>
        <input {...from.input} className={classes.input} />
        <span aria-hidden="true" className={classes.dash}>
          –
        </span>
        <input {...to.input} className={classes.input} />
        <DayButton
          {...{ label, words, today, min, max, mostDays, value }}
          range
          anchor={box}
          className={classes.open}
          onChoose={onRange}
        />
      </div>
      {faulty && (
        <p id={`${faulty.id}-note`} className={classNames(classes.note, classes.fault)} role="alert">
          {faulty.message}
        </p>
      )}
    </fieldset>
  )
}
