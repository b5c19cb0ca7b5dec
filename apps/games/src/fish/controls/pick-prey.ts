import type { FishInSight, Place } from '@baize/game-kit/fish/index'
import type { FishDesk } from '../desk.ts'

const seenNow = (desk: FishDesk): FishInSight[] => desk.sea.seen(desk.page.time.nowMs)

/** The prey nearest to a place, no farther than so many of its own radii; null for none. */
export function nearestPrey(desk: FishDesk, at: Place, radii = Number.POSITIVE_INFINITY): FishInSight | null {
  let best: { seen: FishInSight; far: number } | null = null
  for (const seen of seenNow(desk)) {
    const far = Math.hypot(seen.place.x - at.x, seen.place.y - at.y)
    if (far <= seen.fish.prey.radius * radii && (!best || far < best.far)) best = { seen, far }
  }
  return best?.seen ?? null
}

/** Prey in sight in the order of ids, one after the other; null where there is none. */
export function nextPrey(desk: FishDesk, fromId: number, by: 1 | -1): FishInSight | null {
  const seen = seenNow(desk)
  if (seen.length === 0) return null
  const after = by === 1 ? seen.find(({ fish }) => fish.id > fromId) : seen.findLast(({ fish }) => fish.id < fromId)
  return after ?? seen.at(by === 1 ? 0 : -1)!
}
