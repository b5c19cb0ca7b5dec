import { instantTitles } from '@baize/game-kit/instant/index'
import { InstantVisit, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LotteryTable } from '../lotteries/fixtures.ts'

let world: TestWorld
let table: LotteryTable
beforeAll(async () => {
  world = await startTestWorld()
  table = new LotteryTable(world)
})
afterAll(() => world.stop())

/** What the platform counts of the bets of a game, for requirements, points and salaries. */
async function countedUnits(gameCode: string): Promise<{ stake: bigint; valid: bigint }> {
  const { rows } = await world.database.pool.query<{ stake: bigint; valid: bigint }>(
    'select sum(stake_units)::bigint as stake, sum(valid_units)::bigint as valid from rounds.fact where game_code = $1',
    [gameCode],
  )
  return rows[0]!
}

test('[DOOR-013] 37 straights risk one pocket in 37, and no more counts as valid bet', async () => {
  const { code } = instantTitles.find(({ table: { definition } }) => definition.kind === 'roulette')!
  const visit = new InstantVisit(await world.play(await world.member(), code))
  const spots = Array.from({ length: 37 }, (_, number) => ({ spot: `straight-${number}`, stakeUnits: 1_000 }))
  expect((await visit.open({ spots }, '37000')).status).toBe(200)
  world.clock.advance(20_000)
  await world.studio.retrier.run()
  expect(await countedUnits(code)).toEqual({ stake: 37_000n, valid: 1_000n })
})

test('[DOOR-013] big and small of one throw count only for what is not opposed, in one slip or in two', async () => {
  const { visit } = await table.playing('EL_K3_1')
  const slip = await table.slipFor(visit, [
    ['BSOE', 'B', 3],
    ['BSOE', 'S', 3],
    ['TRIP', '444'],
  ])
  for (const placed of [
    slip,
    await table.slipFor(visit, [['BSOE', 'O', 2]]),
    await table.slipFor(visit, [['BSOE', 'E', 2]]),
  ])
    expect((await table.place(visit, placed)).status).toBe(200)
  const all = await world.studio.db.selectFrom('studio.slip').selectAll().orderBy('created_at').execute()
  await table.hold(visit, slip.issue)
  await world.studio.draws.run()
  const { stake, valid } = await countedUnits('EL_K3_1')
  expect(stake).toBe(110_000n)
  // The triple, what the house keeps of two pairs of sides, and nothing else.
  expect(valid).toBeLessThan(20_000n)
  expect(all).toHaveLength(3)
})
