import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ModelRun, openModelRun } from './model-run.fixtures.ts'

/** MODEL_SEEDS=17 plays one seed, MODEL_SEEDS=2000-30000 a range. */
const [first = 1, last = first] = (process.env.MODEL_SEEDS ?? '11-1100').split('-').map(Number)

let run: ModelRun
beforeAll(async () => {
  run = await openModelRun(first === last ? 1 : 8)
}, 120_000)
afterAll(() => run.stop())

test('a thousand sequences and more of calls end as the model of the protocol says', async () => {
  expect(await run.play(first, last)).toBe(last - first + 1)
})
