import { useId } from 'react'
import classes from './file-field.module.css'

interface Props {
  label: string
  /** Types that are offered, as an input of the browser takes them. */
  accept: string
  error?: string | undefined
  disabled?: boolean
  onFile: (file: File | null) => void
}

/** A file that is brought, with what is wrong with it below. */
export function FileField({ label, accept, error, disabled, onFile }: Props) {
  const id = useId()
  return (
    <div className={classes.file}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-fault` : undefined}
        onChange={event => onFile(event.target.files?.[0] ?? null)}
      />
      {error && (
        <p id={`${id}-fault`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
