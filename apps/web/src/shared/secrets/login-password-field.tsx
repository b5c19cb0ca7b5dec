import type { FieldProps } from '@baize/ui/field.tsx'
import { Field } from '@baize/ui/field.tsx'
import { useText } from '../i18n/use-text.ts'

/** The password to sign in with, asked for once more where the account's guards change. */
export function LoginPasswordField(field: Omit<FieldProps, 'label' | 'hint'>) {
  const t = useText()
  return (
    <Field
      {...field}
      label={t('cashier.loginPassword')}
      hint={t('cashier.proveOnce')}
      autoComplete="current-password"
      reveal={{ show: t('field.showPassword'), hide: t('field.hidePassword') }}
    />
  )
}
