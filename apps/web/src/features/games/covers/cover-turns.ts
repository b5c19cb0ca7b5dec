/** A browser holds six connections to a server. Covers that are drawn for the first time must leave some to the calls. */
const coversAtOnce = 4

let loading = 0
const waiting = new Set<() => void>()

/** Calls `start` once fewer than four covers are loading. Answers what gives the turn back, or up; it may be called twice. */
export function takeTurn(start: () => void): () => void {
  let mine = false
  const begin = (): void => {
    waiting.delete(begin)
    mine = true
    loading++
    start()
  }
  if (loading < coversAtOnce) begin()
  else waiting.add(begin)
  return () => {
    waiting.delete(begin)
    if (!mine) return
    mine = false
    loading--
    for (const next of waiting) return next()
  }
}

const decoded: (() => void)[] = []

/** Calls `show` in one of the next frames, in which no other picture appears: to draw a row of them takes several. */
export function showInTurn(show: () => void): void {
  if (decoded.push(show) === 1) requestAnimationFrame(showNext)
}

function showNext(): void {
  decoded.shift()?.()
  if (decoded.length > 0) requestAnimationFrame(showNext)
}
