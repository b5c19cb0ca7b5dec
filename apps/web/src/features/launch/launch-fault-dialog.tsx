import { Button } from '@baize/ui/button.tsx'
import { Dialog } from '@baize/ui/dialog.tsx'
import type { DialogRequest } from '../../shared/dialogs/dialog-store.ts'
import { closeDialog } from '../../shared/dialogs/dialog-store.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useLaunch } from './use-launch.ts'

/** Why a game did not open, and another try where one may help. The page under it is as it was. */
export default function LaunchFaultDialog({ request }: { request: Extract<DialogRequest, { kind: 'launchFault' }> }) {
  const t = useText()
  const { start } = useLaunch()
  const { game, message, canRetry } = request
  const retry = (): void => {
    closeDialog()
    void start(game)
  }
  return (
    <Dialog
      title={t('launch.failed')}
      closeLabel={t('action.close')}
      onClose={closeDialog}
      onConfirm={canRetry ? retry : closeDialog}
      actions={
        <>
          <Button look={canRetry ? 'plain' : 'main'} onClick={closeDialog}>
            {t('action.close')}
          </Button>
          {canRetry && (
            <Button look="main" onClick={retry}>
              {t('action.retry')}
            </Button>
          )}
        </>
      }
    >
      <p role="alert">{message || t('error.network')}</p>
    </Dialog>
  )
}
