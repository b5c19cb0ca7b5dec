import { times } from '../../timeline/times.ts'
import { easeIn, type Loop } from '../loop.ts'
import type { Reel } from './reel.ts'

/** Cells of one row begin to move so much later than those of the row under it, in milliseconds. */
const rowStepMs = 16

/** The cells of a resting reel fall out of its window, the lowest first. The answers end it at once. */
export function dropOut(loop: Loop, reel: Reel, delayMs: number): (() => void)[] {
  return Array.from({ length: reel.rows }, (_, row) => {
    const start = reel.rowY(row)
    const end = start + reel.rowY(reel.rows)
    return loop.tween(times.start, share => reel.moveCell(row, start + (end - start) * share), {
      ease: easeIn,
      delayMs: delayMs + (reel.rows - 1 - row) * rowStepMs,
    })
  })
}

/** A new column falls into an empty window. */
export function dropIn(loop: Loop, reel: Reel, column: string): void {
  reel.rest(column)
  for (let row = 0; row < reel.rows; row++) {
    const end = reel.rowY(row)
    const start = end - reel.rowY(reel.rows)
    const delayMs = (reel.rows - 1 - row) * rowStepMs
    const move = (share: number) => reel.moveCell(row, start + (end - start) * share)
    move(0)
    loop.tween(times.landing - delayMs, move, { ease: easeIn, delayMs })
  }
}

/** A cell falls from another row into its own and lands with a little squash. */
export function dropCell(loop: Loop, reel: Reel, row: number, from: number): void {
  const sprite = reel.cell(row)
  const [start, end] = [reel.rowY(from), reel.rowY(row)]
  loop.tween(times.fall, share => reel.moveCell(row, start + (end - start) * easeIn(share)))
  loop.tween(
    times.land,
    share => {
      const squash = Math.sin(share * Math.PI)
      reel.moveCell(row, end + reel.cellHeight * 0.04 * squash)
      sprite.scale.y *= 1 - 0.09 * squash
    },
    { delayMs: times.fall },
  )
}
