import { startTestWorld, type TestWorld } from '@baize/testing'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { settleDraw } from '../draws/settle-draw.ts'
import { LotteryTable } from '../fixtures.ts'
import { dependencies, dyingAfter, largeDraw } from '../large-draw.fixtures.ts'
import type { StoredDraw } from '../lottery-dependencies.ts'
import { sealBook } from './seal-book.ts'

const slips = 12_000
let world: TestWorld
let table: LotteryTable
beforeAll(async () => {
  world = await startTestWorld()
  table = new LotteryTable(world)
  await world.studio.draws.stop()
})
// The wallet knows nothing of these slips.
afterEach(() => sql`update studio.slip set retry_at = null`.execute(world.studio.db))
afterAll(() => world.stop())

const one = async <T>(query: RawBuilder<T>): Promise<T> => (await query.execute(world.studio.db)).rows[0]!

/** How many transactions wrote the rows of a draw as they stand. */
const transactionsOf = async (tableName: string, { id }: StoredDraw) =>
  Number(
    (
      await one(sql<{ count: bigint }>`
    select count(distinct xmin::text) as count from ${sql.table(tableName)} where draw_id = ${id}`)
    ).count,
  )

const drawNow = ({ id }: StoredDraw) => one(sql<StoredDraw>`select * from studio.draw where id = ${id}`)

async function drawNumbers(draw: StoredDraw): Promise<void> {
  await sql`update studio.draw set state = 'DRAWN', result = ${['6', '6', '5']}, server_seed = '\\x00', drawn_at = now()
    where id = ${draw.id}`.execute(world.studio.db)
}

test('[MON-015] a large book is sealed and settled in short transactions', async () => {
  const draw = await largeDraw(world, table, slips)
  await sealBook(dependencies(world), draw)
  expect(await drawNow(draw)).toMatchObject({ state: 'SEALED', tickets: slips, sales_cents: BigInt(slips * 100) })
  expect(await transactionsOf('studio.ticket', draw)).toBeGreaterThan(1)
  await drawNumbers(draw)
  await settleDraw(dependencies(world), draw)
  expect((await drawNow(draw)).state).toBe('SETTLED')
  expect(await transactionsOf('studio.slip', draw)).toBeGreaterThan(2)
}, 120_000)

test('[MON-015] after a crash at any point the same book is sealed and the same is paid, nothing twice', async () => {
  const draw = await largeDraw(world, table, slips)
  let crashes = 0
  for (let run = 0; (await drawNow(draw)).state === 'CLOSED'; run++)
    await sealBook(dependencies(world, dyingAfter(world, 1 + (run % 2))), draw).catch(() => crashes++)
  const sealed = await drawNow(draw)
  expect(sealed).toMatchObject({ state: 'SEALED', tickets: slips, sales_cents: BigInt(slips * 100) })
  const places = await one(sql<{ least: number; most: number; count: bigint }>`
    select min(leaf_index) as least, max(leaf_index) as most, count(distinct leaf_index) as count
    from studio.ticket where draw_id = ${draw.id}`)
  expect(places).toEqual({ least: 0, most: slips - 1, count: BigInt(slips) })
  await drawNumbers(draw)
  for (let run = 0; (await drawNow(draw)).state === 'DRAWN'; run++)
    await settleDraw(dependencies(world, dyingAfter(world, 1 + (run % 3))), draw).catch(() => crashes++)
  expect(crashes).toBeGreaterThan(5)
  const { paid, expected, decided } = await one(sql<{ paid: bigint; expected: bigint; decided: bigint }>`
    select sum(s.payout_cents)::bigint as paid, count(*) filter (where s.state = 'decided') as decided,
      (select count(*) * 199 from studio.ticket t where t.draw_id = ${draw.id} and t.content = 'B') as expected
    from studio.slip s where s.draw_id = ${draw.id}`)
  expect([paid, decided]).toEqual([expected, BigInt(slips)])
}, 120_000)
