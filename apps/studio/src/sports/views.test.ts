import { applyMoves } from '@baize/api/studio/sports/moves'
import { unpackSheet } from '@baize/api/studio/sports/packed-sheet'
import { fromHex } from '@baize/game-kit'
import { isInBook } from '@baize/game-kit/lotteries/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { enter, type Pick, PlayedFixture, type Player, placeSingles } from './fixtures.ts'
import { watchBook } from './stream/fixtures.ts'

let world: TestWorld
let player: Player
beforeAll(async () => {
  world = await startTestWorld()
  player = await enter(world)
  await world.studio.sports.run()
})
afterAll(() => world.stop())

const home: Pick = ['1X2', 'home']

test('the calendar announces rounds ahead, each with its commitment, in one chain a competition', async () => {
  const { db } = world.studio
  const entries = await db
    .selectFrom('sports.commitment')
    .selectAll()
    .where('competition', '=', 'F1')
    .orderBy('id')
    .execute()
  // Eight matches a round; in the last minute before a round the next five are left.
  expect(entries.length).toBeGreaterThanOrEqual(40)
  expect(entries.slice(1).every(({ entry }, at) => entry.endsWith(`|${entries[at]!.hash}`))).toBe(true)
  const { body: lobby } = await player.visit.call('book.lobby', {})
  expect(lobby.competitions.map(({ id }) => id)).toEqual(['F1', 'F2', 'F3', 'F4', 'B1', 'B2', 'T1', 'D1'])
  const { body: list } = await player.visit.call('book.list', { view: 'soon', sport: 'FOOT' })
  expect(list.rows.length).toBeGreaterThan(7)
  expect(list.rows.every(({ sheet, more }) => sheet!.prices.length > 10 && more > 50)).toBe(true)
})

test('fixtures at which nobody looks are played in one step, and fill results and tables', async () => {
  const today = () => world.clock.now().toISOString().slice(0, 10)
  const began = today()
  world.clock.advance(40 * 60_000)
  await world.studio.sports.run()
  await world.studio.sports.run()
  // Results are asked for by the day, and forty minutes may reach into the next one.
  const days = new Set([today(), began])
  const answers = await Promise.all([...days].map(day => player.visit.call('book.results', { competition: 'F1', day })))
  const results = answers.flatMap(({ body }) => body.rows)
  expect(results.length).toBeGreaterThanOrEqual(8)
  expect(results.every(({ fixture }) => fixture.state === 'settled' && fixture.score.period === 'FT')).toBe(true)
  const { season } = results[0]!.fixture
  const { body: table } = await player.visit.call('book.standings', { competition: 'F1', season })
  const played = table.rows.reduce((sum, row) => sum + row.played, 0)
  const ofSeason = results.filter(({ fixture }) => fixture.season === season).length
  expect(played).toBe(2 * ofSeason)
  expect(table.rows.every(row => row.points === 3 * row.won + row.drawn)).toBe(true)
  const ranks = table.rows.map(({ points }) => points)
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
})

test('search finds sides whatever their accents, and settings are kept', async () => {
  const { body: lobby } = await player.visit.call('book.lobby', {})
  const [side] = lobby.competitions[0]!.sides
  const { body } = await player.visit.call('book.search', { text: side!.toUpperCase() })
  expect(body.rows.length).toBeGreaterThan(0)
  expect(body.rows.every(({ fixture }) => [fixture.home?.name, fixture.away?.name].includes(side))).toBe(true)
  const settings = { ...lobby.settings, oddsFormat: 'malay' as const, favouriteSides: ['F1:0'] }
  expect((await player.visit.call('book.saveSettings', settings)).body).toEqual(settings)
  expect((await player.visit.call('book.lobby', {})).body.settings).toEqual(settings)
  const { body: favourites } = await player.visit.call('book.list', { view: 'favourites' })
  expect(favourites.rows.every(({ fixture }) => [fixture.home?.index, fixture.away?.index].includes(0))).toBe(true)
})

test('an accepted bet has its place in the tree of its match, by a proof that its owner can check', async () => {
  const fixture = await PlayedFixture.announce(world, 'FOOT')
  const bets = await placeSingles(player, fixture, [home, '1.00'], [['1X2', 'draw'], '2.00'], [['1X2', 'away'], '3.00'])
  const early = await player.visit.call('book.proof', { id: bets[0]!.betId, fixture: fixture.id })
  expect([early.status, early.body.error]).toEqual([404, 'bet_unknown'])
  await fixture.toBlock(2)
  for (const { betId } of bets) {
    const { body } = await player.visit.call('book.proof', { id: betId, fixture: fixture.id })
    const { text, index, count, siblings, root } = body
    expect(text).toContain(betId)
    expect(isInBook(sha256, text, { index, count, siblings: siblings.map(fromHex) }, root)).toBe(true)
    expect(isInBook(sha256, `${text} `, { index, count, siblings: siblings.map(fromHex) }, root)).toBe(false)
  }
})

