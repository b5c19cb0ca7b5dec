import { randomUUID } from 'node:crypto'
import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  balance,
  endsOf,
  enter,
  leg,
  type Pick,
  PlayedFixture,
  type Player,
  place,
  placeSingles,
  send,
} from '../fixtures.ts'
import { watchBook } from '../stream/fixtures.ts'
import { BookDesk } from './fixtures.ts'

let world: TestWorld
let player: Player
let desk: BookDesk
beforeAll(async () => {
  world = await startTestWorld()
  player = await enter(world)
  desk = await BookDesk.open(world)
})
afterAll(() => world.stop())
afterEach(async () => {
  world.clock.goOn()
  expect(await checkInvariants(world.database)).toEqual([])
})

const home: Pick = ['1X2', 'home']
const announce = () => PlayedFixture.announce(world, 'FOOT', { kickOffInMs: 3_000_000 })

async function refusal(fixture: PlayedFixture, pick: Pick, amount = '1.00') {
  const { body } = await send(player, [{ legs: [await leg(player, { fixture, pick })], amount }])
  return body.bets[0]
}

/** A leg at the price of a sheet that was shown before something happened. */
const shownBefore = (fixture: PlayedFixture, pick: Pick) => leg(player, { fixture, pick })
const sendLeg = async (one: Awaited<ReturnType<typeof leg>>) =>
  (await send(player, [{ legs: [one], amount: '1.00' }])).body.bets[0]

test('a suspended fixture says so to everybody who watches, takes nothing, keeps its bets, and goes on when it is resumed', async () => {
  const fixture = await announce()
  const [bet] = await placeSingles(player, fixture, [home, '10.00'])
  const shown = await shownBefore(fixture, home)
  const { frames, close } = await watchBook(world, player, fixture.id)
  const requestId = randomUUID()
  expect(await desk.suspend(fixture.id, undefined, requestId)).toEqual({ fixtures: 1 })
  expect(await sendLeg(shown)).toMatchObject({ error: 'suspended', reason: 'operator' })
  await world.studio.sports.run()
  await expect
    .poll(() => frames.flatMap(frame => (frame.kind === 'fixture' ? [frame.fixture.suspended] : [])))
    .toContain('operator')
  close()
  expect(await desk.suspend(fixture.id, undefined, requestId)).toEqual({ fixtures: 1 })
  expect(await desk.suspend(fixture.id)).toMatchObject({ status: 409, error: 'book_suspended' })
  expect(await desk.resume(fixture.id, undefined, requestId)).toMatchObject({ status: 409, error: 'key_reused' })
  expect((await desk.fixture(fixture.id)).suspended).toMatchObject({
    operator: 'desk',
    reason: 'a test looks into it',
  })
  expect(await desk.resume(fixture.id)).toEqual({ fixtures: 1 })
  expect(await desk.resume(fixture.id)).toMatchObject({ status: 409, error: 'book_running' })
  expect(await refusal(fixture, home)).toHaveProperty('bet')
  expect((await player.visit.call('book.bet', { id: bet!.betId })).body.state).toBe('accepted')
})

test('a suspended market shows no odds and takes nothing, cash-out neither, and the others go on', async () => {
  const fixture = await announce()
  const [bet] = await placeSingles(player, fixture, [['OU', 'over', 2.5], '10.00'])
  const shown = await shownBefore(fixture, ['OU', 'under', 2.5])
  expect(await desk.suspend(fixture.id, 'OU')).toEqual({ fixtures: 1 })
  expect(await sendLeg(shown)).toMatchObject({ error: 'suspended', reason: 'operator' })
  expect(await refusal(fixture, home)).toHaveProperty('bet')
  const { body } = await player.visit.call('book.fixture', { id: fixture.id })
  expect(body.fixture).toMatchObject({ suspended: null, suspendedMarkets: ['OU'] })
  const odds = (market: string) => body.sheet!.prices.filter(price => price.market === market && price.milli !== null)
  expect([odds('OU').length, odds('1X2').length]).toEqual([0, 3])
  const out = await player.visit.call('book.cashOut', { id: bet!.betId, leastUnits: '1000' })
  expect(out.body.error).toBe('suspended')
  expect(await desk.suspend(fixture.id, 'NOPE')).toMatchObject({ status: 404, error: 'market_unknown' })
  expect(await desk.resume(fixture.id, 'OU')).toEqual({ fixtures: 1 })
  expect(await refusal(fixture, ['OU', 'under', 2.5])).toHaveProperty('bet')
})

