import type { TestWorld } from '@baize/testing'
import { sql } from 'kysely'
import type { StudioDatabase } from '../studio-database.ts'
import type { LotteryTable } from './fixtures.ts'
import type { LotteryDependencies, StoredDraw } from './lottery-dependencies.ts'

/** A closed draw with a large book, as if its slips had been bought. The wallet knows nothing of them. */
export async function largeDraw({ studio }: TestWorld, table: LotteryTable, slips: number): Promise<StoredDraw> {
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
      array[19900], 'salt' from bought`.execute(studio.db)
  const { rows } = await sql<StoredDraw>`
    update studio.draw set state = 'CLOSED' where game_code = 'EL_K3_1' and issue = ${issue} returning *`.execute(
    studio.db,
  )
  return rows[0]!
}

/** What a step of a draw works with. */
export const dependencies = ({ studio, clock }: TestWorld, db: StudioDatabase = studio.db): LotteryDependencies =>
  ({
    db,
    outside: { now: () => clock.now(), newServerSeed: () => new Uint8Array(32) },
    log: { warn: () => {}, error: () => {} },
    beacon: null,
    uncertainAfterMs: 15_000,
  }) as unknown as LotteryDependencies

/** The studio's database, which is gone after so many transactions, as after a power cut. */
export function dyingAfter({ studio }: TestWorld, transactions: number): StudioDatabase {
  let left = transactions
  return new Proxy(studio.db, {
    get(db, name) {
      if (name === 'transaction' && left-- <= 0) throw new Error('the power is gone')
      const value = Reflect.get(db, name)
      return typeof value === 'function' ? value.bind(db) : value
    },
  })
}