test('who watches a match hears its prices move, what happens in it, and what becomes of the own bets', async () => {
  const fixture = await PlayedFixture.announce(world, 'FOOT', { id: 'F1.1.12.3' })
  await placeSingles(player, fixture, [home, '1.00'])
  const reader = await watchBook(world, player, fixture.id)
  await fixture.toBlock(2)
  await expect.poll(() => reader.frames.some(({ kind }) => kind === 'moves')).toBe(true)
  const [hello] = reader.frames
  if (hello?.kind !== 'hello') throw new Error('no first frame')
  let sheet = unpackSheet(hello.sheets[0]!)
  for (const frame of reader.frames) {
    if (frame.kind === 'sheet') sheet = unpackSheet(frame.sheet)
    if (frame.kind === 'moves') sheet = applyMoves(sheet, frame)
  }
  const { body } = await player.visit.call('book.fixture', { id: fixture.id })
  expect(sheet.prices.map(({ milli }) => milli)).toEqual(body.sheet!.prices.map(({ milli }) => milli))
  await fixture.finish()
  await world.studio.sports.run()
  await expect
    .poll(() => reader.frames.filter(({ kind }) => kind === 'incident' || kind === 'own').map(({ kind }) => kind))
    .toContain('own')
  const goals = reader.frames.flatMap(frame =>
    frame.kind === 'incident' && frame.incident.kind === 'goal' ? [frame.incident.side] : [],
  )
  expect(goals).toEqual(['away', 'home'])
  reader.close()
})

test('[MEND-040] a list, a match, a stream and a lobby are read while others hold the rows that they show; the look is noted later', async () => {
  const fixture = await PlayedFixture.announce(world, 'FOOT', { kickOffInMs: 300_000 })
  await world.studio.live.run()
  world.clock.advance(20_000)
  const { pool } = world.database
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select from sports.fixture for update')
  await holder.query('select from studio.live_table for update')
  const { body: list, status } = await player.visit.call('book.list', { view: 'soon', sport: 'FOOT' })
  expect([status, list.rows.some(row => row.fixture.id === fixture.id)]).toEqual([200, true])
  expect((await player.visit.call('book.fixture', { id: fixture.id })).status).toBe(200)
  const { frames, close } = await watchBook(world, player, fixture.id)
  expect(frames[0]).toMatchObject({ kind: 'hello' })
  const visitor = await world.visitor()
  expect((await visitor.call('launch.tableList', { gameType: 'LIVE' })).tables.length).toBeGreaterThan(0)
  // Rows that are held are passed over, and taken once they are free.
  await world.studio.book.watched.write()
  const before = (await fixture.row()).watched_at
  await holder.query('rollback')
  holder.release()
  await world.studio.sports.run()
  expect((await fixture.row()).watched_at.getTime()).toBeGreaterThan(before.getTime())
  close()
})

test('[MEND-042] of matches in play those come first whose prices are open at the moment', async () => {
  // Windows last seconds, which a busy machine would let pass between two steps.
  world.clock.stopAt(world.clock.now())
  onTestFinished(() => world.clock.goOn())
  const first = await PlayedFixture.announce(world, 'BADM', { kickOffInMs: 1_000 })
  const second = await PlayedFixture.announce(world, 'BASK', { kickOffInMs: 4_000 })
  const ids = [first.id, second.id]
  // At some hours more matches are in play than a page holds, and one that is shut stands on the last.
  const order = async (page = 1): Promise<string[]> => {
    const { body } = await player.visit.call('book.list', { view: 'live', page })
    const found = body.rows.map(({ fixture }) => fixture.id).filter(id => ids.includes(id))
    return page < body.pages ? [...found, ...(await order(page + 1))] : found
  }
  world.clock.advance(4_500)
  await Promise.all([first.run(), second.run()])
  expect(await order()).toEqual(ids)
  // The first window of badminton is over and its block on show; that of basketball runs on.
  world.clock.advance(6_500)
  await first.run()
  expect(await order()).toEqual([second.id, first.id])
})
