import { useState } from 'react'
import { useApp } from '../../../shared/app/use-app.ts'
import classes from '../../../shared/forms/forms.module.css'
import { Opener } from '../../../shared/forms/opener.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { BindEmailForm } from './bind-email-form.tsx'
import { BindMobileForm } from './bind-mobile-form.tsx'
import type { SecurityState } from './secrets.tsx'

/** The number and the address that reach a member, each bound by a code. */
export function Contacts({ state, onChange }: { state: SecurityState; onChange: () => void }) {
  const t = useText()
  const { holdHours } = useApp().permission.info
  const [open, setOpen] = useState<'mobile' | 'email' | null>(null)
  const close = () => {
    setOpen(null)
    onChange()
  }
  const row = (kind: 'mobile' | 'email', value: string | null) => (
    <div className={classes.row}>
      <span className={classes.named}>
        <strong>{t(`cashier.${kind}`)}</strong>
        <small data-testid={`bound-${kind}`}>{value ?? t('cashier.notBound')}</small>
      </span>
      <Opener isOpen={open === kind} data-testid={`bind-${kind}`} onClick={() => setOpen(kind)}>
        {t(value ? 'cashier.change' : 'cashier.bind')}
      </Opener>
    </div>
  )
  return (
    <section className={classes.card}>
      {row('mobile', state.mobile)}
      {open === 'mobile' && <BindMobileForm onDone={close} onCancel={() => setOpen(null)} />}
      {row('email', state.email)}
      {open === 'email' && <BindEmailForm onDone={close} onCancel={() => setOpen(null)} />}
      {holdHours.contact > 0 && (
        <p className={classes.lead}>{t('cashier.contactHold', { hours: holdHours.contact })}</p>
      )}
    </section>
  )
}
