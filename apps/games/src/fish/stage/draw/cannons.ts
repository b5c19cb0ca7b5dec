import type { SeatedCannon } from '@baize/game-kit/fish/index'
import { LEVELS, muzzleOf, SEATS } from '@baize/game-kit/fish/index'
import { radiansOf } from '../../sea/sea.ts'
import { tintOf, WHITE } from './batch.ts'
import { type Look, onScreen, seatTint, turnOnScreen } from './look.ts'

/** Cannons are no smaller than they are at this scale of the world. */
const LEAST_SCALE = 0.46
const GEMS = [
  0x7cf3ff, 0x7cf3ff, 0x6dffb3, 0x6dffb3, 0xffd75c, 0xffd75c, 0xff9a4d, 0xff7aa8, 0xc88bff, 0xffffff,
] as const

/** The four places at the edges: a free one is dim, a taken one points where its player shoots. */
export function drawCannons(look: Look, seats: readonly SeatedCannon[], own: { seat: number; level: number }): void {
  for (const seat of SEATS) {
    const taken = seats.find(one => one.seat === seat)
    const level = seat === own.seat ? own.level : (taken?.level ?? 1)
    drawCannon(look, seat, level, Boolean(taken), seat === own.seat)
  }
}

function drawCannon(look: Look, seat: (typeof SEATS)[number], level: number, isTaken: boolean, isOwn: boolean): void {
  const { batch, atlas, fit, sea, localMs, timeS } = look
  const { x, y } = onScreen(look, muzzleOf(seat))
  const rank = Math.max(0, LEVELS.indexOf(level as (typeof LEVELS)[number]))
  const unit = Math.max(LEAST_SCALE, fit.scale) * (isOwn ? 1.12 : 0.94)
  const dim = isTaken ? WHITE : tintOf(0x8aa0b0, 0.42)
  if (isOwn) batch.sprite(atlas.texture('glow'), x, y, 230 * unit, 230 * unit, 0, seatTint(seat, 0.4))
  batch.sprite(atlas.texture('cannon-base'), x, y, 132 * unit, 132 * unit, 0, dim)
  if (!isTaken) return
  batch.sprite(atlas.texture('cannon-ring'), x, y, 132 * unit, 132 * unit, 0, seatTint(seat, 0.9))
  const turn = turnOnScreen(look, radiansOf(sea.definition, sea.angles[seat]))
  const flash = sea.effects.findLast(effect => effect.kind === 'flash' && effect.seat === seat)
  const kick = flash ? 1 - Math.min(1, (localMs - flash.atMs) / 140) : 0
  const size = unit * (0.78 + rank * 0.034)
  const back = look.isCalm ? 0 : kick * 11 * unit
  const barrels = rank >= 7 ? [-13, 13] : [0]
  for (const aside of barrels) {
    const forth = 34 * size - back
    const [bx, by] = [
      x + Math.cos(turn) * forth - Math.sin(turn) * aside * size,
      y + Math.sin(turn) * forth + Math.cos(turn) * aside * size,
    ]
    batch.sprite(
      atlas.texture('cannon-barrel'),
      bx,
      by,
      132 * size,
      62 * size * (barrels.length > 1 ? 0.74 : 1),
      turn,
      WHITE,
    )
  }
  const shine = 0.75 + 0.25 * Math.sin(timeS * 2.4 + seat)
  batch.sprite(atlas.texture('gem'), x, y, 30 * size, 30 * size, 0, tintOf(GEMS[rank]!, 1))
  batch.sprite(atlas.texture('glow'), x, y, 62 * size, 62 * size, 0, tintOf(GEMS[rank]!, 0.55 * shine, true))
  if (kick <= 0) return
  const [mx, my] = [x + Math.cos(turn) * 104 * size, y + Math.sin(turn) * 104 * size]
  batch.sprite(
    atlas.texture('glow'),
    mx,
    my,
    110 * size * (0.6 + kick),
    110 * size * (0.6 + kick),
    0,
    seatTint(seat, kick),
  )
  batch.sprite(atlas.texture('spark'), mx, my, 74 * size, 74 * size, turn, tintOf(0xffffff, kick, true))
}
