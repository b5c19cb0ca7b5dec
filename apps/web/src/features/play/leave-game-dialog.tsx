import { Button } from '@baize/ui/button.tsx'
import { Dialog } from '@baize/ui/dialog.tsx'
import type { DialogRequest } from '../../shared/dialogs/dialog-store.ts'
import { closeDialog } from '../../shared/dialogs/dialog-store.ts'
import { useText } from '../../shared/i18n/use-text.ts'

/** Says before the game is left that a round is still open, and what becomes of it. */
export default function LeaveGameDialog({ request }: { request: Extract<DialogRequest, { kind: 'leaveGame' }> }) {
  const t = useText()
  const answer = (tell: () => void) => (): void => {
    closeDialog()
    tell()
  }
  const leave = answer(request.leave)
  const stay = answer(request.stay)
  return (
    <Dialog
      title={t('game.openRoundTitle')}
      closeLabel={t('action.close')}
      onClose={stay}
      onConfirm={stay}
      actions={
        <>
          <Button onClick={leave}>{t('game.leave')}</Button>
          <Button look="main" onClick={stay}>
            {t('game.stay')}
          </Button>
        </>
      }
    >
      <p>{t(`game.openRound.${request.fate}`)}</p>
    </Dialog>
  )
}
