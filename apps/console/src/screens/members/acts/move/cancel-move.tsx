import { ActDialog } from '../../../../shared/acts/act-dialog.tsx'
import { call } from '../../../../shared/api/call.ts'
import { useText } from '../../../../shared/i18n/use-text.ts'
import type { FileHead } from '../../file/use-file.ts'

/** Takes back a move that has not taken effect. */
export function CancelMove({ head: { id, account, move }, onClose }: { head: FileHead; onClose: () => void }) {
  const t = useText()
  return (
    <ActDialog
      title={t('memberActs.cancelMove')}
      effect={t('move.cancelEffect', { account })}
      button={t('memberActs.cancelMove')}
      isDangerous
      isReady={move !== null}
      act={({ reason }) => call('members.cancelMove', { id, version: move!.version, reason })}
      onClose={onClose}
    />
  )
}
