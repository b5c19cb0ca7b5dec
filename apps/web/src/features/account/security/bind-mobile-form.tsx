import { toast } from '@baize/ui/toast.tsx'
import { call } from '../../../shared/api/call.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { FormFault } from '../../../shared/fields/form-fault.tsx'
import { asked, filledIn, smsCode } from '../../../shared/fields/rules.ts'
import { useFields } from '../../../shared/fields/use-fields.ts'
import { FormActions } from '../../../shared/forms/form-actions.tsx'
import classes from '../../../shared/forms/forms.module.css'
import { useText } from '../../../shared/i18n/use-text.ts'
import { LoginPasswordField } from '../../../shared/secrets/login-password-field.tsx'
import { cooldownSeconds } from '../sms/cooldown.ts'
import { MobileField } from '../sms/mobile-field.tsx'
import { SmsCodeField } from '../sms/sms-code-field.tsx'
import { useCountry } from '../sms/use-country.ts'

/** A number, the code that was sent to it, and the password to sign in with. */
export function BindMobileForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const t = useText()
  const { registerRules } = useApp().permission.info
  const country = useCountry()
  const fields = useFields({
    names: ['mobileNum', 'verificationCode', 'password'] as const,
    rules: { mobileNum: asked(registerRules.mobileNum), verificationCode: smsCode, password: filledIn },
    async send({ mobileNum, verificationCode, password }) {
      const countryDialingCode = await country.dialingCode()
      await call('security.bindMobile', { mobileNum, countryDialingCode, verificationCode, password })
      toast(t('cashier.bound'))
      onDone()
    },
  })
  return (
    <form ref={fields.form} className={classes.form} noValidate onSubmit={event => void fields.submit(event)}>
      <FormFault text={fields.faults.form} />
      <MobileField country={country} {...fields.bind('mobileNum')} />
      <SmsCodeField
        {...fields.bind('verificationCode')}
        hint=""
        options={{
          isNumberFit: () => fields.checkNow('mobileNum'),
          async ask() {
            const number = { mobileNum: fields.value('mobileNum'), countryDialingCode: await country.dialingCode() }
            const sent = await call('security.mobileCode', number)
            return cooldownSeconds(sent.expiredMinutes, 'gateway')
          },
        }}
      />
      <LoginPasswordField {...fields.bind('password')} />
      <FormActions submit={t('cashier.bind')} busy={fields.busy} onBack={onCancel} />
    </form>
  )
}
