import { Button } from '@baize/ui/button.tsx'
import { useEffect, useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import classes from './forms.module.css'

interface Props {
  /** What pressing does, in a word. */
  submit: string
  busy: boolean
  /** Leaves the form, or its last step; without one there is no way back. */
  onBack?: (() => void) | undefined
  isLarge?: boolean
}

/** The end of a form: back, and the main thing last. */
export function FormActions({ submit, busy, onBack, isLarge = false }: Props) {
  const t = useText()
  const actions = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that opened the form stands no longer where it stood: its first field takes over, also from the button
    // of the form that closed for this one.
    const { activeElement, body } = document
    if (activeElement === body || activeElement?.hasAttribute('data-opener'))
      actions.current?.closest('form')?.querySelector('input')?.focus()
  }, [])
  return (
    <div ref={actions} className={classes.actions}>
      {onBack && (
        <Button size={isLarge ? 'large' : 'medium'} onClick={onBack}>
          {t('action.back')}
        </Button>
      )}
      <Button type="submit" look="main" size={isLarge ? 'large' : 'medium'} busy={busy}>
        {submit}
      </Button>
    </div>
  )
}
