import { LEVELS } from '@baize/game-kit/fish/index'
import { tintOf } from './batch.ts'
import { type Look, onScreen, seatTint, turnOnScreen } from './look.ts'

/** Bullets in flight; a higher level is larger and brighter, and flies alike. */
export function drawBullets(look: Look, ownSeat: number): void {
  const { batch, atlas, fit, sea, thrift, timeS } = look
  const [bullet, glow] = [atlas.texture('bullet'), atlas.texture('glow')]
  for (const { seat, level, at } of sea.bullets(look.roomMs)) {
    const { x, y } = onScreen(look, at)
    const rank = LEVELS.indexOf(level as (typeof LEVELS)[number])
    const size = Math.max(0.55, fit.scale) * (0.8 + rank * 0.075)
    if (thrift > 1 && seat !== ownSeat) {
      batch.sprite(glow, x, y, 14 * size, 14 * size, 0, seatTint(seat, 0.9))
      continue
    }
    const turn = turnOnScreen(look, at.turn)
    batch.sprite(glow, x, y, (46 + rank * 5) * size, (46 + rank * 5) * size, 0, seatTint(seat, 0.5))
    batch.sprite(
      bullet,
      x - Math.cos(turn) * 26 * size,
      y - Math.sin(turn) * 26 * size,
      76 * size,
      30 * size,
      turn,
      seatTint(seat, 1),
    )
    batch.sprite(glow, x, y, 15 * size, 15 * size, 0, tintOf(0xffffff, 0.9, true))
    if (rank >= 6) batch.sprite(atlas.texture('spark'), x, y, 34 * size, 34 * size, timeS * 5, seatTint(seat, 0.8))
  }
}
