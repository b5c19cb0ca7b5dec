import { startTestWorld, type TestClient, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())

async function launch(member: TestClient, ...gameCodes: string[]): Promise<void> {
  for (const gameCode of gameCodes) {
    await member.send('launch.gameLaunch', { vassalage: gameCode.split('-')[0]!, gameCode })
    world.clock.advance(1_000)
  }
}
const recent = async (member: TestClient, query = {}) =>
  (await member.call('launch.recentGames', query)).list.map(({ gameCode }) => gameCode)

let codes: string[]
beforeAll(async () => {
  const { games } = await (await world.visitor()).call('catalogue.gameList', { gameType: 'RNG', pageSize: 20 })
  codes = games.map(({ gameCode }) => gameCode)
})

test('[LOBBY-054, API2-032, ENT-028] each launched game stands once, the latest first', async () => {
  const member = await world.member()
  const [a, b] = codes as [string, string]
  await launch(member, a, b, a)
  const query = { clientType: 3, language: 'EN', pageNo: 1, pageSize: 15 } as const
  expect(await recent(member, query)).toEqual([a, b])
  await launch(member, b)
  expect(await recent(member, query)).toEqual([b, a])
  expect(await recent(member, { ...query, vassalage: a.split('-')[0] })).toContain(a)
  expect(await recent(member, { ...query, vassalage: 'NONE' })).toEqual([])
  expect(await recent(await world.member())).toEqual([])
})

test('a launch that the provider refused is not among them', async () => {
  const member = await world.member()
  await launch(member, 'HLG-ZZZ')
  expect(await recent(member)).toEqual([])
})

test('[API2-030] recent games come in pages', async () => {
  const member = await world.member()
  await launch(member, ...codes.slice(0, 3))
  const pages = await Promise.all([1, 2].map(pageNo => member.call('launch.recentGames', { pageNo, pageSize: 2 })))
  expect(pages.map(({ totalPages, list }) => [totalPages, list.map(({ gameCode }) => gameCode)])).toEqual([
    [2, [codes[2], codes[1]]],
    [2, [codes[0]]],
  ])
})

test('[API2-022] a launch answers an address that opens the game, and takes a member', async () => {
  const member = await world.member()
  const gameCode = codes[0]!
  const vassalage = gameCode.split('-')[0]!
  const { gameUrl, mode } = await member.call('launch.gameLaunch', { vassalage, gameCode })
  const page = await fetch(new URL(gameUrl, world.studioUrl))
  expect([mode, page.status]).toEqual(['ROUTE', 200])
  expect((await (await world.visitor()).send('launch.gameLaunch', { vassalage, gameCode })).status).toBe(401)
})

test('[API2-039] popular games go by how often they were launched', async () => {
  const member = await world.member()
  world.clock.advance(61_000)
  const favourite = codes[7]!
  await launch(member, favourite, favourite, favourite, favourite, favourite)
  world.clock.advance(61_000)
  const popular = await member.call('launch.popularGames', { count: 20 })
  expect(popular).toHaveLength(20)
  expect(popular[0]!.gameCode).toBe(favourite)
})
