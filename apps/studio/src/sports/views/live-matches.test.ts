import { startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PlayedFixture } from '../fixtures.ts'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())

test('matches in play are told to everybody with score, clock and odds; asking keeps them going', async () => {
  const fixture = await PlayedFixture.announce(world, 'FOOT')
  const series = await PlayedFixture.announce(world, 'LANE')
  const nobody = await world.visitor()
  // Minutes and score are those of the moment, however long the machine takes to ask.
  world.clock.stopAt(world.clock.now())
  const matches = async () => {
    // An answer is given to everybody for two seconds.
    world.clock.advance(2_100)
    const { matches: all } = await nobody.call('launch.liveMatches', { count: '20' })
    return all
  }
  const of = async ({ id }: PlayedFixture) => (await matches()).find(match => match.fixture === id)
  expect(await of(fixture)).toBeUndefined()
  // Nobody looks but by this call.
  world.clock.advance(125_000)
  await matches()
  await world.studio.sports.run()
  await world.studio.sports.run()
  const { watched_at, kick_off } = await fixture.row()
  expect(watched_at.getTime()).toBeGreaterThan(kick_off.getTime())
  expect(await of(fixture)).toMatchObject({
    ...{
      gameCode: 'FB-1',
      gameType: 'SPORTS',
      competition: 'Lantern Coast League',
      home: 'Saltmere Rovers',
      score: [0, 0],
    },
    ...{ period: 'H1', minute: 3 },
    prices: [
      { selection: 'home', odds: expect.stringMatching(/^\d+\.\d{2,3}$/) },
      { selection: 'draw', odds: expect.stringMatching(/^\d+\.\d{2,3}$/) },
      { selection: 'away', odds: expect.stringMatching(/^\d+\.\d{2,3}$/) },
    ],
  })
  expect(await of(series)).toMatchObject({ gameCode: 'VES-1', gameType: 'ESPORTS', period: 'MAP1' })
  world.clock.goOn()
  await fixture.finish()
  expect(await of(fixture)).toBeUndefined()
})
