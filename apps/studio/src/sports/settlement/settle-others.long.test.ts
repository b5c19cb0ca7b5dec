import type { ScoreBoard } from '@baize/game-kit/book/live/score-board'
import type { SportState } from '@baize/game-kit/book/sports'
import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Pick, PlayedFixture, type Player, type samples, vectorSeed } from '../fixtures.ts'
import { announceWhere, enterAll, playSingles } from './fixtures/singles.ts'

let world: TestWorld
let players: Player[]
let esportsPlayers: Player[]
beforeAll(async () => {
  world = await startTestWorld()
  players = await enterAll(world, 2)
  esportsPlayers = await enterAll(world, 2, 'VES-1')
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await checkInvariants(world.database)).toEqual([])
})

type Row = readonly [pick: Pick, end: string]

test.each<[title: string, sample: keyof typeof samples, id: string, rows: readonly Row[]]>([
  [
    '[SPORT-018] [SPORT-019] basketball of 88-74, with quarters of 17-20, 30-18, 21-18 and 20-18',
    'BASK',
    'B1.1.2.3',
    [
      [['ML', 'home'], 'won 142.00 100.00'],
      [['AH', 'home', -7.5], 'won 199.50 100.00'],
      [['OU', 'under', 175.5], 'won 196.50 100.00'],
      [['WM', 'home 11-15'], 'won 740.00 100.00'],
      [['Q1', 'away'], 'won 255.00 100.00'],
      [['H1', 'home'], 'won 157.00 100.00'],
      [['OE', 'even'], 'won 198.50 100.00'],
    ],
  ],
  [
    '[SPORT-022] [SPORT-023] tennis of 4-6 5-7, whose third set is not played',
    'TENN',
    'T1.1.1.3',
    [
      [['ML', 'B'], 'won 233.00 100.00'],
      [['SC', '0-2'], 'won 486.00 100.00'],
      [['GAH', 'B', 1.5], 'won 199.50 100.00'],
      [['GOU', 'under', 25.5], 'won 191.00 100.00'],
      [['S1CS', '4-6'], 'won 494.00 100.00'],
      [['TB', 'no'], 'won 177.50 100.00'],
      [['S1OU', 'over', 9.5], 'won 165.50 100.00'],
      [['S3', 'A'], 'void 100.00 0.00'],
    ],
  ],
  [
    'badminton of 15-7 13-15 13-15',
    'BADM',
    'D1.1.1.3',
    [
      [['ML', 'B'], 'won 215.00 100.00'],
      [['SC', '1-2'], 'won 400.00 100.00'],
      [['G1', 'A'], 'won 181.50 100.00'],
      [['G1OU', 'under', 26.5], 'won 173.00 100.00'],
    ],
  ],
  [
    '[SPORT-024] Lanternfall whose first map is B’s in eight phases with 14 kills to 9',
    'LANE',
    'L1.1.1.3',
    [
      [['MAP1', 'B'], 'won 226.00 100.00'],
      [['M1K', 'under', 33.5], 'won 196.50 100.00'],
      [['M1KAH', 'B', 1.5], 'won 193.50 100.00'],
      [['FB', 'B'], 'won 197.50 100.00'],
      [['FT', 'B'], 'won 215.00 100.00'],
      [['M1T', 'under', 11.5], 'won 210.00 100.00'],
    ],
  ],
  [
    '[SPORT-025] Harbour Twelve of 13-9 13-11',
    'TACT',
    'S1.1.1.3',
    [
      [['ML', 'A'], 'won 158.50 100.00'],
      [['M1R', 'under', 22.5], 'won 183.00 100.00'],
      [['M1RAH', 'A', -2.5], 'won 215.00 100.00'],
      [['M1OT', 'no'], 'won 114.50 100.00'],
    ],
  ],
  [
    '[SPORT-026] Thornledger of 1-3, A’s first game in eight pairs',
    'DUEL',
    'C1.1.1.3',
    [
      [['SC', '1-3'], 'won 486.00 100.00'],
      [['TG', 'over', 3.5], 'won 128.00 100.00'],
      [['TG', 'under', 4.5], 'won 155.50 100.00'],
      [['G1', 'A'], 'won 165.00 100.00'],
      [['G1T', 'over', 7.5], 'won 172.50 100.00'],
    ],
  ],
])('%s is paid to the unit', async (_title, sample, id, rows) => {
  const fixture = await PlayedFixture.announce(world, sample, { id, seed: vectorSeed })
  const ends = await playSingles(
    fixture,
    ['LANE', 'TACT', 'DUEL'].includes(sample) ? esportsPlayers : players,
    rows.map(([pick]) => pick),
  )
  expect(rows.map(([pick], at) => [pick, ends[at]])).toEqual(rows)
})

