import { times } from '../timeline/times.ts'
import { easeIn, type Loop } from './loop.ts'
import type { Reel } from './reel.ts'

/** Cells of one row begin to move so much later than those of the row under it, in milliseconds. */
const rowStepMs = 16

/** The cells of a resting reel fall out of its window, the lowest first. */
export function dropOut(loop: Loop, reel: Reel, delayMs: number): void {
  for (let row = 0; row < reel.rows; row++) {
    const start = reel.rowY(row)
    const end = start + reel.rowY(reel.rows)
    loop.tween(times.start, share => reel.moveCell(row, start + (end - start) * share), {
      ease: easeIn,
      delayMs: delayMs + (reel.rows - 1 - row) * rowStepMs,
    })
  }
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
