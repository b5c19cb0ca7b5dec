import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import classes from '../../../shared/forms/forms.module.css'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { DepositChannel } from './channel-choice.tsx'

/** How to pay by the chosen channel, step by step. */
export function Tutorial({ channel: { code, steps } }: { channel: DepositChannel }) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={classes.section}>
      <div>
        <Button look="quiet" icon="circle-question-mark" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('cashier.tutorial')}
        </Button>
      </div>
      {isOpen && (
        <ol className={classes.section} data-tutorial={code}>
          {steps.map((step, index) => (
            <li key={step} className={classes.step}>
              <b>{index + 1}</b>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
