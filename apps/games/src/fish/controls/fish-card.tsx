import { useEffect } from 'react'
import { usePage, usePicture } from '../context.ts'
import { chanceText, paysText, preyName, returnText } from '../prey-text.ts'

const STAYS_MS = 5_000

/** Prize of a piece of prey, the chance of a shot to catch it, and the lock on it. */
export function FishCard({ fishId, onClose }: { fishId: number; onClose(): void }) {
  const page = usePage()
  const { t, desk } = page
  const { lock } = usePicture(desk.picture)
  const prey = desk.sea.scene?.fish.get(fishId)?.prey
  useEffect(() => {
    const timer = setTimeout(onClose, STAYS_MS)
    return () => clearTimeout(timer)
  }, [onClose])
  if (!prey) return null
  const { definition } = desk.sea
  return (
    <div className="fish-card" role="status">
      <strong>{preyName(page, prey.name)}</strong>
      <span>{t('pays', { pays: paysText(prey) })}</span>
      <span>{t('chance', { chance: chanceText(definition, prey) })}</span>
      <span>{t('returns', { rtp: returnText(definition) })}</span>
      <button type="button" aria-pressed={lock === fishId} onClick={() => desk.gun.lock(lock === fishId ? 0 : fishId)}>
        {lock === fishId ? t('unlock') : t('lock')}
      </button>
    </div>
  )
}
