import { toast } from '@baize/ui/toast.tsx'
import { useApp } from '../../../app/app.tsx'
import { FormFault } from '../../../auth/form-fault.tsx'
import { asked, filledIn, smsCode } from '../../../auth/rules.ts'
import { cooldownSeconds } from '../../../auth/sms/cooldown.ts'
import { MobileField } from '../../../auth/sms/mobile-field.tsx'
import { SmsCodeField } from '../../../auth/sms/sms-code-field.tsx'
import { useCountry } from '../../../auth/sms/use-country.ts'
import { useFields } from '../../../auth/use-fields.ts'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { FormActions } from '../../forms/form-actions.tsx'
import classes from '../../forms/forms.module.css'
import { LoginPasswordField } from '../../forms/login-password-field.tsx'

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
