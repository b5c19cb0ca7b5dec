import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { balance, endsOf, enter, leg, PlayedFixture, type Player, place } from '../fixtures.ts'
import { type CombinedRow, playRows } from './fixtures/combined-bets.ts'

let world: TestWorld
let player: Player
beforeAll(async () => {
  world = await startTestWorld()
  player = await enter(world)
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await checkInvariants(world.database)).toEqual([])
})

const ten = (legs: string, end: string): CombinedRow => ({ legs, amount: '10.00', end })

test.each<[title: string, rows: readonly CombinedRow[]]>([
  [
    '[SPORT-031] [SPORT-032] [SPORT-033] a parlay multiplies legs that won, half won and half lost',
    [
      ten('a w, b w, c w', 'won 73.4606 10.00'),
      ten('a w, b hw, c w', 'won 54.8240 10.00'),
      ten('a w, b hl, c w', 'won 18.0937 10.00'),
    ],
  ],
  [
    '[SPORT-034] [SPORT-035] [SPORT-036] half-lost legs return a part, and legs that are returned or void count once',
    [
      ten('a hl, b hl, c w', 'lost 4.8250 10.00'),
      ten('a w, b p, c w', 'won 36.1875 10.00'),
      ten('a v, b w, c w', 'won 39.1790 10.00'),
      ten('a v, b v, c v', 'void 10.00 0.00'),
      ten('a v, b p', 'push 10.00 0.00'),
    ],
  ],
  [
    '[SPORT-037] [SPORT-038] [SPORT-039] the part of a parlay that is returned counts as no wager',
    [
      ten('b hw, a v', 'half_won 15.15 5.00'),
      ten('b hl, a p', 'half_lost 5.00 5.00'),
      ten('a hl, b hl', 'lost 2.50 7.50'),
      ten('a hw, b hw, c hw', 'won 31.9049 8.75'),
      ten('b hw, a hl, c w', 'won 14.6197 10.00'),
    ],
  ],
  ['[SPORT-041] a leg in a dead heat of two multiplies by its share', [ten('q 2heat, a w', 'won 36.1875 10.00')]],
])('%s', async (_title, rows) => {
  const ends = await playRows(world, player, rows)
  expect(rows.map(({ legs }, at) => [legs, ends[at]])).toEqual(rows.map(({ legs, end }) => [legs, end]))
})

test('[SPORT-040] a parlay is lost with its first lost leg, while others have not begun', async () => {
  const a = await PlayedFixture.announce(world, 'FOOT')
  const later = { kickOffInMs: 500_000 }
  const b = await PlayedFixture.announce(world, 'FOOT', later)
  const c = await PlayedFixture.announce(world, 'BASK', later)
  await a.decide(['AH', 'away', 0.75], 'lost')
  const [bet] = await place(player, {
    legs: [
      await leg(player, { fixture: a, pick: ['AH', 'away', 0.75] }),
      await leg(player, { fixture: b, pick: ['AH', 'home', -0.75] }),
      await leg(player, { fixture: c, pick: ['OU', 'over', 175.5] }),
    ],
    amount: '10.00',
  })
  const after = await balance(player)
  await a.toBlock(1)
  expect(await endsOf(player, [bet!])).toEqual(['lost 0.00 10.00'])
  const { body } = await player.visit.call('book.bet', { id: bet!.betId })
  expect(body.state).toBe('settled')
  expect(body.legs.map(({ result }) => result)).toEqual([{ kind: 'lost' }, null, null])
  expect(await balance(player)).toBe(after)
})
