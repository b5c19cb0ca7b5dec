import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { endsOf, enter, type Pick, PlayedFixture, placeSingles, type samples, vectorSeed } from './fixtures.ts'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await checkInvariants(world.database)).toEqual([])
})

/** Bets on the sample fixture of a sport, whose course is the rulebook's vector, and what became of each. */
async function play(
  sample: keyof typeof samples,
  stakes: readonly (readonly [Pick, string])[],
  id?: string,
): Promise<string[]> {
  const fixture = await PlayedFixture.announce(world, sample, { ...(id && { id }), seed: vectorSeed })
  const player = await enter(world, ['LANE', 'TACT', 'DUEL'].includes(sample) ? 'VES-1' : 'FB-1')
  const bets = await placeSingles(player, fixture, ...stakes)
  await fixture.finish()
  return endsOf(player, bets)
}

const hundred = (...picks: Pick[]) => picks.map(pick => [pick, '100.00'] as const)

test('[SPORT-001] [SPORT-002] [SPORT-003] winner, double chance and quarter lines of a draw are paid to the unit', async () => {
  const ends = await play(
    'FOOT',
    hundred(
      ['1X2', 'draw'],
      ['1X2', 'home'],
      ['DC', '1X'],
      ['DNB', 'home'],
      ['AH', 'home', -0.25],
      ['AH', 'away', 0.25],
    ),
    'F1.1.12.3',
  )
  expect(ends).toEqual([
    'won 412.00 100.00',
    'lost 0.00 100.00',
    'won 124.00 100.00',
    'push 100.00 0.00',
    'half_lost 50.00 50.00',
    'half_won 175.00 50.00',
  ])
})
