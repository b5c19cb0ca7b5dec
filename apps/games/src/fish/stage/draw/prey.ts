import { preyIcons } from '@baize/art/prey/icons'
import { type Fish, isUnderway, sceneTimeAt, WORLD } from '@baize/game-kit/fish/index'
import { scatter } from '../../../kit/stage/timeline.ts'
import { pieceSide, preyPiece, preyShadow } from '../pieces/prey-pieces.ts'
import { type Tint, tintOf } from './batch.ts'
import { type Look, onScreen, turnOnScreen } from './look.ts'
import { type Pose, poseOf } from './pose.ts'

/** Nets of 8 by 2 bend; shadows follow with fewer. */
const [COLUMNS, ROWS] = [8, 2]
/** Prey fades over so many units where it comes into the world. */
const FADE = 130
/** Which prey lies mirrored, so that it does not flicker where it swims straight up. */
export class Shoal {
  readonly #flipped = new Map<number, boolean>()

  /** All that swims, the far ones first. */
  draw(look: Look): void {
    const { scene } = look.sea
    if (!scene) return
    const sceneMs = sceneTimeAt(scene.clock, look.roomMs)
    const swimming = [...scene.fish.values()].filter(fish => !scene.gone.has(fish.id) && isUnderway(fish, sceneMs))
    swimming.sort((one, other) => other.prey.radius - one.prey.radius || one.id - other.id)
    if (look.thrift === 0) for (const fish of swimming) this.#shadow(look, fish)
    for (const fish of swimming) this.#fish(look, fish)
  }

  #pose(look: Look, fish: Fish): (Pose & { x: number; y: number; alpha: number }) | null {
    const at = look.sea.where(fish.id, look.roomMs)
    if (!at) return null
    const spot = onScreen(look, at)
    const isTaken = look.tide !== null && spot.x < look.tide.frontX
    const alpha = isTaken ? 0 : edgeFade(at.x, at.y) * (look.tide?.left ?? 1)
    if (alpha <= 0) return null
    const drawing = preyIcons[look.code][fish.prey.name]!
    const heading = turnOnScreen(look, at.turn)
    const pose = poseOf({ heading, drawing, wasFlipped: this.#flipped.get(fish.id) ?? false })
    this.#flipped.set(fish.id, pose.isFlipped)
    return { ...pose, ...spot, alpha }
  }

  #shadow(look: Look, fish: Fish): void {
    const pose = this.#pose(look, fish)
    if (!pose) return
    const side = pieceSide(fish.prey) * look.fit.scale
    const down = (26 + 30 * scatter(fish.id, 3)) * look.fit.scale
    const texture = look.atlas.texture(preyShadow(fish.prey.name))
    const tint = tintOf(0, 0.3 * pose.alpha)
    const width = pose.isFlipped ? -side : side
    look.batch.sprite(texture, pose.x + down * 0.3, pose.y + down, width, side, pose.turn, tint)
  }

  #fish(look: Look, fish: Fish): void {
    const pose = this.#pose(look, fish)
    if (!pose) return
    drawPrey(look, fish, pose, pose.alpha)
  }
}

/** One piece of prey, bent by the wave with which it swims. */
function drawPrey(look: Look, fish: Fish, pose: Pose & { x: number; y: number }, alpha: number): void {
  const { batch, atlas, fit, isCalm, frost, timeS, code } = look
  const { headingDegrees, isFromAbove } = preyIcons[code][fish.prey.name]!
  const deep = scatter(fish.id, 1)
  const side = pieceSide(fish.prey) * fit.scale * (0.95 + 0.1 * deep)
  const speed = 9_000 / fish.crossMs
  const phase = 2 * Math.PI * scatter(fish.id, 2) + timeS * (3.2 + 5 * speed) * (1 - frost)
  const swims = isCalm ? 0 : 1
  const isLong = headingDegrees !== null && !isFromAbove
  const headAtRight = isLong && Math.cos((headingDegrees * Math.PI) / 180) > 0
  const bend = isLong ? swims * 0.075 : swims * 0.018
  const pulse = isLong ? 0 : swims * 0.035 * Math.sin(phase * 0.6)
  const roll = headingDegrees === null ? swims * 0.09 * Math.sin(phase * 0.4) : 0
  const [cos, sin] = [Math.cos(pose.turn + roll), Math.sin(pose.turn + roll)]
  const tint: Tint = tintFor(deep, alpha, frost)
  batch.net(
    atlas.texture(preyPiece(fish.prey.name)),
    COLUMNS,
    ROWS,
    (u, v) => {
      const tail = headAtRight ? 1 - u : u
      const wave = bend * (0.25 + tail * tail) * Math.sin(phase - tail * 3.4)
      const lx = (u - 0.5) * (1 - pulse) * (pose.isFlipped ? -1 : 1)
      const ly = (v - 0.5) * (1 + pulse) + wave
      return { x: pose.x + side * (cos * lx - sin * ly), y: pose.y + side * (sin * lx + cos * ly) }
    },
    tint,
    code === 'TDL-COMET' ? 0.12 : 0.34,
  )
}

/** Far prey takes on a little of the water; frozen prey is blue. */
function tintFor(deep: number, a: number, frost: number): Tint {
  const shade = 0.84 + 0.16 * deep
  return { r: shade * (1 - 0.42 * frost), g: (0.92 + 0.08 * deep) * (1 - 0.12 * frost), b: 1, a }
}

/** 1 inside the world, 0 well outside of it. */
function edgeFade(x: number, y: number): number {
  const out = Math.max(-x, x - WORLD.width, -y, y - WORLD.height, 0)
  return Math.max(0, 1 - out / FADE)
}
