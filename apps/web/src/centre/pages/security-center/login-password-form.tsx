import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { toast } from '@baize/ui/toast.tsx'
import { useApp } from '../../../app/app.tsx'
import { FormFault } from '../../../auth/form-fault.tsx'
import { asked, filledIn } from '../../../auth/rules.ts'
import { useFields } from '../../../auth/use-fields.ts'
import { enterAfterChange } from '../../../session/session.ts'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
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
  const secret = { reveal: { show: t('field.showPassword'), hide: t('field.hidePassword') } }
  return (
    <form ref={fields.form} className={classes.form} noValidate onSubmit={event => void fields.submit(event)}>
      <FormFault text={fields.faults.form} />
      <Field
        label={t('field.oldPassword')}
        autoComplete="current-password"
        {...secret}
        {...fields.bind('oldPassword')}
        hint=""
      />
      <Field label={t('field.newPassword')} autoComplete="new-password" {...secret} {...fields.bind('newPassword')} />
      <Field
        label={t('field.confirmNewPassword')}
        autoComplete="new-password"
        {...secret}
        {...fields.bind('confirmNewPassword')}
        hint={t('field.confirmHint')}
      />
      <div className={classes.actions}>
        <Button onClick={onCancel}>{t('action.back')}</Button>
        <Button type="submit" look="main" busy={fields.busy}>
          {t('cashier.save')}
        </Button>
      </div>
    </form>
  )
}
