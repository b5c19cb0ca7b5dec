import { WORLD } from '@baize/game-kit/fish/index'
import { scatter } from '../../../kit/stage/timeline.ts'
import { LASTS_MS } from '../../sea/effects.ts'
import { tintOf } from './batch.ts'
import { type Look, onScreen } from './look.ts'

/** Motes in front of everything by title: bubbles, sparks of festival fires, dust of comets. */
export function drawMotes(look: Look): void {
  const { batch, atlas, fit, code, timeS, thrift, isCalm } = look
  const count = isCalm ? 10 : thrift > 0 ? 14 : 34
  const time = isCalm ? 0 : timeS
  for (let i = 0; i < count; i++) {
    const [sx, speed, size] = [scatter(i, 41), 0.02 + 0.05 * scatter(i, 42), 4 + 12 * scatter(i, 43) ** 2]
    const along = (scatter(i, 44) + time * speed) % 1
    const fade = Math.sin(Math.PI * along)
    const px = size * Math.max(0.7, fit.scale * 1.3)
    if (code === 'TDL-COMET') {
      const [x, y] = [((sx + along * 0.6) % 1) * fit.width, ((scatter(i, 45) + along * 0.3) % 1) * fit.height]
      batch.sprite(atlas.texture('spark'), x, y, px, px, i, tintOf(0xd8c8ff, 0.5 * fade, true))
      continue
    }
    const sway = 12 * Math.sin(time * 1.3 + i * 2.1)
    const [x, y] = [sx * fit.width + sway, (1.04 - along * 1.08) * fit.height]
    if (code === 'TDL-REEF')
      batch.sprite(atlas.texture('bubble'), x, y, px * 1.3, px * 1.3, 0, tintOf(0xd8fbff, 0.5 * fade))
    else batch.sprite(atlas.texture('glow'), x, y, px * 0.7, px * 0.7, 0, tintOf(0xffb45c, 0.75 * fade, true))
  }
}

/** Shafts of light that fall through the prey. */
export function drawRays(look: Look): void {
  const { batch, atlas, fit, code, timeS, thrift } = look
  if (thrift > 0 || code === 'TDL-DELTA') return
  const colour = code === 'TDL-REEF' ? 0xb8fff2 : 0xffc8e0
  for (let i = 0; i < 5; i++) {
    const sway = 0.05 * Math.sin(timeS * 0.21 + i * 1.9)
    const a = 0.035 + 0.03 * Math.sin(timeS * 0.5 + i * 2.4)
    const x = fit.width * (0.1 + 0.19 * i + 0.4 * sway)
    const wide = fit.width * (0.04 + 0.05 * scatter(i, 51))
    batch.sprite(
      atlas.texture('ray'),
      x,
      fit.height * 0.36,
      wide,
      fit.height * 1.1,
      0.16 - 0.09 * i + sway,
      tintOf(colour, Math.max(0.012, a), true),
    )
  }
}

