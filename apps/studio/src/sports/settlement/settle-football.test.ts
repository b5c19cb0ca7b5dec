import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Pick, PlayedFixture, vectorSeed } from '../fixtures.ts'
import { enterAll, SinglesInTurn } from './fixtures/singles.ts'

type Row = readonly [pick: Pick, end: string]
type Case = readonly [title: string, rows: readonly Row[]]

/** The match of the rulebook's vector ends 1-1 with goals of the away and of the home side in its second half, and 9-2 corners. */
const before: readonly Case[] = [
  [
    '[SPORT-001] [SPORT-002] [SPORT-003] winner, double chance, draw-no-bet and quarters of a draw',
    [
      [['1X2', 'draw'], 'won 412.00 100.00'],
      [['1X2', 'home'], 'lost 0.00 100.00'],
      [['DC', '1X'], 'won 124.00 100.00'],
      [['DNB', 'home'], 'push 100.00 0.00'],
      [['AH', 'home', -0.25], 'half_lost 50.00 50.00'],
      [['AH', 'away', 0.25], 'half_won 175.00 50.00'],
    ],
  ],
  [
    '[SPORT-004] handicaps of three quarters and of a whole goal',
    [
      [['AH', 'away', 0.75], 'won 187.50 100.00'],
      [['AH', 'home', -0.75], 'lost 0.00 100.00'],
      [['AH', 'away', 1], 'won 160.50 100.00'],
    ],
  ],
  [
    '[SPORT-005] [SPORT-006] totals on quarters and halves with two goals',
    [
      [['OU', 'over', 2.25], 'half_lost 50.00 50.00'],
      [['OU', 'under', 2.25], 'half_won 171.50 50.00'],
      [['OU', 'under', 2.75], 'won 184.00 100.00'],
      [['OU', 'over', 2.5], 'lost 0.00 100.00'],
    ],
  ],
  [
    '[SPORT-007] both to score, odd or even, the score, and half-time with full time',
    [
      [['BTTS', 'yes'], 'won 180.00 100.00'],
      [['OE', 'even'], 'won 192.50 100.00'],
      [['CS', '1-1'], 'won 825.00 100.00'],
      [['HTFT', 'X/X'], 'won 675.00 100.00'],
    ],
  ],
  [
    '[SPORT-008] [SPORT-009] [SPORT-010] the first goal, the halves and the corners',
    [
      [['FTS', 'away'], 'won 276.00 100.00'],
      [['HSH', '2nd'], 'won 220.00 100.00'],
      [['H1X2', 'draw'], 'won 243.00 100.00'],
      [['H1AH', 'home', 0], 'push 100.00 0.00'],
      [['H1OU', 'under', 0.75], 'won 282.00 100.00'],
      [['CROU', 'over', 9.5], 'won 194.50 100.00'],
      [['CRAH', 'home', -2.25], 'won 196.00 100.00'],
    ],
  ],
]

/** Taken after block 26, minute 78, at 0-1. */
const inPlay: readonly Case[] = [
  [
    '[SPORT-015] [SPORT-016] [SPORT-017] a handicap counts from the score at which it was taken, totals and goals from the start',
    [
      [['AH', 'home', 0], 'won 150.50 100.00'],
      [['OU', 'over', 1.25], 'won 180.50 100.00'],
      [['OU', 'under', 1.25], 'lost 0.00 100.00'],
      [['NG', 'home', 2], 'won 416.00 100.00'],
    ],
  ],
]
const all = [...before, ...inPlay].flatMap(([, rows]) => rows)
const picksOf = (cases: readonly Case[]) => cases.flatMap(([, rows]) => rows.map(([pick]) => pick))

let world: TestWorld
const ended = new Map<Pick, string>()
beforeAll(async () => {
  world = await startTestWorld()
  const fixture = await PlayedFixture.announce(world, 'FOOT', { id: 'F1.1.12.3', seed: vectorSeed })
  const singles = new SinglesInTurn(fixture, await enterAll(world, 3))
  await singles.place(picksOf(before))
  await fixture.toBlock(26)
  await singles.place(picksOf(inPlay))
  await fixture.finish()
  const ends = await singles.ends()
  for (const [at, [pick]] of all.entries()) ended.set(pick, ends[at]!)
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await checkInvariants(world.database)).toEqual([])
})

test.each([...before, ...inPlay])('%s are paid to the unit', (_title, rows) => {
  expect(rows.map(([pick]) => [pick, ended.get(pick)])).toEqual(rows)
})

test('[SPORT-015] the ticket of a handicap in play tells the score that it counts from', async () => {
  const legs = await world.studio.db
    .selectFrom('sports.leg')
    .select(['block', 'score', 'basis'])
    .where('market', '=', 'AH')
    .where('phase', '=', 'live')
    .execute()
  expect(legs).toEqual([{ block: 26, score: [0, 1], basis: '0-1' }])
})
