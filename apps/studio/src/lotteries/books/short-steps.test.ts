import { startTestWorld, type TestWorld } from '@baize/testing'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { settleDraw } from '../draws/settle-draw.ts'
import { LotteryTable } from '../fixtures.ts'
import type { LotteryDependencies, StoredDraw } from '../lottery-dependencies.ts'
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

/** A closed draw with a large book, as if its slips had been bought. */
async function largeDraw(): Promise<StoredDraw> {
  const { visit } = await table.playing('EL_K3_1')
  const { issue } = await table.slipFor(visit)
  await sql`
    with bought as (
      insert into studio.slip (id, visit_id, user_id, draw_id, input_hash, series, cost_cents, state, created_at, accepted_at)
      select gen_random_uuid(), v.id, 'crowd-' || i, d.id, '', 1940, 100, 'accepted', d.opens_at, d.opens_at
      from generate_series(1, ${slips}::integer) i, studio.draw d,
        (select id from studio.visit order by id desc limit 1) v
      where d.game_code = 'EL_K3_1' and d.issue = ${issue} returning id, draw_id)
    insert into studio.ticket (id, slip_id, draw_id, bet_code, content, unit_cents, times, lines, cost_cents, series, odds_table,
      odds_x10000, salt)
    select id || '-001', id, draw_id, 'BSOE', (array['B', 'S'])[1 + ascii(id::text) % 2], 100, 1, 1, 100, 1940, 'E1940',
      array[19900], 'salt' from bought`.execute(world.studio.db)
  return one(sql<StoredDraw>`
    update studio.draw set state = 'CLOSED' where game_code = 'EL_K3_1' and issue = ${issue} returning *`)
}

const dependencies = (db = world.studio.db): LotteryDependencies =>
  ({
    db,
    outside: { now: () => world.clock.now(), newServerSeed: () => new Uint8Array(32) },
    log: { warn: () => {}, error: () => {} },
    beacon: null,
    uncertainAfterMs: 15_000,
  }) as unknown as LotteryDependencies

/** How many transactions wrote the rows of a draw as they stand. */
const transactionsOf = async (tableName: string, { id }: StoredDraw) =>
  Number(
    (
      await one(sql<{ count: bigint }>`
    select count(distinct xmin::text) as count from ${sql.table(tableName)} where draw_id = ${id}`)
    ).count,
  )

/** The studio's database, which is gone after so many transactions, as after a power cut. */
function dyingAfter(transactions: number): typeof world.studio.db {
  let left = transactions
  return new Proxy(world.studio.db, {
    get(db, name) {
      if (name === 'transaction' && left-- <= 0) throw new Error('the power is gone')
      const value = Reflect.get(db, name)
      return typeof value === 'function' ? value.bind(db) : value
    },
  })
}

const drawNow = ({ id }: StoredDraw) => one(sql<StoredDraw>`select * from studio.draw where id = ${id}`)

async function drawNumbers(draw: StoredDraw): Promise<void> {
  await sql`update studio.draw set state = 'DRAWN', result = ${['6', '6', '5']}, server_seed = '\\x00', drawn_at = now()
    where id = ${draw.id}`.execute(world.studio.db)
}

test('[MON-015] a large book is sealed and settled in short transactions', async () => {
  const draw = await largeDraw()
  await sealBook(dependencies(), draw)
  expect(await drawNow(draw)).toMatchObject({ state: 'SEALED', tickets: slips, sales_cents: BigInt(slips * 100) })
  expect(await transactionsOf('studio.ticket', draw)).toBeGreaterThan(1)
  await drawNumbers(draw)
  await settleDraw(dependencies(), draw)
  expect((await drawNow(draw)).state).toBe('SETTLED')
  expect(await transactionsOf('studio.slip', draw)).toBeGreaterThan(2)
}, 120_000)

test('[MON-015] after a crash at any point the same book is sealed and the same is paid, nothing twice', async () => {
  const draw = await largeDraw()
  let crashes = 0
  for (let run = 0; (await drawNow(draw)).state === 'CLOSED'; run++)
    await sealBook(dependencies(dyingAfter(1 + (run % 2))), draw).catch(() => crashes++)
  const sealed = await drawNow(draw)
  expect(sealed).toMatchObject({ state: 'SEALED', tickets: slips, sales_cents: BigInt(slips * 100) })
  const places = await one(sql<{ least: number; most: number; count: bigint }>`
    select min(leaf_index) as least, max(leaf_index) as most, count(distinct leaf_index) as count
    from studio.ticket where draw_id = ${draw.id}`)
  expect(places).toEqual({ least: 0, most: slips - 1, count: BigInt(slips) })
  await drawNumbers(draw)
  for (let run = 0; (await drawNow(draw)).state === 'DRAWN'; run++)
    await settleDraw(dependencies(dyingAfter(1 + (run % 3))), draw).catch(() => crashes++)
  expect(crashes).toBeGreaterThan(5)
  const { paid, expected, decided } = await one(sql<{ paid: bigint; expected: bigint; decided: bigint }>`
    select sum(s.payout_cents)::bigint as paid, count(*) filter (where s.state = 'decided') as decided,
      (select count(*) * 199 from studio.ticket t where t.draw_id = ${draw.id} and t.content = 'B') as expected
    from studio.slip s where s.draw_id = ${draw.id}`)
  expect([paid, decided]).toEqual([expected, BigInt(slips)])
}, 120_000)
