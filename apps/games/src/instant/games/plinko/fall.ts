/** Milliseconds from one row of pins to the next. */
export const rowMs = 210
/** From the last row into the bucket. */
const dropMs = 320

/**
 * Where the ball is after some milliseconds, in pin distances: `x` from the middle, `y` in rows below the first pin. It
 * hops from pin to pin as its turns say, so it ends in the bucket that they lead to.
 */
export function ballAt(turns: readonly number[], elapsedMs: number): { x: number; y: number } {
  const row = Math.floor(elapsedMs / rowMs)
  if (row >= turns.length) {
    const share = Math.min(1, (elapsedMs - turns.length * rowMs) / dropMs)
    return { x: placeAfter(turns, turns.length), y: turns.length - 0.35 + share * share * 0.95 }
  }
  const share = elapsedMs / rowMs - row
  const [from, to] = [placeAfter(turns, row), placeAfter(turns, row + 1)]
  // A small hop off the pin, then gravity: it meets the next row's pin from above.
  const fall = -1.15 * share + 2.15 * share * share
  return { x: from + (to - from) * share, y: row - 0.35 + fall }
}

/** Pin distances from the middle after so many rows. */
export function placeAfter(turns: readonly number[], rows: number): number {
  let place = 0
  for (let i = 0; i < rows; i++) place += turns[i] === 1 ? 0.5 : -0.5
  return place
}

export const fallMs = (turns: readonly number[]): number => turns.length * rowMs + dropMs
