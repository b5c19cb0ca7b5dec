import { Field } from '@baize/ui/field.tsx'
import { useText } from '../../shared/i18n/use-text.ts'

interface Props {
  fields: { newPassword: string; confirmNewPassword: string }
  faults: Record<string, string>
  set: (name: 'newPassword' | 'confirmNewPassword', value: string) => void
}

/** A new password, typed twice. */
export function NewPasswordFields({ fields, faults, set }: Props) {
  const t = useText()
  const reveal = { show: t('entry.showPassword'), hide: t('entry.hidePassword') }
  return (
    <>
      <Field
        label={t('entry.newPassword')}
        hint={t('entry.passwordHint')}
        type="password"
        autoComplete="new-password"
        required
        reveal={reveal}
        value={fields.newPassword}
        error={faults.newPassword}
        onChange={event => set('newPassword', event.target.value)}
      />
      <Field
        label={t('entry.repeatPassword')}
        type="password"
        autoComplete="new-password"
        required
        reveal={reveal}
        value={fields.confirmNewPassword}
        error={faults.confirmNewPassword}
        onChange={event => set('confirmNewPassword', event.target.value)}
      />
    </>
  )
}
