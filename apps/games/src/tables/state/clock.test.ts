import { expect, test } from 'vitest'
import { TableClock } from './clock.ts'

const aheadMs = 90_000

/** A browser whose clock is wrong, and a server whose answers take their ways. */
function world(ways: readonly (readonly [thereMs: number, backMs: number])[]) {
  let trueMs = 1_800_000_000_000
  const left = [...ways]
  const clock = new TableClock({
    nowMs: () => trueMs + aheadMs,
    async ask() {
      const [thereMs, backMs] = left.shift()!
      trueMs += thereMs
      const serverMs = trueMs
      trueMs += backMs
      return serverMs
    },
  })
  return { clock, trueMs: () => trueMs, pass: (ms: number) => (trueMs += ms) }
}

test('[TABLE-017] a clock that is 90 s ahead counts down within 150 ms of the server', async () => {
  const { clock, trueMs, pass } = world([
    [40, 900],
    [60, 140],
    [700, 20],
  ])
  await clock.wake()
  pass(7_000)
  expect(Math.abs(clock.nowMs - trueMs())).toBeLessThanOrEqual(150)
})

test('the sample with the smallest round trip counts, and half of it is taken off the time to bet', async () => {
  const { clock } = world([
    [300, 300],
    [50, 50],
    [200, 200],
    [400, 0],
  ])
  await clock.wake()
  await clock.sample()
  expect(clock.offsetMs).toBe(-aheadMs)
  expect(clock.lockLeadMs).toBe(50 + 150)
})

test('before any answer the time of a frame counts; a question without an answer changes nothing', async () => {
  const clock = new TableClock({ nowMs: () => 1_000_000, ask: async () => null })
  clock.told(910_000)
  await clock.wake()
  expect(clock.nowMs).toBe(910_000)
})
