import { Button } from '@baize/ui/button.tsx'
import { Dialog } from '@baize/ui/dialog.tsx'
import { usePage, usePicture } from '../context.ts'
import { leaveCost } from './facts.ts'

/** Asks before a seat is given up, and names what that costs. */
export function LeaveDialog({ onClose }: { onClose(): void }) {
  const { t, desk, money } = usePage()
  const room = usePicture(desk.picture)
  const { kind, units } = leaveCost(room)
  const isPractice = room.table?.mode === 'practice'
  const leave = () => {
    desk.leave()
    onClose()
  }
  const cost = isPractice ? t('leave.practice') : t(`leave.${kind}`, { amount: money(units) })
  return (
    <Dialog
      title={t('leave.title')}
      closeLabel={t('close')}
      onClose={onClose}
      onConfirm={leave}
      actions={
        <>
          <Button onClick={onClose}>{t('leave.stay')}</Button>
          <Button look="main" onClick={leave}>
            {t('leave.go')}
          </Button>
        </>
      }
    >
      <p>{cost}</p>
    </Dialog>
  )
}
