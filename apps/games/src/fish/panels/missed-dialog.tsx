import { Dialog } from '@baize/ui/dialog.tsx'
import { usePage, usePicture } from '../context.ts'
import { preyName } from '../prey-text.ts'

/** Catches that were decided while nobody could be told. They are paid already. */
export function MissedDialog() {
  const page = usePage()
  const { t, desk, money } = page
  const { missed, shots } = usePicture(desk.picture)
  const untold = missed.filter(one => !shots.some(({ ticket, k }) => ticket === one.ticket && k === one.k))
  if (untold.length === 0) return null
  const close = () => desk.set({ missed: [] })
  return (
    <Dialog title={t('missedTitle')} closeLabel={t('close')} buttonLabel={t('close')} onClose={close}>
      <p>{t('missedText')}</p>
      <ul className="missed">
        {untold.map(({ ticket, k, prey, prizeUnits }) => (
          <li key={`${ticket}/${k}`}>
            <span>{preyName(page, prey)}</span>
            <strong>+{money(prizeUnits)}</strong>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
