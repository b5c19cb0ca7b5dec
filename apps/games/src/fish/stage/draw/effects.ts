import { muzzleOf, type Place } from '@baize/game-kit/fish/index'
import { easeIn, easeOut, mix, scatter } from '../../../kit/stage/timeline.ts'
import { type Effect, LASTS_MS } from '../../sea/effects.ts'
import { radiansOf } from '../../sea/sea.ts'
import { preyPiece, preySide } from '../pieces/prey-pieces.ts'
import { tintOf } from './batch.ts'
import { type Look, onScreen, seatTint, turnOnScreen } from './look.ts'
import { drawAmount } from './numbers.ts'

/** Everything that is seen for a while: nets, catches with their coins, weapons. */
export function drawEffects(look: Look): void {
  for (const effect of look.sea.effects) {
    const age = (look.localMs - effect.atMs) / LASTS_MS[effect.kind]
    if (age >= 0 && age <= 1) drawEffect(look, effect, age)
  }
}

function drawEffect(look: Look, effect: Effect, age: number): void {
  switch (effect.kind) {
    case 'net':
      drawNet(look, effect, age)
      break
    case 'caught':
      drawCatch(look, effect, age)
      break
    case 'sum':
      drawSum(look, effect, age)
      break
    case 'bomb':
      drawBomb(look, effect.at, age)
      break
    case 'chain':
      drawChain(look, effect, age)
      break
    case 'laser':
      drawLaser(look, effect, age)
      break
    default:
  }
}

function drawNet(look: Look, { at, seat, level }: Extract<Effect, { kind: 'net' }>, age: number): void {
  const { batch, atlas, fit } = look
  const { x, y } = onScreen(look, at)
  const side =
    (110 + 10 * Math.log2(level + 1)) * fit.scale * (look.isCalm ? 1 : 0.35 + 0.75 * easeOut(Math.min(1, age * 1.6)))
  const a = 1 - easeIn(age)
  batch.sprite(atlas.texture('glow'), x, y, side * 1.2, side * 1.2, 0, seatTint(seat, 0.42 * a))
  batch.sprite(atlas.texture('net'), x, y, side, side, age * 0.5 + seat, seatTint(seat, a))
}

function drawCatch(look: Look, effect: Extract<Effect, { kind: 'caught' }>, age: number): void {
  const { batch, atlas, fit, sea, isCalm } = look
  const { at, prey, prize, seat, text, coins, isOwn } = effect
  const { x, y } = onScreen(look, at)
  const found =
    sea.definition.swimmers.find(one => one.name === prey) ?? sea.definition.bosses.find(one => one.name === prey)
  const side = preySide(found ?? { radius: 56 }) * 1.24 * fit.scale
  const first = Math.min(1, age / 0.3)
  if (first < 1) {
    const shrink = isCalm ? 1 : 1.12 - 1.05 * easeIn(first)
    const spin = isCalm ? 0 : first * 2.4
    batch.sprite(
      atlas.texture(preyPiece(prey)),
      x,
      y,
      side * shrink,
      side * shrink,
      spin,
      tintOf(0xffffff, 1 - easeIn(first)),
    )
    batch.sprite(
      atlas.texture('ring'),
      x,
      y,
      side * (0.6 + 1.1 * easeOut(first)),
      side * (0.6 + 1.1 * easeOut(first)),
      0,
      seatTint(seat, 0.8 * (1 - first)),
    )
  }
  if (coins > 0) burst(look, x, y, effect, age)
  if (coins > 0 && !isCalm) flyCoins(look, { x, y }, effect, age)
  const rise = isCalm ? 0 : 34 * easeOut(Math.min(1, age * 1.6)) * fit.scale
  const tall =
    Math.max(isOwn ? 22 : 15, (isOwn ? 44 : 30) * fit.scale) *
    (1 + Math.min(1.1, Math.log10(prize + 1) * 0.32) * (isOwn ? 1 : 0.5))
  const grown = isCalm ? 1 : Math.min(1, 0.4 + age * 7)
  drawAmount(look, text, x, y - rise - side * 0.2, tall * grown, Math.min(1, (1 - age) * 3.2))
}

/** Light and sparks that leave the place of a catch. */
function burst(
  look: Look,
  x: number,
  y: number,
  { atMs, prize, seat }: Extract<Effect, { kind: 'caught' }>,
  age: number,
): void {
  const { batch, atlas, fit, isCalm } = look
  const reach = (70 + 46 * Math.log10(prize + 1)) * fit.scale
  const flare = 1 - easeOut(Math.min(1, age * 2.2))
  if (flare > 0)
    batch.sprite(atlas.texture('glow'), x, y, reach * 3.2, reach * 3.2, 0, tintOf(0xffd978, 0.75 * flare, true))
  if (isCalm) return
  const count = Math.min(26, 8 + Math.round(5 * Math.log2(prize + 1) * 0.6))
  const flown = easeOut(Math.min(1, age * 1.7))
  for (let i = 0; i < count; i++) {
    const turn = 2 * Math.PI * scatter(i, Math.round(atMs) % 997)
    const far = reach * (0.35 + 0.9 * scatter(i, 31)) * flown
    const size = (9 + 14 * scatter(i, 7)) * Math.max(0.6, fit.scale) * (1 - age)
    const [px, py] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far + 60 * fit.scale * age * age]
    batch.sprite(
      atlas.texture(i % 3 ? 'spark' : 'glow'),
      px,
      py,
      size,
      size,
      turn + age * 4,
      i % 2 ? tintOf(0xffe9a6, 1 - age, true) : seatTint(seat, 1 - age),
    )
  }
}

