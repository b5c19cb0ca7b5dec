import { type Ref, useRef } from 'react'
import { classNames } from './class-names.ts'
import { DayButton } from './day-button.tsx'
import classes from './day-field.module.css'
import { type DayBounds, readDay } from './day-text.ts'
import { type DayWords, useDayInput } from './use-day-input.ts'

export interface DayFieldProps extends DayBounds {
  label: string
  hint?: string
  /** Stands in the hint's place. */
  error?: string | undefined
  name?: string | undefined
  /** Empty while no day is chosen, which is a choice too. */
  value: string
  today: string
  words: DayWords
  inputRef?: Ref<HTMLInputElement> | undefined
  onDay: (day: string) => void
}

/** A day, typed or chosen from a calendar. */
export function DayField(props: DayFieldProps) {
  const { label, hint, error, name, value, today, min, max, words, inputRef, onDay } = props
  const box = useRef<HTMLDivElement>(null)
  const { id, input, message } = useDayInput({ value, min, max, onDay, ofForm: true }, words)
  const fault = error ?? message
  const note = fault ?? hint
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div ref={box} className={classes.box} data-invalid={fault ? true : undefined}>
        <input
          {...input}
          ref={inputRef}
          name={name}
          className={classes.input}
          aria-invalid={fault ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        <DayButton
          {...{ label, words, today, min, max }}
          value={readDay(value)}
          anchor={box}
          className={classes.open}
          onChoose={onDay}
        />
      </div>
      {note && (
        <p
          id={`${id}-note`}
          className={classNames(classes.note, fault && classes.fault)}
          role={fault ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  )
}
