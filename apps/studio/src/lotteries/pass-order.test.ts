import { startTestWorld, type TestWorld } from '@baize/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const minuteMs = 60_000
let world: TestWorld
beforeEach(async () => {
  world = await startTestWorld()
  await world.studio.draws.run()
})
afterEach(() => world.stop())

/** Two draws in one state that are over by a moment; the one with the lower id comes later by the clock. */
async function twoOver(state: 'SELLING' | 'SCHEDULED', until: Date): Promise<[bigint, bigint]> {
  const draws = world.studio.db.selectFrom('studio.draw').selectAll().where('state', '=', state)
  const over = await draws.where('draws_at', '<', until).orderBy('draws_at').orderBy('id', 'desc').execute()
  const first = over.findLast(({ id }) => id < over[0]!.id)!
  return [first.id, over[0]!.id]
}
const isFree = async (id: bigint): Promise<boolean> => {
  const free = world.studio.db.selectFrom('studio.draw').select('id').where('id', '=', id).forUpdate().skipLocked()
  return (await free.execute()).length === 1
}
const waits = async (): Promise<boolean> => {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(world.studio.db)
  return rows.length > 0
}

test.each([
  ['close', 'SELLING', 0, 3 * minuteMs, 0],
  ['are too late', 'SCHEDULED', 1, 240 * minuteMs, 121 * minuteMs],
] as const)(
  'a pass locks draws that %s by their ids, so that two passes never wait for each other',
  async (_, state, placed, advanceMs, lateMs) => {
    const [first, other] = await twoOver(state, new Date(world.clock.now().getTime() + advanceMs - lateMs))
    // A row that was written last lies behind all others, and what is sold is voided after the rest was skipped.
    await world.studio.db.updateTable('studio.draw').set({ placed }).where('id', '=', first).execute()
    const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>()
    const buyer = world.studio.db.transaction().execute(async tx => {
      await tx.selectFrom('studio.draw').select('id').where('id', '=', other).forShare().execute()
      await isSeen
    })
    world.clock.advance(advanceMs)
    const pass = world.studio.draws.run()
    try {
      await vi.waitFor(async () => expect(await waits()).toBe(true), { timeout: 10_000, interval: 20 })
      expect(await isFree(first)).toBe(false)
    } finally {
      seen()
      await Promise.all([buyer, pass])
    }
  },
)
