import { formatAmount, parseAmount } from '@baize/money'
import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { endsOf, enter, type Pick, PlayedFixture, placeSingles } from '../fixtures.ts'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await checkInvariants(world.database)).toEqual([])
})

test('[SPORT-028] [SPORT-029] [SPORT-030] payouts are cut once, to the unit, and shown in cents', async () => {
  const player = await enter(world)
  const bask = await PlayedFixture.announce(world, 'BASK')
  const again = await PlayedFixture.announce(world, 'BASK')
  const foot = await PlayedFixture.announce(world, 'FOOT')
  const [handicap, total, home]: Pick[] = [
    ['AH', 'away', 7.5],
    ['TTH', 'under', 92.5],
    ['AH', 'home', -0.75],
  ]
  await bask.decide(handicap!, 'half_won')
  await bask.decide(total!, 'won')
  await again.decide(total!, 'half_lost')
  await foot.decide(home!, 'won')
  const bets = [
    ...(await placeSingles(player, bask, [handicap!, '0.13'], [total!, '3.33'])),
    ...(await placeSingles(player, again, [total!, '7.77'])),
    ...(await placeSingles(player, foot, [home!, '0.37'])),
  ]
  expect(bets.map(({ legs: [leg] }) => leg!.milli)).toEqual([1905, 1785, 1785, 2030])
  for (const fixture of [bask, again, foot]) await fixture.toBlock(1)
  const ends = await endsOf(player, bets)
  expect(ends).toEqual(['half_won 0.1888 0.0650', 'won 5.9440 3.33', 'half_lost 3.8850 3.8850', 'won 0.7511 0.37'])
  const paid = ends.map(end => formatAmount(parseAmount(end.split(' ')[1]!)))
  expect(paid).toEqual(['0.18', '5.94', '3.88', '0.75'])
})
