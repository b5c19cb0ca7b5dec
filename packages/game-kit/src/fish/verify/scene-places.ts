import type { Difference } from '../../rounds/compare.ts'
import { commitmentOf, fromHex } from '../../seeds.ts'
import type { Hmac, Sha256 } from '../../stream.ts'
import type { FishDefinition } from '../definition/definitions.ts'
import { muzzleOf } from '../flight/muzzles.ts'
import { sceneTimeAt } from '../scene/clock.ts'
import { placeAt } from '../scene/path.ts'
import { openScene, placeInSight, type Scene } from '../scene/scene.ts'
import { reachOf, type WeaponAim } from '../weapons/reach.ts'
import type { VerifiableTicket, WeaponRow } from './ticket-record.ts'

/** The scenes of a ticket, made anew from their seeds, and where its prey was in them. */
export class ScenePlaces {
  readonly #record: VerifiableTicket
  readonly #crypto: { hmac: Hmac; sha256: Sha256 }
  readonly #definition: FishDefinition
  readonly #scenes: Scene[] = []

  constructor(record: VerifiableTicket, definition: FishDefinition, crypto: { hmac: Hmac; sha256: Sha256 }) {
    this.#record = record
    this.#definition = definition
    this.#crypto = crypto
  }

  /** The first seed, hit or weapon that does not bear out; null when all do. */
  firstMisplaced(): Difference | null {
    const { room, scenes, shots, weapons } = this.#record
    for (const [i, { number, seed, commitment, ...so }] of scenes.entries()) {
      const isSeed = /^[0-9a-f]{64}$/.test(seed)
      const found = isSeed ? commitmentOf(this.#crypto.sha256, fromHex(seed)) : '64 hexadecimal digits'
      if (found !== commitment) return { path: `scenes[${i}].commitment`, expected: found, actual: commitment }
      const name = { definition: this.#definition, room, number, seed: fromHex(seed) }
      this.#scenes.push(openScene(this.#crypto.hmac, name, so))
    }
    for (const [k, row] of shots.entries()) {
      if (row.length === 2) continue
      const [, , name, id, tMs] = row
      const scene = this.#sceneAt(tMs)
      const fish = scene?.fish.get(id)
      if (fish?.prey.name !== name) return { path: `shots[${k}]`, expected: fish?.prey.name ?? null, actual: name }
      if (!placeInSight(scene!.clock, fish, tMs)) return { path: `shots[${k}]`, expected: 'prey in sight', actual: tMs }
    }
    for (const [i, row] of weapons.entries()) {
      const expected = this.#reachAmong(row)
      const actual = row.reach.map(([fish, prize]) => [fish, prize])
      if (JSON.stringify(expected) !== JSON.stringify(actual)) return { path: `weapons[${i}].reach`, expected, actual }
    }
    return null
  }

  #sceneAt(tMs: number): Scene | undefined {
    return this.#scenes.findLast(({ clock }) => clock.t0Ms <= tMs)
  }

  /** What the weapon could meet of the prey that it names, in its order. */
  #reachAmong({ k, kind, angle, atMs, reach }: WeaponRow): [number, number][] {
    const scene = this.#sceneAt(atMs)
    const carrier = scene?.fish.get(Number(this.#record.shots[k]?.[3]))
    if (!scene || (kind !== 'laser' && !carrier)) return []
    const { quarterSines } = this.#definition
    const aim: WeaponAim =
      kind === 'laser'
        ? { kind, from: muzzleOf(this.#record.seat), angle: angle ?? 0, quarterSines }
        : { kind, from: placeAt(carrier!, sceneTimeAt(scene.clock, atMs)) }
    const named = [...new Set(reach.map(([id]) => id))].flatMap(id => {
      const fish = scene.fish.get(id)
      const place = fish && placeInSight(scene.clock, fish, atMs)
      return place ? [{ fish, place }] : []
    })
    return reachOf(aim, named).map(({ fish: { id, prey } }) => [id, prey.prizes[0]!])
  }
}
