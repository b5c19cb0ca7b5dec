import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { FormFault } from '../../../shared/fields/form-fault.tsx'
import { asked, smsCode } from '../../../shared/fields/rules.ts'
import { useFields } from '../../../shared/fields/use-fields.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { enterWith } from '../../../shared/session/session.ts'
import classes from '../auth.module.css'
import { solveSlider } from '../slider/solve.ts'
import { cooldownSeconds } from '../sms/cooldown.ts'
import { MobileField } from '../sms/mobile-field.tsx'
import { SmsCodeField } from '../sms/sms-code-field.tsx'
import { useCountry } from '../sms/use-country.ts'
import { useFirebaseCode } from '../sms/use-firebase-code.ts'
import { RememberMe } from './remember-me.tsx'
import { rememberedHere } from './remembered.ts'

/**
 * Sign-in by mobile number and a code sent to it. The number goes as the username, the code as the password; where Firebase
 * checks the code, its token goes instead.
 */
export function SmsLogin({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { registerRules } = useApp().permission.info
  const [remembered] = useState(() => rememberedHere()?.mobile ?? null)
  const [remember, setRemember] = useState(remembered !== null)
  const country = useCountry(remembered?.countryDialingCode)
  const firebase = useFirebaseCode()
  const fields = useFields({
    names: ['mobileNum', 'verificationCode'] as const,
    rules: { mobileNum: asked(registerRules.mobileNum), verificationCode: smsCode },
    initial: { mobileNum: remembered?.mobileNum ?? '' },
    async send({ mobileNum, verificationCode }) {
      const slider = await solveSlider()
      if (!slider) return
      const type = firebase ? 'firebase' : 'sms'
      const code = verificationCode.trim()
      const answer = await call('session.login', {
        username: mobileNum.trim(),
        ...(firebase ? { firebaseIdToken: await firebase.proof(code) } : { password: code }),
        type,
        countryDialingCode: await country.dialingCode(),
        remember,
        ...slider,
      })
      await enterWith(answer, type)
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
          async ask(slider) {
            const mobileNum = fields.value('mobileNum').trim()
            const countryDialingCode = await country.dialingCode()
            if (firebase) return firebase.send({ mobileNum, countryDialingCode })
            const sent = await call('verification.smsNoLogin', { mobileNum, countryDialingCode, ...slider })
            return cooldownSeconds(sent.expiredMinutes, 'gateway')
          },
        }}
      />
      <RememberMe checked={remember} onChange={setRemember} />
      <Button type="submit" look="main" size="large" wide busy={fields.busy}>
        {t('auth.signIn')}
      </Button>
    </form>
  )
}
