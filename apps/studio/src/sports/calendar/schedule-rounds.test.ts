import { startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())

test('passes of a keeper that overlap announce each round once, in one chain', async () => {
  const { db, sports } = world.studio
  await Promise.all([sports.run(), sports.run()])
  const entries = await db
    .selectFrom('sports.commitment')
    .selectAll()
    .where('kind', '=', 'chain')
    .orderBy('id')
    .execute()
  for (const [competition, chain] of Map.groupBy(entries, each => each.competition))
    for (const [at, { entry }] of chain.entries())
      expect(entry.endsWith(`|${chain[at - 1]?.hash ?? '0'.repeat(64)}`), `${competition} ${at}`).toBe(true)
  const fixtures = await db.selectFrom('sports.fixture').select('id').execute()
  expect(entries.map(({ fixture }) => fixture).sort()).toEqual(fixtures.map(({ id }) => id).sort())
  expect(entries.length).toBeGreaterThan(100)
})
