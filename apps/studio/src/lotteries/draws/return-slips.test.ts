import { GameVisit, startTestWorld, type TestClient, type TestWorld } from '@baize/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LotteryTable } from '../fixtures.ts'
import { dependencies, dyingAfter, largeDraw } from '../large-draw.fixtures.ts'
import { returnSlips } from './return-slips.ts'
import { voidDraw } from './void-draws.ts'

const slips = 5_000
let world: TestWorld
let table: LotteryTable
beforeAll(async () => {
  world = await startTestWorld()
  table = new LotteryTable(world)
  await world.studio.draws.stop()
})
afterAll(() => world.stop())

const query = async <T extends object>(text: string) => (await sql.raw<T>(text).execute(world.studio.db)).rows

async function visitOf(buyer: TestClient): Promise<GameVisit> {
  const { gameUrl } = await buyer.call('launch.gameLaunch', { vassalage: 'ELOTT', gameCode: 'EL_K3_1' })
  return GameVisit.open(world.studioUrl, gameUrl)
}

test('[MON-015] the slips of a large void draw go back in short transactions, after a crash between them too, and once', async () => {
  const draw = await largeDraw(world, table, slips)
  const buyers = await Promise.all([1, 2, 3].map(() => world.member()))
  const visits = await Promise.all(buyers.map(visitOf))
  const before = await Promise.all(buyers.map(buyer => table.balanceCents(buyer)))
  // Their slips are bought while it still sells.
  await sql`update studio.draw set state = 'SELLING' where id = ${draw.id}`.execute(world.studio.db)
  for (const visit of visits) expect((await table.place(visit, await table.slipFor(visit))).status).toBe(200)
  await voidDraw(dependencies(world), draw, 'SUSPENDED')

  const states = () =>
    query<{ state: string; slips: number; writers: number }>(`
      select state, count(*)::int as slips, count(distinct xmin::text)::int as writers
      from studio.slip where draw_id = ${draw.id} group by 1 order by 1`)
  await expect(returnSlips(dependencies(world, dyingAfter(world, 1)))).rejects.toThrow('power')
  expect(await states()).toMatchObject([
    { state: 'accepted', slips: slips + 3 - 2_000 },
    { state: 'voiding', slips: 2_000, writers: 1 },
  ])
  await Promise.all([returnSlips(dependencies(world)), returnSlips(dependencies(world))])
  await returnSlips(dependencies(world))
  expect(await states()).toEqual([{ state: 'voiding', slips: slips + 3, writers: 3 }])

  // The wallet knows the slips of the buyers alone.
  await query(`update studio.slip set retry_at = null where user_id like 'crowd-%'`)
  for (let times = 0; times < 2; times++) {
    await world.studio.draws.run()
    expect(await Promise.all(buyers.map(buyer => table.balanceCents(buyer)))).toEqual(before)
  }
  expect(await states()).toMatchObject([
    { state: 'voided', slips: 3 },
    { state: 'voiding', slips },
  ])
}, 60_000)
