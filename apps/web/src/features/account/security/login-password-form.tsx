import { toast } from '@baize/ui/toast.tsx'
import { call } from '../../../shared/api/call.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { FormFault } from '../../../shared/fields/form-fault.tsx'
import { asked, filledIn } from '../../../shared/fields/rules.ts'
import { useFields } from '../../../shared/fields/use-fields.ts'
import { FormActions } from '../../../shared/forms/form-actions.tsx'
import classes from '../../../shared/forms/forms.module.css'
import { useText } from '../../../shared/i18n/use-text.ts'
import { enterAfterChange } from '../../../shared/session/session.ts'
import { NewPasswordFields } from '../recovery/new-password-fields.tsx'

/** Another password to sign in with. All other devices are signed out. */
export function LoginPasswordForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const t = useText()
  const { registerRules } = useApp().permission.info
  const password = asked(registerRules.password)
  const fields = useFields({
    names: ['oldPassword', 'newPassword', 'confirmNewPassword'] as const,
    rules: { oldPassword: filledIn, newPassword: password, confirmNewPassword: password },
    async send(passwords) {
      const { token } = await call('members.changePassword', passwords)
      await enterAfterChange(token)
      toast(t('password.changed'))
      onDone()
    },
  })
  return (
    <form ref={fields.form} className={classes.form} noValidate onSubmit={event => void fields.submit(event)}>
      <FormFault text={fields.faults.form} />
      <NewPasswordFields bind={fields.bind} asksOld />
      <FormActions submit={t('cashier.save')} busy={fields.busy} onBack={onCancel} />
    </form>
  )
}
