import { randomUUID } from 'node:crypto'
import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { balance, enter, leg, type Pick, PlayedFixture, type Player, placeSingles, send } from './fixtures.ts'

let world: TestWorld
let player: Player
let fixture: PlayedFixture
beforeAll(async () => {
  world = await startTestWorld()
  player = await enter(world)
  fixture = await PlayedFixture.announce(world, 'FOOT', { kickOffInMs: 3_000_000 })
})
afterAll(() => world.stop())
afterEach(async () => {
  world.wallet.line = () => 'good'
  expect(await checkInvariants(world.database)).toEqual([])
})

const home: Pick = ['1X2', 'home']
const sold = () => leg(player, { fixture, pick: home })

test('the same slip again answers as it did, with another body it is refused, and money moves once', async () => {
  const asked = { legs: [await sold()], amount: '10.00', betId: randomUUID() }
  const slipId = randomUUID()
  const before = Number(await balance(player))
  const [first, again] = [await send(player, [asked], { slipId }), await send(player, [asked], { slipId })]
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.body.bets[0]).toMatchObject({ betId: asked.betId, bet: { state: 'accepted' } })
  const other = await send(player, [{ ...asked, amount: '11.00' }], { slipId })
  expect([other.status, other.body.error, other.body.field]).toEqual([409, 'slip_reused', 'slipId'])
  expect(Number(await balance(player))).toBeCloseTo(before - 10, 4)
})

test('of several bets of a slip each has its own answer, and what is refused takes nothing', async () => {
  const before = Number(await balance(player))
  const good = { legs: [await sold()], amount: '1.00' }
  const { body } = await send(player, [good, { ...good, amount: '0.05' }, { ...good, amount: '2000.01' }])
  expect(body.bets.map(answer => ('bet' in answer ? 'accepted' : answer.error))).toEqual([
    'accepted',
    'stake_below_min',
    'stake_above_max',
  ])
  expect(Number(await balance(player))).toBeCloseTo(before - 1, 4)
})

test('a stake beyond the balance, and a wallet that does not answer, leave nothing behind', async () => {
  const poor = await enter(world)
  const { body } = await send(poor, [{ legs: [await leg(poor, { fixture, pick: home })], amount: '1000.01' }])
  expect(body.bets[0]).toMatchObject({ error: 'not_enough_money' })
  world.wallet.line = path => (path.endsWith('/batch') ? 'lose-answer' : 'good')
  const lost = await send(poor, [{ legs: [await leg(poor, { fixture, pick: home })], amount: '5.00' }])
  expect(lost.body.bets[0]).toMatchObject({ error: 'wallet_unavailable' })
  world.wallet.line = () => 'good'
  world.clock.advance(30_000)
  await world.studio.sports.run()
  expect(await balance(poor)).toBe('1000.00')
})

test.each([
  ['bets.0.lineStakeUnits', { lineStakeUnits: '10001' }],
  ['bets.0.lineStakeUnits', { lineStakeUnits: '-5' }],
  ['bets.0.system', { kind: 'system', system: '9/9' }],
  ['bets.0.system', { system: '2/3' }],
  ['bets.0.legs.0.fixture', { legs: [{ fixture: 'not-a-fixture' }] }],
  ['bets.0.legs.0.milli', { legs: [{ milli: 500 }] }],
  ['bets.0.legs', { legs: [] }],
] as const)('input that does not hold is refused with its field: %s', async (field, change) => {
  const good = await sold()
  const [wrong] = 'legs' in change && change.legs ? change.legs : [{}]
  const legs = 'legs' in change && change.legs?.length === 0 ? [] : [{ ...good, ...wrong }]
  const bet = { betId: randomUUID(), kind: 'single', lineStakeUnits: '10000', ...change, legs }
  const { status, body } = await player.visit.send('book.place', { slipId: randomUUID(), policy: 'any', bets: [bet] })
  expect([status, body.error, body.field]).toEqual([400, 'input_invalid', field])
})

test('a market that the sport does not have, a fixture of nobody and a selection of none are told apart', async () => {
  const good = await sold()
  const refusal = async (change: object) => {
    const { body } = await send(player, [{ legs: [{ ...good, ...change }], amount: '1.00' }])
    return body.bets[0]
  }
  expect(await refusal({ market: 'NONE' })).toMatchObject({ error: 'price_unknown', leg: 0 })
  expect(await refusal({ selection: 'nobody' })).toMatchObject({ error: 'price_unknown', leg: 0 })
  expect(await refusal({ fixture: 'F1.1.1.8' })).toMatchObject({ error: 'fixture_unknown', leg: 0 })
})

test('a bet is its owner’s alone, and a page of another game has no book', async () => {
  const [bet] = await placeSingles(player, fixture, [home, '1.00'])
  const stranger = await enter(world)
  const id = bet!.betId
  for (const [name, input] of [
    ['book.bet', { id }],
    ['book.cashOut', { id, leastUnits: '1' }],
    ['book.proof', { id, fixture: fixture.id }],
  ] as const) {
    const { status, body } = await stranger.visit.send(name, input)
    expect([status, body.error]).toEqual([404, 'bet_unknown'])
  }
  const slot = await world.play(player.member)
  const { status, body } = await slot.send('book.lobby', {})
  expect([status, body.error]).toEqual([409, 'game_closed'])
  expect((await slot.send('book.lobby', {}, 'no-secret')).status).toBe(401)
})

test('a match that stands still because its operator suspended it takes no bets and keeps those it has', async () => {
  const halted = await PlayedFixture.announce(world, 'FOOT', { kickOffInMs: 3_000_000 })
  const shown = await leg(player, { fixture: halted, pick: home })
  await placeSingles(player, halted, [home, '1.00'])
  const { db } = world.studio
  await db.updateTable('sports.fixture').set({ suspended_at: world.clock.now() }).where('id', '=', halted.id).execute()
  const { body } = await send(player, [{ legs: [shown], amount: '1.00' }])
  expect(body.bets[0]).toMatchObject({ error: 'suspended', reason: 'operator', leg: 0 })
  const { body: page } = await player.visit.call('book.fixture', { id: halted.id })
  expect(page.fixture.suspended).toBe('operator')
})
