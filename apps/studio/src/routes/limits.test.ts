import { startTestWorld, type TestWorld } from '@baize/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

const perMinute = 300
let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld({ RATE_LIMIT_PER_MINUTE: String(perMinute) })
})
afterAll(() => world.stop())

const statuses = async (path: string, times: number) => {
  const method = path.startsWith('/studio/api/') ? 'POST' : 'GET'
  const answers = await Promise.all(Array.from({ length: times }, () => fetch(world.studioUrl + path, { method })))
  return Promise.all(
    answers.map(async answer => ({ status: answer.status, body: await answer.text(), headers: answer.headers })),
  )
}

test('[DOOR-009] strangers cannot start exports without end: one runs at a time, and an address has few a minute', async () => {
  const all = await statuses('/studio/rounds.jsonl', 30)
  expect(all.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3)
  expect(all.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(27)
  const refused = all.find(({ status }) => status === 429)!
  expect(JSON.parse(refused.body)).toMatchObject({ error: 'too_many_requests' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('[DOOR-009] every path of the studio has its share, the calls of games too', async () => {
  for (const path of ['/studio/api/spin', '/studio/nothing-here', '/studio/play?ticket=x']) {
    const all = await statuses(path, perMinute + 5)
    expect([path, all.filter(({ status }) => status === 429).length]).toEqual([path, 5])
  }
})

test('[DOOR-009] the list of games, megabytes of it, is read a few times a minute', async () => {
  const all = await statuses('/studio/provider/games', 5)
  expect(all.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(2)
})

test('[DOOR-009] an export reads its rounds by an index, whether of one game or of all', async () => {
  const { db } = world.studio
  const plan = (where: string) =>
    db.transaction().execute(async tx => {
      await sql`set local enable_seqscan = off`.execute(tx)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from studio.round r where state = 'settled'
        ${sql.raw(where)} order by opened_at desc, id desc limit 500`.execute(tx)
      return rows.map(row => row['QUERY PLAN']).join('\n')
    })
  for (const where of ['', "and game_code = 'MIR-00J'"]) {
    expect(await plan(where)).toContain('Index Scan')
    expect(await plan(where)).not.toMatch(/-> +(Incremental )?Sort/)
  }
})
