import { usePage } from '../context.ts'
import type { TablePicture } from '../state/table-picture.ts'

/** Why a round came to nothing, or that the table rests, in the middle of the stage. */
export function VoidLine({ picture: { phase, voided } }: { picture: TablePicture }) {
  const { t } = usePage()
  if (phase === 'resting') return <p className="stage-line">{t('resting')}</p>
  if (phase !== 'void' || !voided) return null
  const reason = t(`voidReasons.${voided.reason}`)
  return <p className="stage-line">{t('voidNotice', { serial: voided.serial, reason })}</p>
}
