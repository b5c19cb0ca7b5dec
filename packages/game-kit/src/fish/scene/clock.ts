/** Scene time of a scene, and room time of the tide after it (rooms book 2.6). */
const SCENE_MS = 90_000
const TIDE_MS = 6_000
/** Scene time stands still for so long, from so long after the catch that stops it (rooms book 2.4). */
const FREEZE_MS = 5_000
const FREEZE_AFTER_MS = 250

/** How scene time follows from room time: where it starts, and from when it stood still each time. Room times. */
export interface SceneClock {
  t0Ms: number
  freezesMs: readonly number[]
}

/** Scene time at a room time; it stands while a freeze lasts. */
export const sceneTimeAt = ({ t0Ms, freezesMs }: SceneClock, atMs: number): number =>
  atMs - t0Ms - freezesMs.reduce((sum, fromMs) => sum + Math.min(FREEZE_MS, Math.max(0, atMs - fromMs)), 0)

/** Room time at which the scene is over and the tide comes: it waits for every freeze that began before. */
export const tideAt = ({ t0Ms, freezesMs }: SceneClock): number => t0Ms + SCENE_MS + FREEZE_MS * freezesMs.length

/** Room time at which the next scene may start. */
export const sceneOverAt = (clock: SceneClock): number => tideAt(clock) + TIDE_MS

/**
 * The room time from which a catch that is decided now stops the scene's time.
 * @returns null while a freeze runs or is about to, and when the tide would come before it
 */
export function freezeAfter(clock: SceneClock, nowMs: number): number | null {
  const last = clock.freezesMs.at(-1)
  if (last !== undefined && nowMs < last + FREEZE_MS) return null
  const fromMs = nowMs + FREEZE_AFTER_MS
  return fromMs < tideAt(clock) ? fromMs : null
}
