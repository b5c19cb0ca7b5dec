import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import classes from '../../forms/forms.module.css'
import type { DepositChannel } from './channel-choice.tsx'

/** How to pay, step by step, for each channel. */
export function Tutorial({ channels }: { channels: DepositChannel[] }) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={classes.section}>
      <div>
        <Button look="quiet" icon="circle-question-mark" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('cashier.tutorial')}
        </Button>
      </div>
      {isOpen &&
        channels.map(({ code, name, steps }) => (
          <section key={code} className={classes.section} data-tutorial={code}>
            <h4>{name}</h4>
            <ol className={classes.section}>
              {steps.map((step, index) => (
                <li key={step} className={classes.step}>
                  <b>{index + 1}</b>
                  {step}
                </li>
              ))}
            </ol>
          </section>
        ))}
    </div>
  )
}
