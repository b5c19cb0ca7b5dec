import { toast } from '@baize/ui/toast.tsx'
import { useApp } from '../../../app/app.tsx'
import { FormFault } from '../../../auth/form-fault.tsx'
import { NewPasswordFields } from '../../../auth/recovery/new-password-fields.tsx'
import { asked, filledIn } from '../../../auth/rules.ts'
import { useFields } from '../../../auth/use-fields.ts'
import { enterAfterChange } from '../../../session/session.ts'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { FormActions } from '../../forms/form-actions.tsx'
import classes from '../../forms/forms.module.css'

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
