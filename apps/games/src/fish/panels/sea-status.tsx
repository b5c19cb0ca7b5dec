import { useLasting } from '../../kit/host/use-lasting.ts'
import { usePage, usePicture } from '../context.ts'

const AFTER_MS = 3_000

/** Says that the sea has not come yet, where it takes longer than a moment: before a room, or in one without its scene. */
export function SeaStatus() {
  const { t, desk } = usePage()
  const { line, room, hasScene } = usePicture(desk.picture)
  const isThere = line === 'open' && (room === null || hasScene)
  const isEnded = line !== 'open' && line !== 'connecting' && line !== 'lost'
  if (!useLasting(!isThere && !isEnded, AFTER_MS)) return null
  return (
    <p className="no-picture" role="status">
      {t('connectingSea')}
    </p>
  )
}
