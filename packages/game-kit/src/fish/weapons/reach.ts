import type { WeaponKind } from '../definition/prey.ts'
import { directionOf, distanceSquared, isNear } from '../flight/bullet.ts'
import type { Place } from '../scene/path.ts'
import type { FishInSight } from '../scene/scene.ts'

const BOMB_RADIUS = 260
const CHAIN_RADIUS = 600
const RAY_WIDTH = 40
const MOST = { bomb: 12, chain: 8, laser: 12 } as const
/** Weapons meet prey with one prize, no higher than this; carriers are worth more than their prize, and stay out. */
const MOST_PRIZE = 40

/** Where a weapon goes off: at its carrier, or as a ray from its owner's muzzle. */
export type WeaponAim =
  | { kind: Exclude<WeaponKind, 'laser'>; from: Place }
  | { kind: 'laser'; from: Place; angle: number; quarterSines: readonly number[] }

const mayBeMet = ({ fish: { prey } }: FishInSight): boolean =>
  prey.prizes.length === 1 && prey.prizes[0]! <= MOST_PRIZE && !prey.weapon

/** True within `RAY_WIDTH` and the prey's own radius of the half-line that starts at the muzzle. */
function isOnRay(muzzle: Place, direction: Place, { fish, place }: FishInSight): boolean {
  const reach = RAY_WIDTH + fish.prey.radius
  const [x, y] = [place.x - muzzle.x, place.y - muzzle.y]
  const ahead = x * direction.x + y * direction.y
  if (ahead < 0) return isNear(muzzle, place, reach)
  const aside = x * direction.y - y * direction.x
  return aside * aside <= reach * reach * (direction.x * direction.x + direction.y * direction.y)
}

function isInReach(aim: WeaponAim, seen: FishInSight): boolean {
  if (aim.kind === 'laser') return isOnRay(aim.from, directionOf(aim.quarterSines, aim.angle), seen)
  return isNear(aim.from, seen.place, aim.kind === 'bomb' ? BOMB_RADIUS : CHAIN_RADIUS)
}

/**
 * Prey that a weapon meets (rooms book 2.4), nearest to where it starts first, equal ones by id.
 * @param seen prey in sight that nobody has caught
 */
export function reachOf(aim: WeaponAim, seen: readonly FishInSight[]): FishInSight[] {
  const away = ({ place }: FishInSight) => distanceSquared(aim.from, place)
  return seen
    .filter(one => mayBeMet(one) && isInReach(aim, one))
    .sort((one, other) => away(one) - away(other) || one.fish.id - other.fish.id)
    .slice(0, MOST[aim.kind])
}
