import type { ResponseOf } from '@baize/api'
import { useState } from 'react'
import classes from '../../../shared/forms/forms.module.css'
import { Opener } from '../../../shared/forms/opener.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useMoment } from '../../../shared/moments/use-moment.ts'
import { ForgottenDigitsForm } from './forgotten-digits-form.tsx'
import { LoginPasswordForm } from './login-password-form.tsx'
import { WithdrawalPasswordForm } from './withdrawal-password-form.tsx'

export type SecurityState = ResponseOf<'security.state'>

/** The two passwords: the one to sign in with, and the one for money that leaves. */
export function Secrets({ state, onChange }: { state: SecurityState; onChange: () => void }) {
  const t = useText()
  const moment = useMoment()
  const [open, setOpen] = useState<'login' | 'withdrawal' | 'forgotten' | null>(null)
  const { isSet, lockedUntil } = state.withdrawalPassword
  const canProve = state.mobile !== null || state.email !== null
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
        <Opener isOpen={open === 'login'} data-testid="change-login-password" onClick={() => setOpen('login')}>
          {t('cashier.change')}
        </Opener>
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
        <span className={classes.actions}>
          {isSet && canProve && (
            <Opener
              look="quiet"
              isOpen={open === 'forgotten'}
              data-testid="forgotten-digits"
              onClick={() => setOpen('forgotten')}
            >
              {t('cashier.forgotten')}
            </Opener>
          )}
          <Opener
            look={isSet ? 'plain' : 'main'}
            isOpen={open === 'withdrawal'}
            data-testid="set-withdrawal-password"
            onClick={() => setOpen('withdrawal')}
          >
            {t(isSet ? 'cashier.change' : 'cashier.setNow')}
          </Opener>
        </span>
      </div>
      {isSet && !canProve && <p className={classes.lead}>{t('cashier.forgottenBind')}</p>}
      {open === 'withdrawal' && (
        <WithdrawalPasswordForm isFirst={!isSet} onDone={close} onCancel={() => setOpen(null)} />
      )}
      {open === 'forgotten' && <ForgottenDigitsForm state={state} onDone={close} onCancel={() => setOpen(null)} />}
    </section>
  )
}
