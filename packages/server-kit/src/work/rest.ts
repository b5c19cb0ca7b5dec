import { setTimeout as pause } from 'node:timers/promises'

/**
 * Rests after a piece of work that began at a moment of `performance.now()`, so that a large draw leaves time to everybody else.
 * @param share of the time that the work took: 1 leaves half of the time to others
 */
export const restSince = (startedAt: number, share = 1): Promise<void> => pause(share * (performance.now() - startedAt))

/** The longest that lines of a file are made before others have their turn. */
const sliceMs = 2
/** Of the time that a slice took, what others have after it. */
const restShare = 6
/** A slice that waited for the database or for a slow reader is no reason to rest for longer. */
const mostRestMs = 30

/**
 * Lines of a file, made in slices with a rest after each: a long file takes a small part of its process, in which others bet meanwhile.
 * What the lines are made from is to come in portions of about a slice.
 */
export async function* paced<T>(lines: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T> {
  let startedAt = performance.now()
  for await (const line of lines) {
    yield line
    const tookMs = performance.now() - startedAt
    if (tookMs < sliceMs) continue
    await pause(Math.min(tookMs * restShare, mostRestMs))
    startedAt = performance.now()
  }
}
