import { useEffect, useState } from 'react'
import { usePage } from '../context.ts'
import { preyName } from '../prey-text.ts'
import { type BossNow, bossNow } from '../sea/boss.ts'

const EVERY_MS = 250

/** The time that a boss has left. Hits change nothing of it, and the bar says so. */
export function BossBar() {
  const page = usePage()
  const [boss, setBoss] = useState<BossNow | null>(null)
  useEffect(() => {
    const timer = setInterval(() => setBoss(bossNow(page.desk.sea, page.time.nowMs)), EVERY_MS)
    return () => clearInterval(timer)
  }, [page])
  if (!boss) return null
  const name = preyName(page, boss.name)
  return (
    <div className="boss-bar" data-entering={boss.isEntering || undefined}>
      <strong>{name}</strong>
      <div
        className="boss-time"
        role="progressbar"
        aria-label={page.t('bossTime', { name })}
        aria-valuenow={Math.round(boss.shareLeft * 100)}
      >
        <span style={{ transform: `scaleX(${boss.shareLeft})` }} />
      </div>
      <small>{page.t('sameOdds')}</small>
    </div>
  )
}
