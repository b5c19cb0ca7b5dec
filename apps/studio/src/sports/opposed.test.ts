import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { endsOf, enter, type Pick, PlayedFixture, placeSingles } from './fixtures.ts'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())
afterEach(async () => {
  world.clock.goOn()
  expect(await checkInvariants(world.database)).toEqual([])
})

/** Singles of one member on one fixture, and how they end by the results that they are given. */
async function ends(...bets: [pick: Pick, amount: string, result: 'won' | 'half_won' | 'half_lost' | 'lost'][]) {
  const fixture = await PlayedFixture.announce(world, 'FOOT')
  const player = await enter(world)
  const placed = await placeSingles(player, fixture, ...bets.map(([pick, amount]) => [pick, amount] as const))
  for (const [pick, , result] of bets) await fixture.decide(pick, result)
  await fixture.finish()
  return endsOf(player, placed)
}

test('[SPORT-069] singles on all three results lose the smallest stake of valid bet each', async () => {
  expect(
    await ends(
      [['1X2', 'home'], '100.00', 'lost'],
      [['1X2', 'draw'], '60.00', 'won'],
      [['1X2', 'away'], '40.00', 'lost'],
    ),
  ).toEqual(['lost 0.00 60.00', 'won 247.20 20.00', 'lost 0.00 0.00'])
})

test('[SPORT-070] over and under of a quarter line leave no valid bet', async () => {
  expect(
    await ends([['OU', 'over', 2.25], '50.00', 'half_lost'], [['OU', 'under', 2.25], '30.00', 'half_won']),
  ).toEqual(['half_lost 25.00 0.00', 'half_won 51.45 0.00'])
})

test('[SPORT-071] claims that pay alike oppose one another across markets', async () => {
  expect(await ends([['AH', 'home', -0.5], '50.00', 'lost'], [['DC', 'X2'], '50.00', 'won'])).toEqual([
    'lost 0.00 0.00',
    'won 105.50 0.00',
  ])
})
