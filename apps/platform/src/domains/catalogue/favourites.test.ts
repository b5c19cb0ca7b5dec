import type { GameCard } from '@baize/api'
import { startTestWorld, type TestClient, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: TestWorld
let games: GameCard[]
beforeAll(async () => {
  world = await startTestWorld()
  games = (await (await world.visitor()).call('catalogue.gameList', { gameType: 'RNG' })).games
})
afterAll(() => world.stop())

const mark = ({ nodeId, vassalage: vendor, gameType }: GameCard) => ({ nodeId, vendor, gameType })
const add = async (member: TestClient, game: GameCard) => {
  await member.call('catalogue.addFavourite', mark(game))
  world.clock.advance(1_000)
}

test('[API2-028, LOBBY-045] favourites that are added are listed newest first', async () => {
  const member = await world.member()
  expect(await member.call('catalogue.favouriteIds', {})).toEqual([])
  for (const game of games.slice(0, 3)) await add(member, game)
  const [first, second, third] = games.map(({ nodeId }) => nodeId)
  expect(await member.call('catalogue.favouriteIds', {})).toEqual([third, second, first])
})

test('[API2-029, LOBBY-044] one that is removed is gone, the others stay in their order', async () => {
  const member = await world.member()
  for (const game of games.slice(0, 3)) await add(member, game)
  const [first, , third] = games.map(({ nodeId }) => nodeId)
  await member.call('catalogue.removeFavourite', mark(games[1]!))
  expect(await member.call('catalogue.favouriteIds', {})).toEqual([third, first])
  const { content } = await member.call('catalogue.favouriteGames', {})
  expect(content.map(({ nodeId }) => nodeId)).toEqual([third, first])
})

test('marking twice and taking away what is not marked change nothing', async () => {
  const member = await world.member()
  await add(member, games[0]!)
  await add(member, games[0]!)
  await member.call('catalogue.removeFavourite', mark(games[5]!))
  expect(await member.call('catalogue.favouriteIds', {})).toEqual([games[0]!.nodeId])
})

test('[ENT-030] a favourite names node, vendor and type of one game', async () => {
  const member = await world.member()
  const good = mark(games[0]!)
  for (const bad of [
    { ...good, nodeId: '999999999' },
    { ...good, vendor: 'ZPH' },
    { ...good, gameType: 'LIVE' as const },
  ]) {
    const { status, body } = await member.send('catalogue.addFavourite', bad)
    expect([status, body.errorCode]).toEqual([404, 'game_unknown'])
  }
  expect(await member.call('catalogue.favouriteIds', {})).toEqual([])
})

test("favourites are the member's own", async () => {
  const [owner, other] = [await world.member(), await world.member()]
  await add(owner, games[0]!)
  await other.call('catalogue.removeFavourite', mark(games[0]!))
  expect(await other.call('catalogue.favouriteIds', {})).toEqual([])
  expect(await owner.call('catalogue.favouriteIds', {})).toHaveLength(1)
})

test('[API2-031, ENT-029] the list takes a key token and goes by the header alone', async () => {
  const [owner, other] = [await world.member(), await world.member()]
  await add(owner, games[0]!)
  const query = { clientType: 3, platform: 'flash', language: 'EN', gameType: 'RNG', pageNo: 1, pageSize: 15 } as const
  const own = await owner.call('catalogue.favouriteGames', { ...query, token: other.token! })
  expect(own).toMatchObject({ content: [{ nodeId: games[0]!.nodeId }], totalPages: 1 })
  const visitor = await world.visitor()
  const { status } = await visitor.send('catalogue.favouriteGames', { ...query, token: owner.token! })
  expect(status).toBe(401)
})

test('[API2-030] saved games come in pages', async () => {
  const member = await world.member()
  for (const game of games.slice(0, 3)) await add(member, game)
  const [first, second] = await Promise.all(
    [1, 2].map(pageNo => member.call('catalogue.favouriteGames', { pageNo, pageSize: 2 })),
  )
  expect([first!.totalPages, first!.content.length, second!.content.length]).toEqual([2, 2, 1])
  expect(first!.content).not.toContainEqual(second!.content[0])
})

test('a game that was switched off leaves the list and comes back with it', async () => {
  const member = await world.member()
  await add(member, games[0]!)
  const enable = async (enabled: boolean) => {
    await world.database.kysely
      .updateTable('catalogue.game')
      .set({ enabled })
      .where('code', '=', games[0]!.gameCode)
      .execute()
    await world.platform.catalogue.reload()
    return (await member.call('catalogue.favouriteGames', {})).content.length
  }
  expect([await enable(false), await enable(true)]).toEqual([0, 1])
})
