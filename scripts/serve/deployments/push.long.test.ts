import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@baize/platform/kernel/database/open-database'
import {
  byTwo,
  createTestDatabase,
  databaseEnvironment,
  EventStream,
  GameVisit,
  operatorAt,
  ServerProcess,
  TestClient,
  uniqueName,
} from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'bz-push-'))
let database: Database
let servers: ServerProcess[]
beforeAll(async () => {
  database = await createTestDatabase()
  const start = (place: number) =>
    ServerProcess.start({
      PORT: '0',
      BAIZE_DATA: join(folder, String(place)),
      ...databaseEnvironment(database),
    })
  // The first fills the demo world; the others find it.
  servers = [await start(0), ...(await Promise.all([start(1), start(2), start(3)]))]
}, 180_000)
afterAll(async () => {
  await Promise.all(servers.map(server => server.stop()))
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

const withinMs = 1_000
const password = 'Tables#2026'

test('[UX-005] with four server processes, balance, unread counts, a contract offer and a draw come to the stream of one within a second of what happens in others', async () => {
  const [a, b, c] = servers.map(({ url }) => url!) as [string, string, string]
  const username = uniqueName()
  const stream = await EventStream.open(await (await new TestClient(a).open()).register(username, password))
  expect((await stream.within(withinMs, 'balance')).sumBalance).toBe('1000.00')

  const player = await (await new TestClient(b).open()).signIn(username, password)
  const { gameUrl } = await player.call('launch.gameLaunch', { vassalage: 'MIR', gameCode: 'MIR-00J' })
  const { body } = await (await GameVisit.open(b, gameUrl)).spin()
  const leftUnits = BigInt(body.balanceUnits)
  await stream.within(withinMs, 'balance', ({ sumBalance }) => BigInt(Number(sumBalance) * 10_000) === leftUnits)

  const reader = await (await new TestClient(c).open()).signIn(username, password)
  expect((await reader.call('messages.unreadCount', {})).messageCount).toBeGreaterThan(0)
  await reader.call('messages.markAllRead', {})
  await stream.within(withinMs, 'unread', ({ messageCount }) => messageCount === 0)

  const desks = [await operatorAt({ url: b }, 'operator'), await operatorAt({ url: b }, 'operator2')] as const
  const offer = { account: username, type: 'DAILY' as const, tiers: [{ rate: '0.5' }], reason: 'as agreed' }
  const { id } = await byTwo(desks, 'contracts.offerAsHouse', offer)
  await stream.within(withinMs, 'contracts', ({ contracts }) => contracts.dailysalreqtype[0]?.id === id)

  // One of the four keepers holds it, within its own half second.
  const { rows } = await database.pool.query(
    `update studio.draw set closes_at = now(), draws_at = now()
     where id = (select id from studio.draw where game_code = 'LT_645' and draws_at > now() order by draws_at limit 1)
     returning id, issue`,
  )
  const keeperMs = 4_000
  const { opened } = await stream.within(keeperMs + withinMs, 'drawn', drawn => drawn.opened.gameCode === 'LT_645')
  const heardMs = Date.now()
  const held = await database.pool.query('select result, drawn_at from studio.draw where id = $1', [rows[0].id])
  expect([opened.numero, opened.numbers]).toEqual([rows[0].issue, held.rows[0].result])
  expect(heardMs - held.rows[0].drawn_at.getTime()).toBeLessThan(withinMs)
  stream.leave()
}, 60_000)
