import { type GameCard, instantClasses, type LobbyClass } from '@baize/api'
import { startTestWorld, type TestClient, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: TestWorld
let visitor: TestClient
beforeAll(async () => {
  world = await startTestWorld()
  visitor = await world.visitor()
})
afterAll(() => world.stop())

const list = { gameType: 'RNG', pageSize: 60 } as const
const codes = (games: readonly GameCard[]) => games.map(({ gameCode }) => gameCode)
const withoutTokens = async () => {
  const nobody = await world.visitor()
  nobody.visitorToken = null
  return nobody
}

test('[API2-024, API2-063] the pages of a list add up to it, and a query of JSON is read as one of fields', async () => {
  const query = {
    ...list,
    prizeMode: 'LOTT',
    vassalage: 'HLG',
    clientType: 3,
    platform: 'flash,html5-desktop',
  } as const
  const first = await visitor.call('catalogue.gameList', query)
  const seen = codes(first.games)
  for (let pageNo = 2; pageNo <= first.totalPages; pageNo++)
    seen.push(...codes((await visitor.call('catalogue.gameList', { ...query, pageNo })).games))
  expect(first.totalPages).toBe(Math.ceil(first.totalCount / 60))
  expect(new Set(seen).size).toBe(first.totalCount)
  const data = encodeURIComponent(JSON.stringify(query))
  const asJson = await visitor.raw<typeof first>('GET', `/wps/relay/GCSGAME_gameList?data=${data}`)
  expect(codes(asJson.body.value.games)).toEqual(codes(first.games))
  expect((await (await withoutTokens()).send('catalogue.gameList', query)).status).toBe(401)
})

test('[CONST2-019, CONST2-020] the slots hall holds nearly 10,000 games, and any page of it of the slots hall comes within a second', async () => {
  const { totalCount, totalPages } = await visitor.call('catalogue.gameList', list)
  expect(totalCount).toBeGreaterThanOrEqual(9_500)
  expect(totalCount).toBeLessThan(10_000)
  const queries = [
    {},
    { pageNo: totalPages },
    { gameName: 'golden tiger' },
    { minBet: '0.05' },
    { minLineNum: 100 },
  ] as const
  for (const query of queries) {
    const timesMs: number[] = []
    for (let i = 0; i < 3; i++) {
      const fromMs = performance.now()
      expect((await visitor.call('catalogue.gameList', { ...list, ...query })).games.length).toBeGreaterThan(0)
      timesMs.push(performance.now() - fromMs)
    }
    expect(timesMs.toSorted((a, b) => a - b)[1], JSON.stringify(query)).toBeLessThan(1_000)
  }
})

test('[ENT-020] a game carries its group, type, vendor, hot flag, node and id', async () => {
  const { games } = await visitor.call('catalogue.gameList', list)
  for (const game of games)
    expect(game).toMatchObject({
      gameGroupCode: game.gameCode.slice(0, 3),
      gameType: 'RNG',
      isHot: expect.any(Boolean),
      vassalage: game.gameCode.slice(0, 3),
      nodeId: expect.stringMatching(/^\d+$/),
      gameId: game.nodeId,
    })
})

test.each(['0.01', '0.05', '0.1', '0.5', '0.75'] as const)(
  '[LOBBY-022] a minimum bet of %s lists games of exactly that one',
  async minBet => {
    const { games } = await visitor.call('catalogue.gameList', { ...list, minBet })
    expect(games.length).toBeGreaterThan(0)
    expect(new Set(games.map(game => Number(game.minBet)))).toEqual(new Set([Number(minBet)]))
  },
)

test('[LOBBY-023] the slots filter of 1 or more lists games of such a minimum bet', async () => {
  const { games } = await visitor.call('catalogue.gameList', { ...list, minBet: '1' })
  expect(games.length).toBeGreaterThan(0)
  expect(Math.min(...games.map(game => Number(game.minBet)))).toBeGreaterThanOrEqual(1)
})

test('[LOBBY-024] the slots filter of 25 lines or more lists games of so many', async () => {
  const { games } = await visitor.call('catalogue.gameList', { ...list, minLineNum: 25 })
  expect(games.length).toBeGreaterThan(0)
  expect(Math.min(...games.map(({ lines }) => lines))).toBeGreaterThanOrEqual(25)
})

test('[MEND-048] instant games are listed at once, and no others with them', async () => {
  const of = async (gameClassify?: LobbyClass) =>
    (await visitor.call('catalogue.gameList', { ...list, ...(gameClassify && { gameClassify }) })).totalCount
  const kinds = await Promise.all(instantClasses.map(of))
  expect(await of('IN')).toBe(kinds.reduce((sum, count) => sum + count))
  expect(kinds.every(count => count > 0)).toBe(true)
  expect(await of('IN')).toBeLessThan(await of())
})

test('[API2-026] the game types of a vendor are told to whoever holds a token', async () => {
  expect(await visitor.call('catalogue.gameType', { vassalage: 'HLG' })).toEqual(['RNG'])
  expect(await visitor.call('catalogue.gameType', { vassalage: 'NOBODY' })).toEqual([])
  expect((await (await withoutTokens()).send('catalogue.gameType', { vassalage: 'HLG' })).status).toBe(401)
})

test('[API2-027, ENT-021] vendors come in groups by category, to whoever holds a token', async () => {
  const groups = await visitor.call('catalogue.gameVendors', {})
  expect(groups.map(({ gameCategory, vendors }) => [gameCategory, vendors.length])).toEqual([
    ['RNG', 30],
    ['LIVE', 1],
    ['FISH', 1],
    ['PVP', 1],
    ['SPORTS', 3],
    ['ESPORTS', 1],
    ['LOTT', 2],
    ['ELOTT', 2],
    ['COCKFIGHT', 1],
    ['DS88', 1],
  ])
  const fish = await visitor.call('catalogue.gameVendors', { gameType: 'FISH' })
  expect(fish.map(({ gameCategory, vendors }) => [gameCategory, vendors.length])).toEqual([['FISH', 1]])
  expect((await (await withoutTokens()).send('catalogue.gameVendors', {})).status).toBe(401)
})

test('[API2-023, ENT-027] hot games are open to anybody: every one is hot, and of the vendor that is named', async () => {
  const nobody = await withoutTokens()
  const query = { merchantCode: 'DEMO', isPlatform: 2, platform: 'flash,html5-desktop', language: 'EN' } as const
  const all = (await nobody.call('catalogue.hotGames', query)).list
  expect(all.length).toBeGreaterThan(10)
  expect(all.every(({ isHot }) => isHot)).toBe(true)
  const { vassalage } = all[0]!
  const own = (await nobody.call('catalogue.hotGames', { ...query, vassalage })).list
  expect(own.every(game => game.isHot && game.vassalage === vassalage)).toBe(true)
  // The list of all is cut, that of one vendor is whole.
  expect(codes(own)).toEqual(expect.arrayContaining(codes(all.filter(game => game.vassalage === vassalage))))
  expect((await nobody.send('catalogue.hotGames', { ...query, isPlatform: 3 })).body.errorCode).toBe('invalid_input')
  const [group] = await visitor.call('catalogue.gameVendors', {})
  expect(group!.vendors.find(card => card.vassalage === vassalage)!.hotCount).toBe(own.length)
})

test('the names for suggestions are those of the whole list, each with its vendor', async () => {
  const { vendors, games } = await visitor.call('catalogue.gameNames', { gameType: 'RNG' })
  const { totalCount } = await visitor.call('catalogue.gameList', list)
  expect(games).toHaveLength(totalCount)
  for (const [gameCode, , vendor] of games) expect(vendors[vendor]!.vassalage).toBe(gameCode.slice(0, 3))
  const fish = await visitor.call('catalogue.gameNames', { gameType: 'FISH' })
  expect([fish.vendors.map(({ vassalage }) => vassalage), fish.games.length]).toEqual([['TDL'], 3])
})
