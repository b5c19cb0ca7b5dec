import { randomUUID } from 'node:crypto'
import { offeredTables } from '@baize/game-kit/tables/index'
import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Chips, DealtTable } from './fixtures.ts'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await checkInvariants(world.database)).toEqual([])
})

/** Plays a round at a table of its vendor; what is paid is what the rules return on the published result. */
async function play(code: string, chips: Chips): Promise<void> {
  const table = new DealtTable(world, code)
  const seated = await table.sit()
  const round = await table.open()
  const slipId = randomUUID()
  const answer = await table.bet(seated, round, chips, { slipId })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const stake = Object.values(chips).reduce((sum, amount) => sum + amount, 0)
  expect(await table.balance(seated)).toBe(1000 - stake)

  const { result } = await table.finish(round)
  const { rules } = offeredTables.find(offered => offered.table === code)!
  const positions = await world.studio.db
    .selectFrom('studio.table_position')
    .selectAll()
    .where('slip_id', '=', slipId)
    .execute()
  const payout = positions
    .map(({ spot, units, top_return_x10000 }) => {
      const back = rules.returnX10000({ spot, topReturnX10000: Number(top_return_x10000) }, JSON.parse(result!))
      return Math.floor((Number(units) * back) / 10_000)
    })
    .reduce((sum, units) => sum + units, 0)
  expect(Number((await table.slip(slipId)).payout_units)).toBe(payout)
  expect(await table.balance(seated)).toBeCloseTo(1000 - stake + payout / 10_000, 4)
}

test.each([
  ['LVT-BAC-1', { P: 5, B: 3, T: 1 }],
  ['LVT-ROU-1', { red: 5, black: 5, 'straight-0': 1 }],
  ['LVT-SIC-1', { big: 5, small: 4 }],
  ['LVT-DTG-1', { D: 5, T: 2, TIE: 1 }],
  ['LVT-XOC-1', { even: 5, odd: 2 }],
  ['LVT-WHL-1', { w1: 5, w2: 2 }],
] as const)('[LAUNCH-026] the table %s is played: bet, dealt, paid by its rules', async (code, chips) => {
  await play(code, chips)
})

test('[LAUNCH-033] a bout of the yard is played: both sides and the draw sell, and one of them is paid', async () => {
  await play('ARN-CLK-1', { M: 5, W: 5, draw: 1 })
})

test('[LAUNCH-034] a match of the cup is played', async () => {
  const table = new DealtTable(world, 'DS88-CUP-1')
  // The parade sells champions alone.
  await table.finish(await table.open())
  await play('DS88-CUP-1', { home: 5, away: 3 })
})
