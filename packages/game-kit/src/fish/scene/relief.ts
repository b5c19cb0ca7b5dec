import type { Draws } from '../../draws.ts'
import type { Hmac } from '../../stream.ts'
import { drawSchool, type Fish, LAST_SPAWN_MS, type SceneName, sceneDraws } from './spawns.ts'

/** A relief school comes when fewer than so many are in sight that nobody has caught (rooms book 2.6). */
export const FEW_IN_SIGHT = 12
const FIRST_RELIEF_ID = 1_000
const APART_MS = 2_000
const ANNOUNCED_MS = 300
/** The first so many swimmers of the table may come as relief. */
const KINDS = 3

/** The scene time at which a school may enter that is announced now; null while the last one was announced just before. */
export function nextReliefAt(sceneMs: number, startsMs: readonly number[]): number | null {
  const t0Ms = sceneMs + ANNOUNCED_MS
  const last = startsMs.at(-1)
  const isTooSoon = last !== undefined && t0Ms - last < APART_MS
  return isTooSoon || sceneMs < 0 || sceneMs > LAST_SPAWN_MS ? null : t0Ms
}

/** Brings one school after the other, from a stream of their own: their prey and paths follow from seed and order. */
export function reliefSchools(hmac: Hmac, scene: SceneName): (t0Ms: number) => Fish[] {
  const draws: Draws = sceneDraws(hmac, scene, 'relief')
  let nextId = FIRST_RELIEF_ID
  return t0Ms => {
    const prey = scene.definition.swimmers[draws.below(KINDS)]!
    const school = drawSchool(draws, prey, t0Ms, nextId)
    nextId += school.length
    return school
  }
}