/** Coins on an arc to the cannon, one after the other. */
function flyCoins(look: Look, from: Place, { seat, coins }: Extract<Effect, { kind: 'caught' }>, age: number): void {
  const { batch, atlas, fit } = look
  const to = onScreen(look, muzzleOf(seat))
  const size = Math.max(15, 34 * fit.scale)
  for (let i = 0; i < coins; i++) {
    const start = 0.12 + 0.3 * (i / coins)
    const share = (age - start) / 0.42
    if (share <= 0 || share >= 1) continue
    const eased = share * share * (3 - 2 * share)
    const aside = (scatter(i, 5) - 0.5) * 150 * fit.scale
    const lift = Math.sin(Math.PI * share) * (70 + 60 * scatter(i, 6)) * fit.scale
    const out = easeOut(Math.min(1, share * 3)) * (1 - eased)
    const x = mix(from.x, to.x, eased) + aside * out
    const y = mix(from.y, to.y, eased) - lift + (scatter(i, 8) - 0.5) * 70 * fit.scale * out
    const turn = Math.cos(share * 12 + i)
    batch.sprite(
      atlas.texture('coin'),
      x,
      y,
      size * Math.max(0.18, Math.abs(turn)),
      size,
      0.2 * turn,
      tintOf(0xffffff, 1),
    )
    if (i % 3 === 0)
      batch.sprite(
        atlas.texture('spark'),
        x,
        y,
        size * 0.9,
        size * 0.9,
        share * 9,
        tintOf(0xfff3c4, 0.7 * Math.abs(turn), true),
      )
  }
}

function drawSum(look: Look, { at, text }: Extract<Effect, { kind: 'sum' }>, age: number): void {
  const { x, y } = onScreen(look, at)
  const rise = look.isCalm ? 0 : 50 * easeOut(age) * look.fit.scale
  drawAmount(look, text, x, y - rise, Math.max(26, 64 * look.fit.scale), Math.min(1, (1 - age) * 3))
}

/** The circle of a bomb: 260 units, as the rules have it. */
const BOMB = 260

function drawBomb(look: Look, at: Place, age: number): void {
  const { batch, atlas, fit, isCalm } = look
  const { x, y } = onScreen(look, at)
  const side = 2 * BOMB * fit.scale * (isCalm ? 1 : 0.25 + 0.83 * easeOut(Math.min(1, age * 1.8)))
  const a = (1 - age) ** 1.5
  batch.sprite(atlas.texture('glow'), x, y, side * 1.4, side * 1.4, 0, tintOf(0xff8a3c, 0.8 * a, true))
  batch.sprite(atlas.texture('ring'), x, y, side, side, 0, tintOf(0xffd27a, a, true))
  batch.sprite(atlas.texture('ring'), x, y, side * 0.72, side * 0.72, 0, tintOf(0xffffff, 0.6 * a, true))
  if (isCalm) return
  for (let i = 0; i < 26; i++) {
    const turn = 2 * Math.PI * scatter(i, 21)
    const far = side * 0.5 * (0.3 + 0.75 * scatter(i, 22)) * easeOut(age)
    const size = (22 + 40 * scatter(i, 23)) * fit.scale * (1 - age)
    batch.sprite(
      atlas.texture('glow'),
      x + Math.cos(turn) * far,
      y + Math.sin(turn) * far,
      size,
      size,
      0,
      tintOf(i % 2 ? 0xffb65c : 0xff5c38, a, true),
    )
  }
}

/** A band of light from point to point. */
function band({ batch, atlas }: Look, from: Place, to: Place, width: number, colour: number, a: number): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const far = Math.hypot(dx, dy) + width / 3
  batch.sprite(
    atlas.texture('beam'),
    (from.x + to.x) / 2,
    (from.y + to.y) / 2,
    far,
    width,
    Math.atan2(dy, dx),
    tintOf(colour, a, true),
  )
}

function drawChain(look: Look, { from, to, atMs }: Extract<Effect, { kind: 'chain' }>, age: number): void {
  const { fit, localMs } = look
  const a = 1 - easeIn(age)
  const jolt = look.isCalm ? 0 : Math.floor((localMs - atMs) / 110)
  for (const [link, goal] of to.entries()) {
    const [start, end] = [onScreen(look, from), onScreen(look, goal)]
    let last = start
    for (let i = 1; i <= 6; i++) {
      const share = i / 6
      const shift = i === 6 ? 0 : (scatter(i + link * 7, jolt) - 0.5) * 54 * fit.scale
      const next = { x: mix(start.x, end.x, share) + shift, y: mix(start.y, end.y, share) - shift }
      band(look, last, next, 26 * fit.scale, 0x9fd8ff, a)
      band(look, last, next, 9 * fit.scale, 0xffffff, a)
      last = next
    }
    look.batch.sprite(
      look.atlas.texture('glow'),
      end.x,
      end.y,
      120 * fit.scale,
      120 * fit.scale,
      0,
      tintOf(0x7cc8ff, 0.8 * a, true),
    )
  }
}

/** Half the width of a ray, and a length that leaves every world. */
const [RAY, FAR] = [40, 2_000]

function drawLaser(look: Look, { seat, angle }: Extract<Effect, { kind: 'laser' }>, age: number): void {
  const { fit, sea } = look
  const from = onScreen(look, muzzleOf(seat))
  const turn = turnOnScreen(look, radiansOf(sea.definition, angle))
  const to = { x: from.x + Math.cos(turn) * FAR * fit.scale, y: from.y + Math.sin(turn) * FAR * fit.scale }
  const a = 1 - easeIn(age)
  band(look, from, to, 4 * RAY * fit.scale * (1 - 0.5 * age), 0xff4d8d, 0.6 * a)
  band(look, from, to, 2 * RAY * fit.scale * (1 - 0.6 * age), 0xffc0dc, a)
  band(look, from, to, 0.7 * RAY * fit.scale, 0xffffff, a)
}
