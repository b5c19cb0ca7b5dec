import type { BookBoot } from '@baize/api/studio/sports/frames'
import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { balance, endsOf, enter, type Pick, PlayedFixture, placeSingles, type samples } from './fixtures.ts'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await checkInvariants(world.database)).toEqual([])
})

/** Launches a book, bets on a match, waits for its result, and looks at the money. */
async function play(gameCode: string, sample: keyof typeof samples, pick: Pick) {
  const fixture = await PlayedFixture.announce(world, sample)
  const player = await enter(world, gameCode)
  const [bet] = await placeSingles(player, fixture, [pick, '10.00'])
  const { winner } = await fixture.finish()
  const [end] = await endsOf(player, [bet!])
  return { winner, end: end!.split(' '), left: Number(await balance(player)) }
}

test.each([
  ['FB-1', 'FOOT', ['1X2', 'home']],
  ['VSP-BASK', 'BASK', ['ML', 'home']],
  ['VSP-TENN', 'TENN', ['ML', 'A']],
  ['VSP-BADM', 'BADM', ['ML', 'A']],
] as const)('[LAUNCH-031] %s opens the book, takes a single, and pays by the result', async (code, sample, pick) => {
  const { winner, end, left } = await play(code, sample, pick)
  expect(end[0]).toBe(winner === 'home' ? 'won' : 'lost')
  expect(left).toBeCloseTo(990 + Number(end[1]), 4)
})

test.each([
  ['VES-1', 'LANE'],
  ['VES-TACT', 'TACT'],
  ['VES-DUEL', 'DUEL'],
] as const)('[LAUNCH-032] %s opens the esports book, takes a single, and pays by the result', async (code, sample) => {
  const { winner, end, left } = await play(code, sample, ['ML', 'A'])
  expect(end[0]).toBe(winner === 'home' ? 'won' : 'lost')
  expect(left).toBeCloseTo(990 + Number(end[1]), 4)
})

test('a book knows the time zone of its site, and keeps for a member who wants times by it', async () => {
  const player = await enter(world)
  const { lobby, timeZone } = player.visit.boot as unknown as BookBoot
  expect([timeZone, lobby.settings.timeZone]).toEqual(['GMT', 'browser'])
  await player.visit.call('book.saveSettings', { ...lobby.settings, timeZone: 'brand' })
  const { body } = await player.visit.call('book.lobby', {})
  expect(body.settings.timeZone).toBe('brand')
})
