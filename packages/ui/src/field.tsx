import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { useId, useState } from 'react'
import { classNames } from './class-names.ts'
import classes from './field.module.css'
import { Icon } from './icon.tsx'

/** A browser cuts what is longer than `maxLength` without a word, so that no field has it: its form says what is too long. */
export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'maxLength'> {
  label: string
  hint?: string
  /** Stands in the hint's place. */
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement>
  /** Names of the eye's two states; given, the field is a password with an eye. */
  reveal?: { show: string; hide: string }
  /** Stands before the input, as a dialling code does. */
  before?: ReactNode
  /** Stands beside the input, as a captcha picture does. */
  aside?: ReactNode
}

/** A labelled input: label above, hint under it, error in place of the hint. */
export function Field({ label, hint, error, inputRef, reveal, before, aside, type, className, ...rest }: FieldProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const message = error ?? hint
  return (
    <div className={classNames(classes.field, className)}>
      <label htmlFor={id} className={classes.label}>
        {label}
        {rest.required && (
          <span aria-hidden="true" className={classes.star}>
            *
          </span>
        )}
      </label>
      <div className={classes.row}>
        {before}
        <div className={classes.box}>
          <input
            {...rest}
            ref={inputRef}
            id={id}
            type={reveal ? (shown ? 'text' : 'password') : type}
            className={classNames(classes.input, reveal && classes.withEye)}
            aria-invalid={error ? true : undefined}
            aria-describedby={message ? `${id}-note` : undefined}
          />
          {reveal && (
            <button
              type="button"
              className={classes.eye}
              aria-label={shown ? reveal.hide : reveal.show}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              <Icon name={shown ? 'eye-off' : 'eye'} />
            </button>
          )}
        </div>
        {aside}
      </div>
      {message && (
        <p id={`${id}-note`} className={error ? classes.error : classes.hint} role={error ? 'alert' : undefined}>
          {message}
        </p>
      )}
    </div>
  )
}
