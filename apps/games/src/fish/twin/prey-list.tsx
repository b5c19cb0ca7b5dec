import type { FishInSight } from '@baize/game-kit/fish/index'
import { useEffect, useState } from 'react'
import { usePage } from '../context.ts'
import { chanceText, paysText, preyName } from '../prey-text.ts'

/** The list follows the sea so often; oftener would read out more than can be heard. */
const EVERY_MS = 900

/** One of each kind in sight, the highest prize first, with how many there are. */
function kindsOf(seen: readonly FishInSight[]): { first: FishInSight; count: number }[] {
  const kinds = new Map<string, { first: FishInSight; count: number }>()
  for (const one of seen) {
    const kind = kinds.get(one.fish.prey.name)
    if (kind) kind.count++
    else kinds.set(one.fish.prey.name, { first: one, count: 1 })
  }
  return [...kinds.values()].sort((a, b) => b.first.fish.prey.prizes[0]! - a.first.fish.prey.prizes[0]!)
}

/** The sea as a list: every kind in sight with prize and chance, and a button that fires at one of it. */
export function PreyList() {
  const page = usePage()
  const { t, desk, time } = page
  const [seen, setSeen] = useState<FishInSight[]>([])
  useEffect(() => {
    const look = () => setSeen(desk.sea.seen(time.nowMs))
    look()
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }, [desk, time])
  const kinds = kindsOf(seen)
  return (
    <section className="prey-list" aria-label={t('listTitle')}>
      <h2>{t('listTitle')}</h2>
      {kinds.length === 0 && <p>{t('listEmpty')}</p>}
      <ul>
        {kinds.map(({ first: { fish }, count }) => (
          <li key={fish.prey.name}>
            <div>
              <strong>{preyName(page, fish.prey.name)}</strong>
              <span>
                {t('pays', { pays: paysText(fish.prey) })} ·{' '}
                {t('chance', { chance: chanceText(desk.sea.definition, fish.prey) })} · ×{count}
              </span>
            </div>
            <button type="button" className="aid" onClick={() => desk.gun.fireAt(fish.id)}>
              {t('fireAt')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