/** Outside of the world it is darker, so that the walls that turn bullets back are seen. */
export function drawWalls(look: Look): void {
  const { batch, atlas, fit } = look
  const [a, b] = [onScreen(look, { x: 0, y: 0 }), onScreen(look, { x: WORLD.width, y: WORLD.height })]
  const [left, right, top, bottom] = [Math.min(a.x, b.x), Math.max(a.x, b.x), Math.min(a.y, b.y), Math.max(a.y, b.y)]
  const dark = tintOf(0x020a10, 0.2)
  const white = atlas.texture('white')
  const fill = (x0: number, y0: number, x1: number, y1: number, tint = dark) => {
    if (x1 - x0 > 0.5 && y1 - y0 > 0.5) batch.sprite(white, (x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0, 0, tint)
  }
  fill(0, 0, fit.width, top)
  fill(0, bottom, fit.width, fit.height)
  fill(0, top, left, bottom)
  fill(right, top, fit.width, bottom)
  const line = tintOf(0xf3dca0, 0.1, true)
  if (top > 2) fill(left, top - 1, right, top + 1, line)
  if (bottom < fit.height - 2) fill(left, bottom - 1, right, bottom + 1, line)
  if (left > 2) fill(left - 1, top, left + 1, bottom, line)
  if (right < fit.width - 2) fill(right - 1, top, right + 1, bottom, line)
}

/** Ice at the edges while scene time stands still. */
export function drawFrost(look: Look): void {
  const { batch, atlas, fit, frost, timeS } = look
  if (frost <= 0) return
  batch.sprite(
    atlas.texture('white'),
    fit.width / 2,
    fit.height / 2,
    fit.width,
    fit.height,
    0,
    tintOf(0x9fdcff, 0.12 * frost),
  )
  for (let i = 0; i < 40; i++) {
    const side = i % 4
    const along = scatter(i, 61)
    const [x, y] = [
      side < 2 ? along * fit.width : side === 2 ? 0 : fit.width,
      side < 2 ? (side === 0 ? 0 : fit.height) : along * fit.height,
    ]
    const size = (90 + 150 * scatter(i, 62)) * Math.max(0.5, fit.scale) * frost
    batch.sprite(
      atlas.texture('spark'),
      x,
      y,
      size,
      size,
      scatter(i, 63) * 3 + Math.sin(timeS * 0.4 + i) * 0.05,
      tintOf(0xdff4ff, 0.5 * frost, true),
    )
  }
}

/** How far the tide has come; null while there is none. After it has run through, nothing is left until the next scene. */
export function tideOf({ sea, fit, localMs, isCalm }: Omit<Look, 'tide'>, isTide: boolean): Look['tide'] {
  if (!isTide) return null
  const tide = sea.effects.findLast(effect => effect.kind === 'tide')
  const age = tide ? (localMs - tide.atMs) / LASTS_MS.tide : 1
  return isCalm
    ? { frontX: Number.NEGATIVE_INFINITY, left: 1 - age }
    : { frontX: frontOf(fit.width, age), left: age < 1 ? 1 : 0 }
}

const frontOf = (width: number, age: number): number => width * (-0.25 + 1.5 * age)

/** The tide: a wall of foam that runs over the screen and takes all with it; a fade for calm eyes. */
export function drawTide(look: Look): void {
  const { batch, atlas, fit, localMs, isCalm, timeS } = look
  const tide = look.sea.effects.findLast(effect => effect.kind === 'tide')
  if (!tide) return
  const age = (localMs - tide.atMs) / LASTS_MS.tide
  if (age < 0 || age > 1) return
  const cover = tintOf(0x0a3a50, 0.55 * Math.sin(Math.PI * age))
  batch.sprite(atlas.texture('white'), fit.width / 2, fit.height / 2, fit.width, fit.height, 0, cover)
  if (isCalm) return
  const front = frontOf(fit.width, age)
  for (let i = 0; i < 110; i++) {
    const back = scatter(i, 71) ** 2
    const x = front - back * fit.width * 0.4 + 18 * Math.sin(timeS * 6 + i)
    const y = scatter(i, 72) * fit.height
    const bow = 90 * Math.cos((y / fit.height - 0.5) * Math.PI) * fit.scale
    const size = (26 + 90 * scatter(i, 73)) * Math.max(0.5, fit.scale) * (1 - 0.5 * back)
    batch.sprite(
      atlas.texture(i % 3 ? 'bubble' : 'glow'),
      x + bow,
      y,
      size,
      size,
      0,
      tintOf(0xe8fcff, 0.7 * (1 - back), i % 3 === 0),
    )
  }
}

/** The aim on prey that bullets are sent to. */
export function drawLock(look: Look, lock: number): void {
  const { batch, atlas, fit, sea, timeS, isCalm } = look
  const at = lock === 0 ? null : sea.where(lock, look.roomMs)
  const fish = sea.scene?.fish.get(lock)
  if (!at || !fish) return
  const { x, y } = onScreen(look, at)
  const side = Math.max(44, fish.prey.radius * 3.1 * fit.scale) * (isCalm ? 1 : 1 + 0.04 * Math.sin(timeS * 5))
  batch.sprite(atlas.texture('aim'), x, y, side, side, isCalm ? 0 : timeS * 0.8, tintOf(0xf3dca0, 1))
}
