import { Button } from '@baize/ui/button.tsx'
import { Dialog } from '@baize/ui/dialog.tsx'
import { usePage, usePicture } from '../context.ts'
import { purseOf } from '../state/room-picture.ts'

/** Asks before the cannon is left, and names what comes back. */
export function LeaveDialog({ onClose }: { onClose(): void }) {
  const { t, desk, money } = usePage()
  const state = usePicture(desk.picture)
  const leave = () => {
    desk.leave()
    onClose()
  }
  return (
    <Dialog
      title={t('leaveTitle')}
      closeLabel={t('close')}
      onClose={onClose}
      onConfirm={leave}
      actions={
        <>
          <Button onClick={onClose}>{t('stay')}</Button>
          <Button look="main" onClick={leave}>
            {t('leave')}
          </Button>
        </>
      }
    >
      <p>{t('leaveText', { amount: money(purseOf(state)) })}</p>
    </Dialog>
  )
}