test('a suspended competition shuts every fixture of it, later ones too, and leaves those alone that were shut for themselves', async () => {
  const [one, other] = [await announce(), await announce()]
  const shown = [await shownBefore(one, home), await shownBefore(other, home)]
  await desk.suspend(other.id)
  const done = await desk.suspend('F1')
  expect((done as { fixtures: number }).fixtures).toBeGreaterThanOrEqual(2)
  for (const leg of shown) expect(await sendLeg(leg)).toMatchObject({ error: 'suspended', reason: 'operator' })
  const { competitions } = await desk.read()
  expect(competitions.find(({ competition }) => competition === 'F1')!.suspended).toMatchObject({
    operator: 'desk',
  })
  expect(await desk.suspend('F1', 'OU')).toMatchObject({ status: 404, error: 'market_unknown' })
  world.clock.advance(720_000)
  await world.studio.sports.run()
  const { rows } = await world.database.pool.query<{ open: number; shut: number }>(
    `select count(*)::integer as open, count(competition_suspended_at)::integer as shut from sports.fixture
     where competition = 'F1' and settled_at is null`,
  )
  expect(rows[0]!.shut).toBe(rows[0]!.open)
  await desk.resume('F1')
  expect(await refusal(one, home)).toHaveProperty('bet')
  expect(await refusal(other, home)).toMatchObject({ error: 'suspended', reason: 'operator' })
})

test('a voided fixture gives every stake back, with its reason, once, and parlays go on without it', async () => {
  const [fixture, other] = [await announce(), await PlayedFixture.announce(world, 'FOOT')]
  const better = await enter(world)
  const bets = await placeSingles(better, fixture, [home, '10.00'], [['OU', 'over', 2.5], '20.00'])
  const legs = [
    await leg(better, { fixture, pick: home }),
    await leg(better, { fixture: other, pick: ['1X2', 'draw'] }),
  ]
  const [parlay] = await place(better, { legs, amount: '5.00' })
  const shown = await leg(player, { fixture, pick: home })
  const requestId = randomUUID()
  expect(await desk.void(fixture.id, undefined, requestId)).toEqual({ fixtures: 1 })
  // Nobody has played it on yet.
  expect(await sendLeg(shown)).toMatchObject({ error: 'closed' })
  await world.studio.sports.run()
  await world.studio.sports.run()
  expect(await fixture.row()).toMatchObject({ state: 'void', void_reason: 'OPERATOR' })
  expect(await endsOf(better, bets)).toEqual(['void 10.00 0.00', 'void 20.00 0.00'])
  const { body } = await better.visit.call('book.bet', { id: bets[0]!.betId })
  expect(body.voidReason).toBe('OPERATOR')
  expect(await balance(better)).toBe('995.00')
  expect((await better.visit.call('book.bet', { id: parlay!.betId })).body.state).toBe('accepted')
  expect(await desk.void(fixture.id, undefined, requestId)).toEqual({ fixtures: 1 })
  expect(await desk.void(fixture.id)).toMatchObject({ status: 409, error: 'fixture_decided' })
  const { rows } = await world.database.pool.query(
    `select action, detail->>'reason' as reason from audit.entry where subject = $1 order by id`,
    [`book:${fixture.id}`],
  )
  expect(rows.slice(0, 3)).toEqual([
    { action: 'bookDesk.void.proposed', reason: 'a test looks into it' },
    { action: 'bookDesk.void.asked', reason: 'a test looks into it' },
    { action: 'bookDesk.void', reason: 'a test looks into it' },
  ])
})

