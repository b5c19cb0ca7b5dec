import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

/** Takes one of one's own passkeys away. */
export function DropPasskey({ of: { id, name }, onClose }: { of: { id: string; name: string }; onClose: () => void }) {
  const t = useText()
  return (
    <ActDialog
      title={t('passkey.remove')}
      effect={t('passkey.removeEffect', { name })}
      button={t('passkey.remove')}
      isDangerous
      hasNoReason
      act={() => call('operators.dropPasskey', { id })}
      onClose={onClose}
    />
  )
}
