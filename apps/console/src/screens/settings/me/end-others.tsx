import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

/** Ends one's own sessions but this one. */
export function EndOthers({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <ActDialog
      title={t('sessions.endOthers')}
      effect={t('sessions.endOthersEffect')}
      button={t('sessions.endOthers')}
      hasNoReason
      act={() => call('operators.endOtherSessions', {})}
      onClose={onClose}
    />
  )
}
