import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { call } from '../../../shared/api/call.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { closeDialog, openMessage } from '../../../shared/dialogs/dialog-store.ts'
import { FormFault } from '../../../shared/fields/form-fault.tsx'
import { asked } from '../../../shared/fields/rules.ts'
import { useFields } from '../../../shared/fields/use-fields.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import classes from '../auth.module.css'

/** Asks for the mail with the link. Whether the account exists is never told. */
export function ForgotByEmail() {
  const t = useText()
  const { registerRules } = useApp().permission.info
  const fields = useFields({
    names: ['username', 'email'] as const,
    rules: { username: asked(registerRules.username), email: asked(registerRules.email) },
    async send({ username, email }) {
      await call('members.passwordByEmail', { username: username.trim(), email: email.trim() })
      closeDialog()
      openMessage({ title: t('recovery.sentTitle'), text: t('recovery.sentText'), isSent: true })
    },
  })
  return (
    <form ref={fields.form} className={classes.form} noValidate onSubmit={event => void fields.submit(event)}>
      <p className={classes.lead}>{t('recovery.emailLead')}</p>
      <FormFault text={fields.faults.form} />
      <Field label={t('field.username')} autoComplete="username" {...fields.bind('username')} hint="" />
      <Field label={t('field.email')} type="email" autoComplete="email" {...fields.bind('email')} hint="" />
      <Button type="submit" look="main" size="large" wide busy={fields.busy}>
        {t('recovery.sendMail')}
      </Button>
    </form>
  )
}