test('[SPORT-020] an overtime counts for the match of basketball and for none of its periods', async () => {
  /** Level at under 175.5 after four quarters, the last of them the home side's; the away side wins over 175.5. */
  const isOvertime = (boards: readonly ScoreBoard[]) => {
    const {
      score: [home, away],
      parts: [q1, q2, , q4, overtime],
    } = boards.at(-1)!
    if (!overtime) return false
    const total = home + away
    const isLevelBelow = total - overtime[0] - overtime[1] < 175.5
    const isAwayHalf = q1![1] + q2![1] > q1![0] + q2![0]
    return isLevelBelow && total > 175.5 && away > home && q4![0] > q4![1] && isAwayHalf
  }
  const fixture = await announceWhere(world, 'BASK', 'B1.1.3.1', isOvertime)
  const ends = await playSingles(fixture, players, [
    ['OU', 'over', 175.5],
    ['Q4', 'home'],
    ['H1', 'away'],
    ['ML', 'away'],
    ['OT', 'yes'],
  ])
  expect(ends).toEqual([
    'won 193.00 100.00',
    'won 169.50 100.00',
    'won 277.00 100.00',
    'won 310.00 100.00',
    'won 3950.00 100.00',
  ])
})

test('[SPORT-021] the highest quarter is paid by its share of a dead heat, and lost where that is less than the stake', async () => {
  /** Quarters that share the most points. */
  const best = (boards: readonly ScoreBoard[]) => {
    const totals = boards
      .at(-1)!
      .parts.slice(0, 4)
      .map(([home, away]) => home + away)
    return totals.flatMap((total, at) => (total === Math.max(...totals) ? [`Q${at + 1}`] : []))
  }
  const level = async (round: number, ...wanted: string[]) => {
    const fixture = await announceWhere(
      world,
      'BASK',
      `B1.1.4.${round}`,
      boards => best(boards).join() === wanted.join(),
    )
    return playSingles(fixture, players, [['HSQ', 'Q2']], '10.00')
  }
  expect(await level(1, 'Q2')).toEqual(['won 38.60 10.00'])
  expect(await level(2, 'Q1', 'Q2')).toEqual(['won 19.30 10.00'])
  expect(await level(3, 'Q1', 'Q2', 'Q4')).toEqual(['won 12.8666 10.00'])
  // All four level are too rare to look for: the book is told.
  const four = await PlayedFixture.announce(world, 'BASK')
  await four.decide(['HSQ', 'Q2'], 'dead_heat', 4)
  expect(await playSingles(four, players, [['HSQ', 'Q2']], '10.00')).toEqual(['lost 9.65 10.00'])
})

test('[SPORT-027] a map in which nobody ever leads by two has no first tower', async () => {
  interface Maps {
    maps: { phases: number; lead: number }[]
  }
  const isClose = (_boards: readonly ScoreBoard[], states: readonly SportState[]) => {
    const firsts = (states as unknown as Maps[]).flatMap(({ maps }) => maps.slice(0, 1))
    return firsts.every(({ lead }) => Math.abs(lead) < 2) && firsts.at(-1)!.phases === 15
  }
  const fixture = await announceWhere(world, 'LANE', 'L1.1.2.1', isClose)
  const ends = await playSingles(
    fixture,
    await enterAll(world, 3, 'VES-1'),
    [
      ['FT', 'none'],
      ['FT', 'A'],
      ['FT', 'B'],
    ],
    '2.00',
  )
  expect(ends).toEqual(['won 250.00 2.00', 'lost 0.00 2.00', 'lost 0.00 2.00'])
})
