import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { useEffect, useState } from 'react'
import { useApp } from '../../../shared/app/use-app.ts'
import type { DialogRequest } from '../../../shared/dialogs/dialog-store.ts'
import { FormFault } from '../../../shared/fields/form-fault.tsx'
import type { TextKey } from '../../../shared/i18n/use-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import classes from '../auth.module.css'
import { CaptchaPicture } from '../captcha-picture.tsx'
import { MobileField } from '../sms/mobile-field.tsx'
import { SmsCodeField } from '../sms/sms-code-field.tsx'
import type { CaptchaState } from '../use-captcha.ts'
import type { RegisterSettings, RegistrationField, RegistrationTab } from './registration-fields.ts'
import type { useAffiliate } from './use-affiliate.ts'
import { useRegistration } from './use-registration.ts'

export interface RegisterFormProps {
  tab: RegistrationTab
  settings: RegisterSettings
  affiliate: ReturnType<typeof useAffiliate>
  captcha: CaptchaState
  request: Extract<DialogRequest, { kind: 'register' }>
}

const secrets: readonly RegistrationField[] = ['password', 'confirmPassword', 'paymentPassword']
const autoComplete: Partial<Record<RegistrationField, string>> = {
  username: 'username',
  password: 'new-password',
  confirmPassword: 'new-password',
  payeeName: 'name',
  birthDate: 'bday',
  email: 'email',
}

/** The form of one tab. */
export function RegisterForm(props: RegisterFormProps) {
  const t = useText()
  const { minimumAge, demo } = useApp().permission.info
  const [agreed, setAgreed] = useState(true)
  const { fields, country, sms } = useRegistration(props)
  const { captcha } = props
  const needsCaptcha = fields.shown.includes('captcha')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first picture is drawn once
  useEffect(() => {
    if (needsCaptcha && !captcha.picture) captcha.replace()
  }, [needsCaptcha])

  function field(name: RegistrationField) {
    if (name === 'mobileNum') return <MobileField key={name} country={country} {...fields.bind(name)} />
    if (name === 'verificationCode') return <SmsCodeField key={name} {...fields.bind(name)} hint="" options={sms} />
    return (
      <Field
        key={name}
        {...fields.bind(name)}
        label={t(`field.${name}` as TextKey)}
        autoComplete={autoComplete[name] ?? 'off'}
        {...(name === 'confirmPassword' ? { hint: t('field.confirmHint') } : {})}
        {...(name === 'birthDate' ? { type: 'date', hint: t('field.birthDateHint', { age: minimumAge }) } : {})}
        {...(name === 'email' ? { type: 'email' } : {})}
        {...(name === 'paymentPassword' ? { inputMode: 'numeric' as const } : {})}
        {...(secrets.includes(name)
          ? { reveal: { show: t('field.showPassword'), hide: t('field.hidePassword') } }
          : {})}
        {...(name === 'captcha' && captcha.picture
          ? { aside: <CaptchaPicture picture={captcha.picture} onRenew={captcha.renew} /> }
          : {})}
      />
    )
  }

  return (
    <form ref={fields.form} className={classes.form} noValidate onSubmit={event => void fields.submit(event)}>
      <p className={classes.lead}>{t(demo ? 'auth.registerLeadDemo' : 'auth.registerLead')}</p>
      <FormFault text={fields.faults.form} />
      {fields.shown.map(field)}
      <label className={classes.agree}>
        <input type="checkbox" name="agree" checked={agreed} onChange={event => setAgreed(event.target.checked)} />
        {t('auth.agree', { age: minimumAge })}
      </label>
      <a href="/terms" target="_blank" className={classes.terms} rel="noopener">
        {t('auth.terms')}
      </a>
      {!agreed && <FormFault text={t('auth.agreeNeeded')} />}
      <Button type="submit" look="main" size="large" wide busy={fields.busy} disabled={!agreed}>
        {t('auth.registerSubmit')}
      </Button>
    </form>
  )
}
