import { Button } from '@baize/ui/button.tsx'
import { Icon } from '@baize/ui/icon.tsx'
import { useEffect, useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import { useMoneyText } from '../money/use-money-text.ts'
import { Figures } from './figures.tsx'
import classes from './forms.module.css'

interface Props {
  sent: { amount: string; account: string }
  /** What is left to transfer. */
  available: string
  onAgain: () => void
  onDone?: () => void
}

/** Stands in the place of a form whose transfer went through: what went where, and what is left. */
export function SentNote({ sent: { amount, account }, available, onAgain, onDone }: Props) {
  const t = useText()
  const text = useMoneyText()
  const note = useRef<HTMLElement>(null)
  // The button that sent it is gone, and with it the place of who uses the keyboard.
  useEffect(() => note.current?.focus(), [])
  return (
    <section ref={note} className={classes.section} tabIndex={-1} aria-label={t('cashier.transfer')} data-testid="sent">
      <p className={classes.success} role="status">
        <Icon name="badge-check" size={22} />
        <strong>{t('cashier.sentTo', { amount: text(amount), account })}</strong>
      </p>
      <Figures figures={[{ label: t('cashier.canTransfer'), text: text(available) }]} />
      <div className={classes.actions}>
        <Button onClick={onAgain}>{t('cashier.transferAgain')}</Button>
        {onDone && (
          <Button look="main" onClick={onDone}>
            {t('action.close')}
          </Button>
        )}
      </div>
    </section>
  )
}
