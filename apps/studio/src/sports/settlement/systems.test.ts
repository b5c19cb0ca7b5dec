import { lineStakeFromTotal } from '@baize/game-kit/book/bets/system'
import { parseAmount, toWire } from '@baize/money'
import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { balance, enter, type Player, place, send } from '../fixtures.ts'
import { askRow, type CombinedRow, playRows } from './fixtures/combined-bets.ts'

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

const row = (system: string, amount: string, legs: string, end: string): CombinedRow => ({ system, amount, legs, end })

test.each<[title: string, rows: readonly CombinedRow[]]>([
  [
    '[SPORT-042] [SPORT-043] [SPORT-044] two of three and a Trixie add up their lines and are cut once',
    [
      row('2/3', '2.00', 'a w, b w, c l', 'won 7.6125 6.00'),
      row('2/3', '2.00', 'a w, b hl, c w', 'won 11.0425 6.00'),
      row('trixie', '1.00', 'a w, b w, c w', 'won 18.6889 4.00'),
      row('trixie', '1.00', 'a hl, b w, c w', 'won 7.8568 4.00'),
    ],
  ],
  [
    '[SPORT-045] [SPORT-046] a Patent and a Yankee leave lines out of the wager that were returned',
    [
      row('patent', '1.00', 'a w, b l, c l', 'lost 1.8750 7.00'),
      row('patent', '1.00', 'a w, b v, c l', 'lost 4.75 6.00'),
      row('patent', '1.00', 'a v, b v, c v', 'void 7.00 0.00'),
      row('yankee', '0.50', 'a w, b w, c v, d l', 'won 5.7587 5.50'),
      row('yankee', '0.50', 'a w, b hw, c hl, d p', 'won 7.9009 4.75'),
    ],
  ],
  [
    '[SPORT-047] [SPORT-048] [SPORT-049] a Lucky 15, a Canadian and three of four pay what their lines bring',
    [
      row('lucky-15', '1.00', 'x w, a l, b l, c l', 'lost 5.35 15.00'),
      // (1 + 1.875) (1 + 2.030) (1 + 1.930) (1 + 1.420) - 1: the rulebook has its fourth leg at 1.410.
      row('lucky-15', '1.00', 'a w, b w, c w, d w', 'won 60.7679 15.00'),
      row('canadian', '0.20', 'a w, b w, c w, a l, b l', 'lost 3.7377 5.20'),
      row('3/4', '1.00', 'a w, b w, c w, d l', 'won 7.3460 4.00'),
    ],
  ],
])('%s', async (_title, rows) => {
  const ends = await playRows(world, player, rows)
  expect(rows.map(({ legs }, at) => [legs, ends[at]])).toEqual(rows.map(({ legs, end }) => [legs, end]))
})

test('[SPORT-050] a total is cut to cents a line, and a line below the least stake is refused', async () => {
  const stakeOf = (total: string, lines: number) => toWire(lineStakeFromTotal(parseAmount(total), lines))
  const before = parseAmount(await balance(player))
  const yankee = row('yankee', stakeOf('10.00', 11), 'a w, b w, c w, d w', '')
  const [bet] = await place(player, (await askRow(world, player, yankee)).asked)
  expect([bet!.lineStakeUnits, bet!.stakeUnits]).toEqual(['9000', '99000'])
  expect(toWire(before - parseAmount(await balance(player)))).toBe('9.90')

  const held = await balance(player)
  const lucky = row('lucky-15', stakeOf('1.00', 15), 'a w, b w, c w, d w', '')
  const { body } = await send(player, [(await askRow(world, player, lucky)).asked])
  expect(body.bets).toEqual([expect.objectContaining({ error: 'stake_below_min', minUnits: '15000' })])
  expect(await balance(player)).toBe(held)
})
