import { startTestWorld, type TestWorld } from '@baize/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LotteryTable } from '../fixtures.ts'

const dayMs = 24 * 3_600_000
let world: TestWorld
let table: LotteryTable
beforeAll(async () => {
  world = await startTestWorld()
  table = new LotteryTable(world)
})
afterAll(() => world.stop())

const query = async <T>(text: string): Promise<T[]> => (await sql.raw<T>(text).execute(world.studio.db)).rows

test('[WALK-017] a house that was closed for thirty days goes on from now: quick, quiet, and what was bought goes back', async () => {
  const { member, visit } = await table.playing('EL_K3_1')
  const { id } = await member.call('members.info', {})
  const balanceOf = async () =>
    (
      await query<{ balance: bigint }>(
        `select balance from ledger.account where owner_kind = 'member' and owner_id = ${id} and book = 'REAL' and kind = 'MAIN'`,
      )
    )[0]!.balance
  const balance = await balanceOf()
  const slip = await table.slipFor(visit)
  expect((await table.place(visit, slip)).status).toBe(200)
  const [{ draws: before }] = (await query<{ draws: bigint }>('select count(*) as draws from studio.draw')) as [
    { draws: bigint },
  ]
  const lines = world.logLines.lines.length

  world.clock.advance(30 * dayMs)
  // Passes overlap while the first one is at work.
  await Promise.all(Array.from({ length: 4 }, () => world.studio.draws.run()))
  const over = await query<{ transactions: bigint; draws: bigint }>(
    `select count(distinct xmin::text) as transactions, count(*) as draws from studio.draw where state in ('SKIPPED', 'VOIDED')`,
  )
  expect(Number(over[0]!.draws)).toBeGreaterThan(300)
  expect(Number(over[0]!.transactions)).toBeLessThan(6)
  await world.studio.draws.run()
  expect(await balanceOf()).toBe(balance)
  expect(await query('select state from studio.slip')).toEqual([{ state: 'voided' }])

  const [{ draws }] = (await query<{ draws: bigint }>('select count(*) as draws from studio.draw')) as [
    { draws: bigint },
  ]
  const [{ games }] = (await query<{ games: bigint }>(
    'select count(distinct game_code) as games from studio.draw',
  )) as [{ games: bigint }]
  expect(Number(draws - before)).toBeLessThanOrEqual(13 * Number(games))
  const told = world.logLines.lines.slice(lines).filter(line => /"level":(40|50)/.test(line))
  expect(told.filter(line => line.includes('draw'))).toHaveLength(1)
  expect(told.find(line => line.includes('while the house was closed'))).toContain('"voided":1')
  // Nobody could have bought the others, so nobody is told of them.
  const later = await table.playing('EL_K3_1')
  const without = (await table.held(later.visit)).filter(({ numbers }) => numbers === null)
  expect(without.map(({ issue }) => issue)).toEqual([slip.issue])
  expect((await table.coming(later.visit))[0]!.state).toBe('SELLING')
})
