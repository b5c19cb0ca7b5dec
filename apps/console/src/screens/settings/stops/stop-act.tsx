import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Stop } from './stop-card.tsx'

/** Presses a brake or lifts it, with a reason. */
export function StopAct({ of: { stop, pressed }, onClose }: { of: Stop; onClose: () => void }) {
  const t = useText()
  const on = pressed === null
  const name = t(`stops.name.${stop}`)
  return (
    <ActDialog
      title={t(on ? 'stops.pressTitle' : 'stops.liftTitle', { name })}
      effect={on ? `${t(`stops.holds.${stop}`)} ${t('stops.pressEffect')}` : t('stops.liftEffect')}
      button={t(on ? 'stops.press' : 'stops.lift')}
      isDangerous={on}
      act={({ reason }) => call('stops.set', { stop, on, reason })}
      onClose={onClose}
    />
  )
}
