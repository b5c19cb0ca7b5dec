import { hmac } from '@baize/game-kit/browser/crypto'
import {
  cosineOf,
  type FishDefinition,
  type FishInSight,
  inSight,
  type Level,
  openScene,
  type Place,
  placeAt,
  relieve,
  type Scene,
  type SceneName,
  type SceneSoFar,
  type SeatNumber,
  sceneTimeAt,
  sineOf,
} from '@baize/game-kit/fish/index'
import { type Effect, LASTS_MS } from './effects.ts'
import { isOut, meets, type OtherShot, type OwnShot, placeOfShot, shownFlight } from './shots.ts'

/** A claim that is to be sent. */
export interface Claim {
  shot: OwnShot
  fish: number
  tMs: number
}

/** Frames that took long are gone through in steps of so many milliseconds, so that no bullet jumps over prey. */
const STEP_MS = 12
const MOST_STEPS = 40

/** Prey and bullets on this screen. Prey is where the server has it: both use the same functions. */
export class Sea {
  readonly definition: FishDefinition
  scene: Scene | null = null
  readonly own: OwnShot[] = []
  readonly others: OtherShot[] = []
  readonly effects: Effect[] = []
  /** Directions of the cannons, as angles of the world. */
  readonly angles: [number, number, number, number] = [3_072, 3_072, 1_024, 1_024]
  #lastMs = 0

  constructor(definition: FishDefinition) {
    this.definition = definition
  }

  open(name: Omit<SceneName, 'definition'>, so: SceneSoFar): void {
    this.scene = openScene(hmac, { definition: this.definition, ...name }, so)
    this.own.length = 0
    this.others.length = 0
  }

  freeze(fromMs: number): void {
    if (this.scene) this.scene.clock = { ...this.scene.clock, freezesMs: [...this.scene.clock.freezesMs, fromMs] }
  }

  relieve(sceneMs: number): void {
    if (this.scene && !this.scene.reliefsMs.includes(sceneMs)) relieve(this.scene, sceneMs)
  }

  seen(atMs: number): FishInSight[] {
    return this.scene ? inSight(this.scene, atMs) : []
  }

  /** Place of prey now or at last, and the angle in radians in which it swims. */
  where(fishId: number, atMs: number): (Place & { turn: number }) | null {
    const { scene } = this
    const fish = scene?.fish.get(fishId)
    return scene && fish ? headed(scene, fish, atMs) : null
  }

  add(effect: Effect): void {
    this.effects.push(effect)
  }

  /** Lets bullets fly until a room time. @returns what own bullets met on the way */
  advance(nowMs: number, localMs: number): Claim[] {
    drop(this.effects, effect => localMs > effect.atMs + LASTS_MS[effect.kind])
    const { scene } = this
    if (!scene) return []
    drop(this.own, shot => shot.claim === null && isOut(scene, shot, nowMs))
    drop(this.others, shot => isOut(scene, shot, nowMs))
    const claims: Claim[] = []
    const fromMs = Math.max(this.#lastMs, nowMs - STEP_MS * MOST_STEPS)
    const steps = Math.max(1, Math.ceil((nowMs - fromMs) / STEP_MS))
    for (let step = 1; step <= steps; step++) {
      const tMs = Math.round(fromMs + ((nowMs - fromMs) * step) / steps)
      const isWanted = this.own.some(({ claim }) => claim === null) || (step === steps && this.others.length > 0)
      if (isWanted) this.#meet(scene, tMs, claims, step === steps, localMs)
    }
    this.#lastMs = nowMs
    return claims
  }

  /** Own and other bullets as they are seen, with the direction in which they fly. */
  *bullets(nowMs: number): Generator<{ seat: SeatNumber; level: Level; at: Place & { turn: number } }> {
    const { scene } = this
    if (!scene) return
    for (const shot of this.own)
      if (!shot.claim && nowMs >= shot.firedAtMs)
        yield { seat: shot.seat, level: shot.level, at: placeOfShot(scene, shot, nowMs - shot.firedAtMs, nowMs) }
    for (const shot of this.others)
      yield { seat: shot.seat, level: shot.level, at: placeOfShot(scene, shot, shownFlight(shot, nowMs), nowMs) }
  }

  #meet(scene: Scene, tMs: number, claims: Claim[], isLast: boolean, localMs: number): void {
    const seen = inSight(scene, tMs)
    for (const shot of this.own) {
      if (shot.claim) continue
      const met = meets(scene, shot, seen, tMs, fish => shot.passed.has(fish))
      if (!met) continue
      shot.claim = { ...met, tMs }
      claims.push({ shot, fish: met.fish, tMs })
      this.add({ kind: 'net', atMs: localMs, at: met.at, seat: shot.seat, level: shot.level })
    }
    if (!isLast) return
    drop(this.others, shot => {
      const met = meets(scene, { ...shot, firedAtMs: tMs - shownFlight(shot, tMs) }, seen, tMs)
      if (met) this.add({ kind: 'net', atMs: localMs, at: met.at, seat: shot.seat, level: shot.level })
      return met !== null
    })
  }
}

/** A step along a path that shows where it leads. */
const AHEAD_MS = 40

function headed(scene: Scene, fish: FishInSight['fish'], atMs: number): Place & { turn: number } {
  const sceneMs = sceneTimeAt(scene.clock, atMs)
  const [at, next] = [placeAt(fish, sceneMs), placeAt(fish, sceneMs + AHEAD_MS)]
  return { ...at, turn: Math.atan2(next.y - at.y, next.x - at.x) }
}

/** The direction of an angle from 0 to 4095, in radians. */
export const radiansOf = (definition: FishDefinition, angle: number): number =>
  Math.atan2(sineOf(definition.quarterSines, angle), cosineOf(definition.quarterSines, angle))

function drop<T>(list: T[], isOver: (one: T) => boolean): void {
  let kept = 0
  for (const one of list) if (!isOver(one)) list[kept++] = one
  list.length = kept
}
