import type { ResponseOf } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import classes from '../../forms/forms.module.css'
import { useMoment } from '../../forms/use-moment.ts'
import { LoginPasswordForm } from './login-password-form.tsx'
import { WithdrawalPasswordForm } from './withdrawal-password-form.tsx'

export type SecurityState = ResponseOf<'security.state'>

/** The two passwords: the one to sign in with, and the one for money that leaves. */
export function Secrets({ state, onChange }: { state: SecurityState; onChange: () => void }) {
  const t = useText()
  const moment = useMoment()
  const [open, setOpen] = useState<'login' | 'withdrawal' | null>(null)
  const { isSet, lockedUntil } = state.withdrawalPassword
  const close = () => {
    setOpen(null)
    onChange()
  }
  return (
    <section className={classes.card}>
      <div className={classes.row}>
        <span className={classes.named}>
          <strong>{t('cashier.loginPassword')}</strong>
          <small>{t('cashier.changedAt', { time: moment(state.passwordChangedAt) })}</small>
        </span>
        {open !== 'login' && (
          <Button data-testid="change-login-password" onClick={() => setOpen('login')}>
            {t('cashier.change')}
          </Button>
        )}
      </div>
      {open === 'login' && <LoginPasswordForm onDone={close} onCancel={() => setOpen(null)} />}
      <div className={classes.row}>
        <span className={classes.named}>
          <strong>{t('cashier.withdrawalPassword')}</strong>
          <small>
            {lockedUntil
              ? t('cashier.lockedUntil', { time: moment(lockedUntil) })
              : t(isSet ? 'cashier.passwordSet' : 'cashier.passwordNotSet')}
          </small>
        </span>
        {open !== 'withdrawal' && (
          <Button
            look={isSet ? 'plain' : 'main'}
            data-testid="set-withdrawal-password"
            onClick={() => setOpen('withdrawal')}
          >
            {t(isSet ? 'cashier.change' : 'cashier.setNow')}
          </Button>
        )}
      </div>
      {open === 'withdrawal' && (
        <WithdrawalPasswordForm isFirst={!isSet} onDone={close} onCancel={() => setOpen(null)} />
      )}
    </section>
  )
}
