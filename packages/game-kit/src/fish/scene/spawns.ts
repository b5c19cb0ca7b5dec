import { type Draws, drawsFrom, weightedIndex } from '../../draws.ts'
import { type Hmac, openStream } from '../../stream.ts'
import type { FishDefinition } from '../definition/definitions.ts'
import { type Prey, RARE } from '../definition/prey.ts'
import type { Path } from './path.ts'

const FISH_FAMILY = 'fish'

/** What the prey of a scene follows from. */
export interface SceneName {
  definition: FishDefinition
  /** The room's id, which stands for the client seed. */
  room: string
  /** Counted in the chain that the seeds come from. */
  number: number
  seed: Uint8Array
}

/** One piece of prey with its way through the scene. Ids of a scene count from 1, those of relief schools from 1000. */
export interface Fish extends Path {
  id: number
  prey: Prey
}

/** Draws of a scene: what comes by itself, or the schools that come when few are left. */
export function sceneDraws(hmac: Hmac, { definition, room, number, seed }: SceneName, purpose: 'scene' | 'relief') {
  const { code, version } = definition
  const label = { family: FISH_FAMILY, gameCode: code, definitionVersion: version, clientSeed: room, nonce: number }
  return drawsFrom(openStream(hmac, seed, { ...label, purpose }))
}

/** Scene times at which the spawner draws (rooms book 2.6). */
const FIRST_MS = -8_000
const EVERY_MS = 700
export const LAST_SPAWN_MS = 84_000
/** Members of a school follow one another so. */
const FOLLOW_MS = 180
const MOST_AT_A_TIME = 60
const MOST_RARE = 3
const POINTS = [0, 1, 2, 3, 4, 5] as const
const SWIM_XS = POINTS.map(point => -160 + 384 * point)

/** A school that enters at a scene time: its path, how long it takes, and how far each member swims from the first. */
export function drawSchool(draws: Draws, prey: Prey, t0Ms: number, firstId: number): Fish[] {
  const ys = [120 + draws.below(661)]
  for (const _ of POINTS.slice(1)) ys.push(Math.min(810, Math.max(90, ys.at(-1)! + draws.below(361) - 180)))
  const isMirrored = draws.below(2) === 1
  const crossMs = Math.floor((prey.crossMs * (80 + draws.below(41))) / 100)
  return Array.from({ length: prey.school }, (_, member) => {
    const aside = member === 0 ? 0 : draws.below(121) - 60
    const path = { t0Ms: t0Ms + FOLLOW_MS * member, crossMs, xs: SWIM_XS, ys: ys.map(y => y + aside), isMirrored }
    return { id: firstId + member, prey, ...path }
  })
}

function swimmers(draws: Draws, { swimmers: table, spawnWeights }: FishDefinition): Fish[] {
  const made: Fish[] = []
  for (let atMs = FIRST_MS; atMs <= LAST_SPAWN_MS; atMs += EVERY_MS) {
    const prey = table[weightedIndex(draws, spawnWeights)]!
    const school = drawSchool(draws, prey, atMs, made.length + 1)
    const alive = made.filter(({ t0Ms, crossMs }) => atMs < t0Ms + crossMs)
    const isRare = ({ name }: Prey) => RARE.includes(name)
    const isTooMany = alive.length + school.length > MOST_AT_A_TIME
    const isTooRare = isRare(prey) && alive.filter(one => isRare(one.prey)).length >= MOST_RARE
    if (!isTooMany && !isTooRare) made.push(...school)
  }
  return made
}

const BOSS_EVERY = 3
const BOSS_MS = 20_000
const BOSS_XS = [-220, 420, 1_080, 1_240, 620, 1_820]

/** The boss of every third scene; where a title has two, they take turns. */
function boss(draws: Draws, { bosses }: FishDefinition, number: number, id: number): Fish[] {
  if (number % BOSS_EVERY !== BOSS_EVERY - 1) return []
  const prey = bosses[Math.floor(number / BOSS_EVERY) % bosses.length]!
  const ys = POINTS.map(() => 350 + draws.below(201))
  return [{ id, prey, t0Ms: BOSS_MS, crossMs: prey.crossMs, xs: BOSS_XS, ys, isMirrored: false }]
}

function clam(draws: Draws, { clam: prey }: FishDefinition, id: number): Fish[] {
  if (!prey) return []
  const x = 300 + draws.below(1_001)
  const t0Ms = 30_000 + draws.below(30_001)
  return [
    { id, prey, t0Ms, crossMs: prey.crossMs, xs: POINTS.map(() => x), ys: POINTS.map(() => 840), isMirrored: false },
  ]
}

/** All prey that a scene brings by itself, in the order of ids: the same seed, room and number always give the same. */
export function spawnScene(hmac: Hmac, scene: SceneName): Fish[] {
  const { definition, number } = scene
  const draws = sceneDraws(hmac, scene, 'scene')
  const fish = swimmers(draws, definition)
  fish.push(...boss(draws, definition, number, fish.length + 1))
  fish.push(...clam(draws, definition, fish.length + 1))
  return fish
}
