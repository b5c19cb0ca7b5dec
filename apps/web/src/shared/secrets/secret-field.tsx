import type { FieldProps } from '@baize/ui/field.tsx'
import { Field } from '@baize/ui/field.tsx'
import { useText } from '../i18n/use-text.ts'

/** The six digits that are asked for where money leaves. */
export function SecretField({ label, ...field }: Omit<FieldProps, 'label'> & { label?: string }) {
  const t = useText()
  return (
    <Field
      {...field}
      label={label ?? t('cashier.withdrawalPassword')}
      hint={field.hint || t('cashier.sixDigits')}
      inputMode="numeric"
      autoComplete="off"
      reveal={{ show: t('field.showPassword'), hide: t('field.hidePassword') }}
    />
  )
}
