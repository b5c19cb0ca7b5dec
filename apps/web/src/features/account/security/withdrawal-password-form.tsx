import { Field } from '@baize/ui/field.tsx'
import { toast } from '@baize/ui/toast.tsx'
import { call } from '../../../shared/api/call.ts'
import { FormFault } from '../../../shared/fields/form-fault.tsx'
import { filledIn } from '../../../shared/fields/rules.ts'
import { useFields } from '../../../shared/fields/use-fields.ts'
import { FormActions } from '../../../shared/forms/form-actions.tsx'
import classes from '../../../shared/forms/forms.module.css'
import { useText } from '../../../shared/i18n/use-text.ts'
import { digitsRule } from '../../../shared/secrets/digits-rule.ts'
import { SecretField } from '../../../shared/secrets/secret-field.tsx'

interface Props {
  isFirst: boolean
  onDone: () => void
  onCancel: () => void
}

/** The six digits for money that leaves: the first time with the sign-in password, later with the digits before. */
export function WithdrawalPasswordForm({ isFirst, onDone, onCancel }: Props) {
  const t = useText()
  const fields = useFields({
    names: ['oldPassword', 'newPassword', 'confirmNewPassword'] as const,
    rules: { oldPassword: filledIn, newPassword: digitsRule, confirmNewPassword: digitsRule },
    async send(passwords) {
      await call('security.setWithdrawalPassword', passwords)
      toast(t('cashier.passwordSaved'))
      onDone()
    },
  })
  return (
    <form ref={fields.form} className={classes.form} noValidate onSubmit={event => void fields.submit(event)}>
      <FormFault text={fields.faults.form} />
      {isFirst ? (
        <Field
          label={t('cashier.loginPassword')}
          autoComplete="current-password"
          reveal={{ show: t('field.showPassword'), hide: t('field.hidePassword') }}
          {...fields.bind('oldPassword')}
          hint={t('cashier.proveOnce')}
        />
      ) : (
        <SecretField label={t('cashier.oldDigits')} {...fields.bind('oldPassword')} hint="" />
      )}
      <SecretField label={t('cashier.newDigits')} {...fields.bind('newPassword')} hint="" />
      <SecretField label={t('cashier.repeatDigits')} {...fields.bind('confirmNewPassword')} hint="" />
      <FormActions submit={t('cashier.save')} busy={fields.busy} onBack={onCancel} />
    </form>
  )
}
