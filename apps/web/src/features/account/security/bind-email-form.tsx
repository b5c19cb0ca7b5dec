import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { toast } from '@baize/ui/toast.tsx'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { OutboxNote } from '../../../shared/dialogs/outbox-note.tsx'
import { faultsOf } from '../../../shared/fields/faults.ts'
import { FormFault } from '../../../shared/fields/form-fault.tsx'
import { filledIn } from '../../../shared/fields/rules.ts'
import { useFields } from '../../../shared/fields/use-fields.ts'
import { FormActions } from '../../../shared/forms/form-actions.tsx'
import classes from '../../../shared/forms/forms.module.css'
import { useAction } from '../../../shared/forms/use-action.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { LoginPasswordField } from '../../../shared/secrets/login-password-field.tsx'

/** An address, and then the code that was mailed to it and the password to sign in with. */
export function BindEmailForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const t = useText()
  const [sent, setSent] = useState(false)
  const [fault, setFault] = useState<string>()
  const fields = useFields({
    names: ['email', 'verificationCode', 'password'] as const,
    rules: {
      email: { ...filledIn, maxLength: 100 },
      verificationCode: { ...filledIn, enabled: sent },
      password: { ...filledIn, enabled: sent },
    },
    async send({ email, verificationCode, password }) {
      if (sent) {
        await call('security.bindEmail', { email, verificationCode, password })
        toast(t('cashier.bound'))
        return onDone()
      }
      await call('security.emailCode', { email })
      toast(t('cashier.codeMailed'))
      setSent(true)
    },
  })
  const again = useAction(
    async () => {
      setFault(undefined)
      await call('security.emailCode', { email: fields.value('email') })
      toast(t('cashier.codeMailed'))
    },
    refusal => setFault(faultsOf(refusal, [], t).form),
  )
  return (
    <form ref={fields.form} className={classes.form} noValidate onSubmit={event => void fields.submit(event)}>
      <FormFault text={fields.faults.form ?? fault} />
      <Field label={t('cashier.email')} type="email" autoComplete="email" {...fields.bind('email')} hint="" />
      {sent && (
        <Field
          label={t('cashier.mailCode')}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...fields.bind('verificationCode')}
          hint=""
          aside={
            <Button busy={again.busy} onClick={() => void again.run()}>
              {t('cashier.sendAgain')}
            </Button>
          }
        />
      )}
      {sent && <OutboxNote />}
      {sent && <LoginPasswordField {...fields.bind('password')} />}
      <FormActions submit={t(sent ? 'cashier.bind' : 'cashier.sendCode')} busy={fields.busy} onBack={onCancel} />
    </form>
  )
}
