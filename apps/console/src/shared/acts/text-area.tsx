import { useId } from 'react'
import classes from './text-area.module.css'

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
  rows: number
  hint?: string
  /** Stands in the hint's place. */
  error?: string | undefined
}

/** A labelled field of several lines, with its hint or its fault below. */
export function TextArea({ label, value, onChange, rows, hint, error }: Props) {
  const id = useId()
  const said = error ?? hint
  return (
    <div className={classes.area}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={said ? `${id}-said` : undefined}
        onChange={event => onChange(event.target.value)}
      />
      {said && (
        <p id={`${id}-said`} className={error ? classes.error : undefined}>
          {said}
        </p>
      )}
    </div>
  )
}
