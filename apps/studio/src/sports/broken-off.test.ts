import type { ScoreBoard } from '@baize/game-kit/book/live/score-board'
import { asOwner, checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { balance, endsOf, enter, type Pick, PlayedFixture, placeSingles } from './fixtures.ts'
import { announceWhere } from './settlement/fixtures/singles.ts'

let world: TestWorld
beforeAll(async () => {
  world = await startTestWorld()
})
afterAll(() => world.stop())
afterEach(async () => {
  world.wallet.line = () => 'good'
  world.clock.goOn()
  expect(await checkInvariants(world.database)).toEqual([])
})

const ten = (...pick: Pick) => [pick, '10.00'] as const

test('[SPORT-072] of a match that is broken off what is certain stands, and all else comes to nothing', async () => {
  const id = 'F1.999998.1.1'
  const scoreAt = (boards: readonly ScoreBoard[], block: number) => boards[block]!.score.join('-')
  const fixture = await announceWhere(
    world,
    'FOOT',
    id,
    boards => scoreAt(boards, 15) === '0-0' && scoreAt(boards, 20) === '1-1',
  )
  const player = await enter(world)
  const early = await placeSingles(
    player,
    fixture,
    ten('OU', 'over', 2.5),
    ten('H1X2', 'home'),
    ten('1X2', 'home'),
    ten('BTTS', 'yes'),
  )
  await fixture.toBlock(15)
  const [over] = await placeSingles(player, fixture, ten('OU', 'over', 1.5))
  await fixture.toBlock(20)
  await world.studio.db.updateTable('sports.fixture').set({ void_asked: 'OPERATOR' }).where('id', '=', id).execute()
  expect((await fixture.finish()).state).toBe('abandoned')
  expect(await endsOf(player, [over!, ...early])).toEqual([
    'won 21.10 10.00',
    'void 10.00 0.00',
    'lost 0.00 10.00',
    'void 10.00 0.00',
    'won 18.00 10.00',
  ])
})

test('a match that nobody began in time is void, and every stake goes back', async () => {
  const fixture = await PlayedFixture.announce(world, 'FOOT')
  const player = await enter(world)
  const bets = await placeSingles(player, fixture, ten('1X2', 'home'), ten('OU', 'over', 2.5))
  world.clock.advance(120_000 + 601_000)
  await fixture.run()
  await fixture.run()
  expect(await fixture.row()).toMatchObject({ state: 'void', void_reason: 'LATE' })
  expect(await endsOf(player, bets)).toEqual(['void 10.00 0.00', 'void 10.00 0.00'])
  expect(await balance(player)).toBe('1000.00')
})

test('a match whose house stood still for longer than ten minutes is abandoned, a shorter stop is made up for', async () => {
  for (const [stoodMs, state] of [
    [590_000, 'settled'],
    [610_000, 'abandoned'],
  ] as const) {
    const fixture = await PlayedFixture.announce(world, 'FOOT')
    const player = await enter(world)
    await placeSingles(player, fixture, ten('1X2', 'home'))
    const { closes_at } = await fixture.toBlock(5)
    world.clock.advance(closes_at!.getTime() + stoodMs - world.clock.now().getTime())
    expect((await fixture.finish()).state).toBe(state)
  }
})

test('a chain that does not hold ends its match as it was before the block, and raises an alarm', async () => {
  const fixture = await PlayedFixture.announce(world, 'FOOT')
  const player = await enter(world)
  const bets = await placeSingles(player, fixture, ten('1X2', 'home'))
  await fixture.toBlock(3)
  world.studio.book.oracle.forget(fixture.id)
  await asOwner(
    world.database,
    `alter table oracle.chain disable trigger chain_kept;
     update oracle.chain set sealed_seed = '\\x0102' where fixture = '${fixture.id}';
     alter table oracle.chain enable trigger chain_kept`,
  )
  expect(await fixture.finish()).toMatchObject({ state: 'abandoned', void_reason: 'SEED', block: 3 })
  expect(await endsOf(player, bets)).toEqual(['void 10.00 0.00'])
  expect(world.logLines.text).toContain('alarm: the chain of a fixture does not hold')
})

test('[SPORT-075] a settle whose answer is lost, or that is sent twice, pays once', async () => {
  const fixture = await PlayedFixture.announce(world, 'FOOT', { id: 'F1.1.12.3' })
  const player = await enter(world)
  const bets = await placeSingles(player, fixture, ten('1X2', 'draw'))
  await fixture.toBlock(29)
  let lost = 0
  world.wallet.line = path => (path.endsWith('/batch') && lost++ === 0 ? 'lose-answer' : 'good')
  await fixture.finish()
  expect(lost).toBeGreaterThan(0)
  world.clock.advance(60_000)
  await world.studio.sports.run()
  expect(await endsOf(player, bets)).toEqual(['won 41.20 10.00'])
  expect(await balance(player)).toBe('1031.20')
  // As if the process had ended before it noted that the wallet had answered.
  await world.studio.db
    .updateTable('sports.bet')
    .set({ state: 'decided', retry_at: world.clock.now() })
    .where('id', '=', bets[0]!.betId)
    .execute()
  await world.studio.sports.run()
  expect(await balance(player)).toBe('1031.20')
})
