/** Work of one frame while something is prepared: the page answers in between. */
const sliceMs = 7

/** One piece of work that takes some milliseconds. */
export type Job = () => void

/** Does work over as many frames as it takes; rejects with an AbortError when the signal ends it. */
export async function inSlices(jobs: readonly Job[], signal: AbortSignal): Promise<void> {
  let sliceEndsAt = performance.now() + sliceMs
  for (const job of jobs) {
    signal.throwIfAborted()
    job()
    if (performance.now() < sliceEndsAt) continue
    await new Promise(requestAnimationFrame)
    sliceEndsAt = performance.now() + sliceMs
  }
  signal.throwIfAborted()
}
