import { toast } from '@baize/ui/toast.tsx'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { FormFault } from '../../../shared/fields/form-fault.tsx'
import { filledIn, smsCode } from '../../../shared/fields/rules.ts'
import { useFields } from '../../../shared/fields/use-fields.ts'
import { FormActions } from '../../../shared/forms/form-actions.tsx'
import classes from '../../../shared/forms/forms.module.css'
import { useText } from '../../../shared/i18n/use-text.ts'
import { digitsRule } from '../../../shared/secrets/digits-rule.ts'
import { LoginPasswordField } from '../../../shared/secrets/login-password-field.tsx'
import { SecretField } from '../../../shared/secrets/secret-field.tsx'
import { cooldownSeconds } from '../sms/cooldown.ts'
import { SmsCodeField } from '../sms/sms-code-field.tsx'
import type { SecurityState } from './secrets.tsx'

interface Props {
  state: SecurityState
  onDone: () => void
  onCancel: () => void
}

/** Sets forgotten digits anew: a code to what is bound, the password to sign in with, and new digits twice. */
export function ForgottenDigitsForm({ state, onDone, onCancel }: Props) {
  const t = useText()
  const { holdHours } = useApp().permission.info
  const ways = (['mobile', 'email'] as const).filter(each => state[each] !== null)
  const [way, setWay] = useState(ways[0] ?? 'mobile')
  const fields = useFields({
    names: ['verificationCode', 'password', 'newPassword', 'confirmNewPassword'] as const,
    rules: { verificationCode: smsCode, password: filledIn, newPassword: digitsRule, confirmNewPassword: digitsRule },
    async send(values) {
      await call('security.resetWithdrawalPassword', { way, ...values })
      toast(t('cashier.passwordSaved'))
      onDone()
    },
  })
  return (
    <form ref={fields.form} className={classes.form} noValidate onSubmit={event => void fields.submit(event)}>
      <FormFault text={fields.faults.form} />
      <p className={classes.lead}>{t('cashier.forgottenHold', { hours: holdHours.recovery })}</p>
      <fieldset className={classes.quick}>
        <legend className={classes.lead}>{t('cashier.codeTo')}</legend>
        {ways.map(each => (
          <button
            key={each}
            type="button"
            className={classes.chip}
            aria-pressed={each === way}
            onClick={() => setWay(each)}
          >
            {state[each]}
          </button>
        ))}
      </fieldset>
      <SmsCodeField
        key={way}
        label={t(way === 'mobile' ? 'field.verificationCode' : 'cashier.mailCode')}
        {...fields.bind('verificationCode')}
        hint=""
        options={{
          isNumberFit: () => true,
          ask: async () => cooldownSeconds((await call('security.forgottenCode', { way })).expiredMinutes, 'gateway'),
        }}
      />
      <LoginPasswordField {...fields.bind('password')} />
      <SecretField label={t('cashier.newDigits')} {...fields.bind('newPassword')} hint="" />
      <SecretField label={t('cashier.repeatDigits')} {...fields.bind('confirmNewPassword')} hint="" />
      <FormActions submit={t('cashier.save')} busy={fields.busy} onBack={onCancel} />
    </form>
  )
}
