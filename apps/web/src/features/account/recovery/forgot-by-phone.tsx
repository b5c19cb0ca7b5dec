import { ApiError } from '@baize/client-kit/api-error.ts'
import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { toast } from '@baize/ui/toast.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { closeDialog } from '../../../shared/dialogs/dialog-store.ts'
import { FormFault } from '../../../shared/fields/form-fault.tsx'
import { asked, filledIn, smsCode } from '../../../shared/fields/rules.ts'
import { useFields } from '../../../shared/fields/use-fields.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { enterWith } from '../../../shared/session/session.ts'
import classes from '../auth.module.css'
import { solveSlider } from '../slider/solve.ts'
import { recoveryCooldownSeconds } from '../sms/cooldown.ts'
import { MobileField } from '../sms/mobile-field.tsx'
import { SmsCodeField } from '../sms/sms-code-field.tsx'
import { useCountry } from '../sms/use-country.ts'

/** Sets a new password with a code to the member's number, and the withdrawal password where there is one; signs in with it. */
export function ForgotByPhone() {
  const t = useText()
  const { registerRules, holdHours } = useApp().permission.info
  const navigate = useNavigate()
  const country = useCountry()
  // The server alone knows if the account has a withdrawal password.
  const [asksDigits, setAsksDigits] = useState(false)
  const fields = useFields({
    names: ['mobileNum', 'verificationCode', 'newPassword', 'withdrawalPassword'] as const,
    rules: {
      mobileNum: asked(registerRules.mobileNum),
      verificationCode: smsCode,
      newPassword: asked(registerRules.password),
      withdrawalPassword: { ...filledIn, enabled: asksDigits },
    },
    async send(values) {
      const mobileNum = values.mobileNum.trim()
      const { newPassword } = values
      const verificationCode = values.verificationCode.trim()
      // For the sign-in at the end: whoever gives the puzzle up has changed nothing yet.
      const slider = await solveSlider()
      if (!slider) return
      const countryDialingCode = await country.dialingCode()
      const digits = asksDigits ? { withdrawalPassword: values.withdrawalPassword } : {}
      const recovery = { mobileNum, countryDialingCode, verificationCode, newPassword, ...digits }
      await call('members.passwordByPhone', recovery).catch(error => {
        if (error instanceof ApiError && error.code === 'second_factor_required') setAsksDigits(true)
        throw error
      })
      const login = {
        username: mobileNum,
        countryDialingCode,
        password: newPassword,
        type: 'username',
        ...slider,
      } as const
      await enterWith(await call('session.login', login))
      closeDialog()
      toast(t('password.changed'))
      await navigate({ to: '/' })
    },
  })
  return (
    <form ref={fields.form} className={classes.form} noValidate onSubmit={event => void fields.submit(event)}>
      <p className={classes.lead}>{t('recovery.phoneLead', { hours: holdHours.recovery })}</p>
      <FormFault text={fields.faults.form} />
      <MobileField country={country} {...fields.bind('mobileNum')} hint="" />
      <SmsCodeField
        {...fields.bind('verificationCode')}
        hint=""
        options={{
          isNumberFit: () => fields.checkNow('mobileNum'),
          async ask(slider) {
            const mobileNum = fields.value('mobileNum').trim()
            const countryDialingCode = await country.dialingCode()
            const askedAt = performance.now()
            const number = { mobileNum, countryDialingCode, purpose: 'recovery' } as const
            const { expiredMinutes } = await call('verification.smsNoLogin', { ...number, ...slider })
            return recoveryCooldownSeconds(expiredMinutes, performance.now() - askedAt)
          },
        }}
      />
      <Field
        label={t('field.newPassword')}
        autoComplete="new-password"
        reveal={{ show: t('field.showPassword'), hide: t('field.hidePassword') }}
        {...fields.bind('newPassword')}
      />
      {asksDigits && (
        <Field
          label={t('field.paymentPassword')}
          inputMode="numeric"
          autoComplete="off"
          {...fields.bind('withdrawalPassword')}
          hint=""
        />
      )}
      <Button type="submit" look="main" size="large" wide busy={fields.busy}>
        {t('recovery.setPassword')}
      </Button>
    </form>
  )
}
