import type { ScoreBoard } from '@baize/game-kit/book/live/score-board'
import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Pick, Player } from '../fixtures.ts'
import { announceWhere, enterAll, playSingles } from './fixtures/singles.ts'

let world: TestWorld
let players: Player[]
beforeAll(async () => {
  world = await startTestWorld()
  players = await enterAll(world, 2)
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await checkInvariants(world.database)).toEqual([])
})

let matches = 0

/** How singles end whose match ends in a score. */
async function endsAt(score: string, ...picks: Pick[]): Promise<string[]> {
  const isScore = (boards: readonly ScoreBoard[]) => boards.at(-1)!.score.join('-') === score
  return playSingles(await announceWhere(world, 'FOOT', `F1.1.13.${++matches}`, isScore), players, picks)
}

test('[SPORT-011] [SPORT-012] a lead of one goal halves, returns or takes handicaps around one', async () => {
  const ends = await endsAt(
    '2-1',
    ['AH', 'home', -0.75],
    ['AH', 'away', 0.75],
    ['AH', 'home', -1],
    ['AH', 'away', 1.25],
  )
  expect(ends).toEqual(['half_won 151.50 50.00', 'half_lost 50.00 50.00', 'push 100.00 0.00', 'half_won 123.50 50.00'])
})

test('[SPORT-013] three goals halve, return or take totals around three', async () => {
  const ends = await endsAt('3-0', ['OU', 'over', 2.75], ['OU', 'under', 2.75], ['OU', 'over', 3], ['OU', 'over', 3.25])
  expect(ends).toEqual(['half_won 153.50 50.00', 'half_lost 50.00 50.00', 'push 100.00 0.00', 'half_lost 50.00 50.00'])
})

test('[SPORT-014] any other score needs five goals of a side: 4-4 is a score of its own, though nobody can buy it', async () => {
  expect(await endsAt('5-0', ['CS', 'other'])).toEqual(['won 2625.00 100.00'])
  expect(await endsAt('4-4', ['CS', 'other'])).toEqual(['lost 0.00 100.00'])
})
