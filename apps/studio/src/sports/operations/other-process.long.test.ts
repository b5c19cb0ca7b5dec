import { checkInvariants, GameVisit, startTestWorld, type TestWorld } from '@baize/testing'
import { StudioProcess } from '@baize/testing/studio-process/studio-process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endsOf, leg, PlayedFixture, placeSingles, send } from '../fixtures.ts'
import { watchBook } from '../stream/fixtures.ts'
import { BookDesk } from './fixtures.ts'

let world: TestWorld
let other: StudioProcess
beforeAll(async () => {
  world = await startTestWorld()
  other = StudioProcess.load()
  await other.open(world, world.database.connectionString)
}, 60_000)
afterAll(async () => {
  await other.kill()
  await world.stop()
})

test('what an operator asks of one process holds on another at once, whose watchers are told, and which does it', async () => {
  const member = await world.member()
  const { gameUrl } = await member.call('launch.gameLaunch', { vassalage: 'FB', gameCode: 'FB-1' })
  const player = { member, visit: await GameVisit.open(other.url, gameUrl) }
  const fixture = await PlayedFixture.announce(world, 'FOOT', { kickOffInMs: 3_000_000 })
  const bets = await placeSingles(player, fixture, [['1X2', 'home'], '10.00'], [['OU', 'over', 2.5], '10.00'])
  const shown = await leg(player, { fixture, pick: ['1X2', 'home'] })
  const { frames, close } = await watchBook({ studioUrl: other.url }, player, fixture.id)
  const desk = await BookDesk.open(world)

  await desk.suspend(fixture.id, '1X2')
  const { body } = await send(player, [{ legs: [shown], amount: '1.00' }])
  expect(body.bets[0]).toMatchObject({ error: 'suspended', reason: 'operator' })
  await other.play(world.clock)
  const told = () => frames.flatMap(frame => (frame.kind === 'fixture' ? [frame.fixture.suspendedMarkets] : []))
  await expect.poll(told).toContainEqual(['1X2'])

  await desk.void(fixture.id, 'OU')
  await other.play(world.clock)
  await other.play(world.clock)
  expect((await endsOf(player, bets.slice(1)))[0]).toBe('void 10.00 0.00')
  await desk.void(fixture.id)
  await other.play(world.clock)
  await other.play(world.clock)
  expect((await endsOf(player, bets))[0]).toBe('void 10.00 0.00')
  expect((await member.call('wallet.balance', {})).sumBalance).toBe('1000.00')
  close()
  expect(await checkInvariants(world.database)).toEqual([])
})
