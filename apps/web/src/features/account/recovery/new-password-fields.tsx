import { Field } from '@baize/ui/field.tsx'
import type { useFields } from '../../../shared/fields/use-fields.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

type Name = 'oldPassword' | 'newPassword' | 'confirmNewPassword'

interface Props {
  bind: ReturnType<typeof useFields<Name>>['bind']
  /** True when the password of now is asked for first. */
  asksOld: boolean
}

/** The password of now, where it is asked for, and the new one twice. */
export function NewPasswordFields({ bind, asksOld }: Props) {
  const t = useText()
  const secret = { reveal: { show: t('field.showPassword'), hide: t('field.hidePassword') } }
  return (
    <>
      {asksOld && (
        <Field
          label={t('field.oldPassword')}
          autoComplete="current-password"
          {...secret}
          {...bind('oldPassword')}
          hint=""
        />
      )}
      <Field label={t('field.newPassword')} autoComplete="new-password" {...secret} {...bind('newPassword')} />
      <Field
        label={t('field.confirmNewPassword')}
        autoComplete="new-password"
        {...secret}
        {...bind('confirmNewPassword')}
        hint={t('field.confirmHint')}
      />
    </>
  )
}