test('a voided market gives back what is open on it, combinations with it too, and all else is played out', async () => {
  const fixture = await PlayedFixture.announce(world, 'FOOT', { id: 'F1.1.12.3' })
  const better = await enter(world)
  const picks: Pick[] = [
    ['OU', 'under', 2.5],
    ['BTTS', 'yes'],
    ['1X2', 'draw'],
  ]
  const bets = await placeSingles(better, fixture, ...picks.map(pick => [pick, '10.00'] as const))
  await fixture.toBlock(2)
  expect(await desk.void(fixture.id, 'BTTS')).toEqual({ fixtures: 1 })
  expect(await desk.void(fixture.id, 'BTTS')).toMatchObject({ status: 409, error: 'fixture_decided' })
  await fixture.run()
  await fixture.run()
  expect(await endsOf(better, bets)).toEqual([' - -', 'void 10.00 0.00', ' - -'])
  const { markets } = await desk.markets(fixture.id)
  expect(markets.find(({ market }) => market === 'BTTS')).toMatchObject({ voided: true })
  await fixture.finish()
  // Away at 78', home at 87': 1-1.
  const [under, both, draw] = await endsOf(better, bets)
  expect([under, both, draw]).toEqual(['won 20.50 10.00', 'void 10.00 0.00', 'won 41.20 10.00'])
})

test('operators see what fixtures and their markets may cost, at the worst', async () => {
  const fixture = await announce()
  const better = await enter(world)
  await placeSingles(better, fixture, [home, '100.00'], [['1X2', 'away'], '100.00'], [['CS', '2-1'], '10.00'])
  const [book] = (await desk.fixture(fixture.id)).books
  expect(book).toMatchObject({ mode: 'REAL', singles: '210.00', worst: '222.00', worstBound: '300000.00' })
  const { markets } = await desk.markets(fixture.id)
  const result = markets.find(({ market }) => market === '1X2')!
  expect(result.lines[0]).toMatchObject({ line4: 0, bound: '100000.00' })
  expect(result.lines[0]!.selections).toEqual([
    { selection: 'away', stake: '100.00', payout: '432.00', exposure: '232.00' },
    { selection: 'home', stake: '100.00', payout: '178.00', exposure: '-22.00' },
  ])
  const { fixtures } = await desk.read({ competition: 'F1' })
  expect(fixtures.some(one => one.fixture === fixture.id)).toBe(true)
  const esports = await BookDesk.open(world, 'VES-1')
  expect(await esports.suspend(fixture.id)).toMatchObject({ status: 404, error: 'book_target_unknown' })
  expect(await desk.suspend('F1.9.9.9')).toMatchObject({ status: 404, error: 'book_target_unknown' })
})

test('a limit out of its bounds is named with them and none is changed; a lower one holds at once, a higher one takes two', async () => {
  const before = await desk.limits()
  const refused = await desk.setLimits({ stakeABefore: '100.00', payout: '100000.01' })
  expect(refused).toMatchObject({ status: 400, error: 'invalid_input' })
  expect((refused as { fields: unknown }).fields).toEqual([
    { field: 'limits.payout', message: 'Choose a number from 1000.00 to 100000.00.' },
  ])
  expect(await desk.limits()).toEqual(before)
  const requestId = randomUUID()
  expect(await desk.setLimits({ payout: '1000.00' }, requestId)).toEqual({})
  expect(await desk.setLimits({ payout: '1000.00' }, requestId)).toEqual({})
  expect(await desk.setLimits({ payout: '1000.00' })).toMatchObject({ status: 409, error: 'limits_unchanged' })
  expect(await refusal(await announce(), ['1X2', 'draw'], '243.00')).toMatchObject({
    error: 'stake_above_max',
    maxUnits: '2427100',
  })
  const higher = { payout: '100000.00' }
  expect(await desk.setLimits(higher)).toEqual({})
  expect(await desk.limits()).toEqual(before)
})
