import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ModelRun, openModelRun } from './model-run.fixtures.ts'

let run: ModelRun
beforeAll(async () => {
  run = await openModelRun(4)
}, 120_000)
afterAll(() => run.stop())

test('ten sequences of calls end as the model of the protocol says', async () => {
  expect(await run.play(1, 10)).toBe(10)
}, 240_000)
