import type { FishCode } from '@baize/game-kit/fish/index'
import { scatter } from '../../../kit/stage/timeline.ts'
import { tintOf } from './batch.ts'
import type { Look } from './look.ts'

/** Something that stands on the ground or floats: places are shares of the screen, sizes shares of its shorter side. */
interface Thing {
  piece: string
  x: number
  y: number
  high: number
  /** Width as a share of its height. */
  wide: number
  /** How strongly it follows the lean of the view: far things hardly do. */
  near: number
  colour: number
  /** Radians of its sway at the top. */
  sway: number
  /** It floats instead of standing. */
  floats?: boolean
}

const leaves = (count: number, from: number, to: number, salt: number, near: number, colour: number): Thing[] =>
  Array.from({ length: count }, (_, i) => ({
    ...{ piece: 'leaf', x: from + (to - from) * scatter(i, salt), y: 1.02, wide: 0.15, near, colour, sway: 0.16 },
    high: 0.16 + 0.26 * scatter(i, salt + 1),
  }))

const standing = (piece: string, x: number, high: number, wide: number, near: number, colour = 0xffffff): Thing => ({
  ...{ piece, x, y: 1.015, high, wide, near, colour, sway: piece.startsWith('coral') ? 0.015 : 0 },
})

const floating = (piece: string, x: number, y: number, high: number, near: number, colour = 0xffffff): Thing => ({
  ...{ piece, x, y, high, wide: 1, near, colour, sway: 0, floats: true },
})

const THINGS: Readonly<Record<FishCode, { back: readonly Thing[]; front: readonly Thing[] }>> = {
  'TDL-REEF': {
    back: [
      ...leaves(9, 0.02, 0.3, 3, 0.4, 0x6fc4c0),
      ...leaves(7, 0.72, 0.97, 9, 0.4, 0x6fc4c0),
      ...[standing('stone', 0.1, 0.17, 1.6, 0.5, 0x9fd8e6), standing('stone', 0.88, 0.21, 1.6, 0.5, 0x9fd8e6)],
      ...[
        standing('coral-violet', 0.2, 0.2, 1.48, 0.6, 0xb5d8ff),
        standing('coral-rose', 0.79, 0.23, 1.48, 0.6, 0xd8e4ff),
      ],
      ...[
        standing('coral-gold', 0.64, 0.12, 1.48, 0.5, 0xa8d0e8),
        standing('coral-rose', 0.37, 0.11, 1.48, 0.5, 0x9fc4e6),
      ],
    ],
    front: [
      ...leaves(5, 0, 0.1, 21, 1.3, 0xffffff),
      ...leaves(4, 0.92, 1, 27, 1.3, 0xffffff),
      ...[standing('stone', 0.015, 0.19, 1.7, 1.2), standing('stone', 0.985, 0.15, 1.7, 1.2)],
      ...[standing('coral-gold', 0.075, 0.22, 1.48, 1.2), standing('coral-violet', 0.945, 0.25, 1.48, 1.2)],
    ],
  },
  'TDL-DELTA': {
    back: [
      floating('house', 0.16, 0.1, 0.12, 0.2),
      floating('house', 0.43, 0.108, 0.09, 0.15),
      floating('house', 0.9, 0.1, 0.11, 0.2),
    ],
    front: [...leaves(9, -0.01, 0.11, 5, 1.3, 0xb8d0d8), ...leaves(8, 0.9, 1.01, 13, 1.3, 0xb8d0d8)],
  },
  'TDL-COMET': {
    back: [
      ...[floating('rock', 0.9, 0.78, 0.16, 0.6, 0xa898c8)],
      ...[floating('rock', 0.07, 0.74, 0.1, 0.5, 0x9888b8), floating('rock', 0.62, 0.12, 0.05, 0.35, 0x8878a8)],
    ],
    front: [floating('rock', 0.985, 0.97, 0.26, 1.4, 0xd0c0e8), floating('rock', 0.02, 0.99, 0.19, 1.4, 0xd0c0e8)],
  },
}

/** Scenery behind the prey, or before it at the edges. */
export function drawScenery(look: Look, layer: 'back' | 'front'): void {
  for (const [i, thing] of THINGS[look.code][layer].entries()) drawThing(look, thing, i)
}

function drawThing(look: Look, thing: Thing, i: number): void {
  const { batch, atlas, fit, lean, timeS, isCalm } = look
  const short = Math.min(fit.width, fit.height)
  const high = thing.high * short * (fit.isUpright ? 1.25 : 1)
  const wide = high * thing.wide
  const moves = isCalm ? 0 : 1
  const x = thing.x * fit.width + lean.x * thing.near * 14
  const y = thing.y * fit.height + lean.y * thing.near * 7
  const tint = tintOf(thing.colour, 1)
  const texture = atlas.texture(thing.piece)
  if (thing.floats) {
    const bob = moves * Math.sin(timeS * 0.6 + i * 2) * high * 0.05
    const turn = thing.piece === 'rock' ? moves * timeS * 0.03 * (i % 2 ? 1 : -1) : 0
    batch.sprite(texture, x, y + bob, high * (texture.width / texture.height), high, turn, tint)
    return
  }
  if (thing.sway === 0) {
    batch.sprite(texture, x, y - high / 2, wide, high, 0, tint)
    return
  }
  const flip = i % 2 ? -1 : 1
  batch.net(
    texture,
    1,
    5,
    (u, v) => {
      const up = 1 - v
      const bend =
        moves * thing.sway * up * up * Math.sin(timeS * 0.9 + i * 1.7 - up * 1.6) + thing.sway * 0.35 * up * up * flip
      return { x: x + (u - 0.5) * wide * flip + bend * high, y: y - up * high }
    },
    tint,
    look.code === 'TDL-REEF' ? 0.3 : 0,
  )
}
