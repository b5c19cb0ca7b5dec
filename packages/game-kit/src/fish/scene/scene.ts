import type { Hmac } from '../../stream.ts'
import { type SceneClock, sceneTimeAt } from './clock.ts'
import { isInside, isUnderway, type Place, placeAt } from './path.ts'
import { reliefSchools } from './relief.ts'
import { type Fish, type SceneName, spawnScene } from './spawns.ts'

/** A scene as it has gone so far. Whoever has its name, its clock, its reliefs and what is gone has the same. */
export interface Scene extends SceneName {
  clock: SceneClock
  fish: Map<number, Fish>
  /** Ids of prey that was caught. */
  gone: Set<number>
  /** Scene times at which relief schools entered. */
  reliefsMs: number[]
  bringRelief: (t0Ms: number) => Fish[]
}

/** What a late joiner is told of a scene; all else follows. */
export interface SceneSoFar {
  t0Ms: number
  /** Room times from which scene time stood still. */
  freezesMs?: readonly number[]
  reliefsMs?: readonly number[]
  gone?: readonly number[]
}

/** Makes a scene, new or as it has gone so far. */
export function openScene(hmac: Hmac, name: SceneName, so: SceneSoFar): Scene {
  const scene: Scene = {
    ...name,
    clock: { t0Ms: so.t0Ms, freezesMs: so.freezesMs ?? [] },
    fish: new Map(spawnScene(hmac, name).map(fish => [fish.id, fish])),
    gone: new Set(so.gone),
    ...{ reliefsMs: [], bringRelief: reliefSchools(hmac, name) },
  }
  for (const t0Ms of so.reliefsMs ?? []) relieve(scene, t0Ms)
  return scene
}

/** Lets a relief school enter at a scene time. */
export function relieve(scene: Scene, t0Ms: number): Fish[] {
  const school = scene.bringRelief(t0Ms)
  for (const fish of school) scene.fish.set(fish.id, fish)
  scene.reliefsMs.push(t0Ms)
  return school
}

/** Prey with its place. */
export interface FishInSight {
  fish: Fish
  place: Place
}

/** Where prey is at a room time; null unless it is alive and inside the world. */
export function placeInSight(clock: SceneClock, fish: Fish, atMs: number): Place | null {
  const sceneMs = sceneTimeAt(clock, atMs)
  if (!isUnderway(fish, sceneMs)) return null
  const place = placeAt(fish, sceneMs)
  return isInside(place) ? place : null
}

/** Forgets prey whose way was at its end by a room time, which nobody can meet any more. */
export function forgetPast({ clock, fish }: Scene, beforeMs: number): void {
  const sceneMs = sceneTimeAt(clock, beforeMs)
  for (const { id, t0Ms, crossMs } of fish.values()) if (t0Ms + crossMs < sceneMs) fish.delete(id)
}

/** True where at least so many are in sight at a room time that nobody has caught. */
export function hasInSight({ clock, fish, gone }: Scene, atMs: number, least: number): boolean {
  let seen = 0
  for (const one of fish.values()) {
    if (gone.has(one.id) || !placeInSight(clock, one, atMs)) continue
    if (++seen === least) return true
  }
  return false
}

/** All prey that is in sight at a room time and was not caught, in the order of ids. */
export function inSight({ clock, fish, gone }: Scene, atMs: number): FishInSight[] {
  const seen: FishInSight[] = []
  for (const one of fish.values()) {
    if (gone.has(one.id)) continue
    const place = placeInSight(clock, one, atMs)
    if (place) seen.push({ fish: one, place })
  }
  return seen
}
