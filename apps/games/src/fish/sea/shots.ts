import {
  bulletAt,
  directionOf,
  FLIGHT_MS,
  type Flight,
  isNear,
  type Level,
  muzzleOf,
  type Place,
  placeInSight,
  type Scene,
  SINE_ONE,
  tideAt,
} from '@baize/game-kit/fish/index'

/** An own bullet. Times are of the room. */
export interface OwnShot extends Flight {
  ticket: number
  k: number
  level: Level
  /** The server answered that it flies. */
  isTaken: boolean
  /** Prey that the server was told of, and where the bullet met it; the bullet is not drawn from then on. */
  claim: { fish: number; at: Place; tMs: number } | null
  /** Prey that it turned out not to have met. */
  passed: Set<number>
}

/** Somebody else's bullet: for the eye alone. It starts late and catches up. */
export interface OtherShot extends Flight {
  level: Level
  heardAtMs: number
}

const CATCH_UP = 1.5
/** A bullet meets nobody before it has flown so long (rooms.md 2.7). */
const FIRST_MEETING_MS = 30

export const isOut = (scene: Scene | null, { firedAtMs }: Flight, nowMs: number): boolean =>
  nowMs > firedAtMs + FLIGHT_MS || scene === null || nowMs >= tideAt(scene.clock)

/** How long a bullet has flown on this screen. */
export const shownFlight = ({ firedAtMs, heardAtMs }: OtherShot, nowMs: number): number =>
  Math.min(nowMs - firedAtMs, Math.max(0, (nowMs - heardAtMs) * CATCH_UP))

/** A bullet's place and the direction in which it flies; locked ones fly straight to their prey. */
export function placeOfShot(scene: Scene, shot: Flight, flownMs: number, atMs: number): Place & { turn: number } {
  const muzzle = muzzleOf(shot.seat)
  const prey = shot.lock === 0 ? undefined : scene.fish.get(shot.lock)
  const goal = prey ? placeInSight(scene.clock, prey, atMs) : null
  if (goal) {
    const [dx, dy] = [goal.x - muzzle.x, goal.y - muzzle.y]
    const far = Math.hypot(dx, dy) || 1
    const share = Math.min(1, flownMs / far)
    return { x: muzzle.x + dx * share, y: muzzle.y + dy * share, turn: Math.atan2(dy, dx) }
  }
  const { quarterSines } = scene.definition
  const at = bulletAt(quarterSines, muzzle, shot.angle, flownMs)
  const before = flownMs > 4 ? bulletAt(quarterSines, muzzle, shot.angle, flownMs - 4) : null
  if (before) return { ...at, turn: Math.atan2(at.y - before.y, at.x - before.x) }
  const { x, y } = directionOf(quarterSines, shot.angle)
  return { ...at, turn: Math.atan2(y / SINE_ONE, x / SINE_ONE) }
}

/** The prey that a bullet meets at a time of the room, of those in sight; null for none. The server asks the same. */
export function meets(
  scene: Scene,
  shot: Flight,
  seen: readonly { fish: { id: number; prey: { radius: number } }; place: Place }[],
  tMs: number,
  isPassed: (fish: number) => boolean = () => false,
): { fish: number; at: Place } | null {
  const flownMs = tMs - shot.firedAtMs
  if (flownMs < FIRST_MEETING_MS) return null
  const muzzle = muzzleOf(shot.seat)
  if (shot.lock !== 0) {
    const goal = seen.find(({ fish }) => fish.id === shot.lock)
    if (!goal || isPassed(shot.lock)) return null
    return isNear(muzzle, goal.place, flownMs + goal.fish.prey.radius * 0.5)
      ? { fish: shot.lock, at: goal.place }
      : null
  }
  const at = bulletAt(scene.definition.quarterSines, muzzle, shot.angle, flownMs)
  for (const { fish, place } of seen)
    if (isNear(at, place, fish.prey.radius) && !isPassed(fish.id)) return { fish: fish.id, at }
  return null
}
