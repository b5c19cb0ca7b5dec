import { performance } from 'node:perf_hooks'

/** Milliseconds within which 95 of 100 calls were answered, one after the other. */
export async function p95Of(times: number, call: (n: number) => Promise<unknown>): Promise<number> {
  const tookMs: number[] = []
  for (let n = 0; n < times; n++) {
    const startedMs = performance.now()
    await call(n)
    tookMs.push(performance.now() - startedMs)
  }
  return tookMs.toSorted((a, b) => a - b)[Math.ceil(times * 0.95) - 1]!
}
