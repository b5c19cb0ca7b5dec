import { randomUUID } from 'node:crypto'
import type { BetView } from '@baize/api/studio/sports/bets'
import { checkInvariants, GameVisit, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { balance, endsOf, enter, type Pick, PlayedFixture, type Player, placeSingles } from './fixtures.ts'

let world: TestWorld
let player: Player
let fixture: PlayedFixture
let [away, under, plus, home]: BetView[] = []
/** What is left of `under`. */
let rest: BetView

/** Singles before the rulebook's vector, which stands at 0-1 after block 26. */
beforeAll(async () => {
  world = await startTestWorld()
  player = await enter(world)
  fixture = await PlayedFixture.announce(world, 'FOOT', { id: 'F1.1.12.3' })
  const ten = (...pick: Pick) => [pick, '10.00'] as const
  ;[away, under, plus, home] = await placeSingles(
    player,
    fixture,
    ten('1X2', 'away'),
    ten('OU', 'under', 2.75),
    ten('AH', 'away', 0.75),
    [['1X2', 'home'], '1.00'],
  )
})
afterAll(() => world.stop())
afterEach(async () => {
  world.clock.goOn()
  expect(await checkInvariants(world.database)).toEqual([])
})

const units = (amount: string) => String(Math.round(Number(amount) * 10_000))
const cashOut = (bet: BetView, least: string, more: object = {}) =>
  player.visit.send('book.cashOut', { id: bet.betId, leastUnits: units(least), ...more })
const offerOf = async (bet: BetView) => (await player.visit.call('book.bet', { id: bet.betId })).body.cashOut

test('[SPORT-055] what is worth less than the least offer has none', async () => {
  await fixture.toBlock(26)
  world.clock.stopAt(world.clock.now())
  expect(await offerOf(home!)).toBe(null)
  const { status, body } = await cashOut(home!, '0.01')
  expect([status, body.error]).toEqual([409, 'no_cash_out'])
})

test('[SPORT-051] a whole cash-out pays the offer, and what comes later changes nothing', async () => {
  await fixture.toBlock(26)
  world.clock.stopAt(world.clock.now())
  expect(await offerOf(away!)).toEqual({ fairUnits: '338995', offerUnits: '328800' })
  const before = Number(await balance(player))
  const { status } = await cashOut(away!, '32.88')
  expect(status).toBe(200)
  expect(Number(await balance(player)) - before).toBeCloseTo(32.88, 4)
  expect((await cashOut(away!, '32.88')).status).toBe(200)
  expect(Number(await balance(player)) - before).toBeCloseTo(32.88, 4)
})

test('[SPORT-052] a part is paid at its share of the offer, and the rest runs on at its odds', async () => {
  await fixture.toBlock(26)
  world.clock.stopAt(world.clock.now())
  expect(await offerOf(under!)).toEqual({ fairUnits: '174030', offerUnits: '168800' })
  const before = Number(await balance(player))
  const restId = randomUUID()
  const more = { partUnits: units('4.00'), restId }
  const { status, body } = await cashOut(under!, '6.75', more)
  expect([status, body.bet?.state, body.bet?.payoutUnits, body.rest?.stakeUnits]).toEqual([
    ...[200, 'cashed-out', '67500', '60000'],
  ])
  expect((await cashOut(under!, '6.75', more)).body.rest?.betId).toBe(restId)
  expect(Number(await balance(player)) - before).toBeCloseTo(6.75, 4)
  for (const [partUnits, field] of [
    [units('0.50'), 'partUnits'],
    [undefined, 'restId'],
  ] as const) {
    const refused = await cashOut(body.rest!, '0.01', { partUnits, restId: randomUUID() })
    expect([refused.status, refused.body.field]).toEqual([400, field])
  }
  rest = body.rest!
})

test('[MEND-027] an id of the rest that stands for a stake already, of whatever game, is refused, and nothing moves', async () => {
  await fixture.toBlock(26)
  world.clock.stopAt(world.clock.now())
  const { gameUrl } = await player.member.call('launch.gameLaunch', { vassalage: 'MIR', gameCode: 'MIR-00J' })
  const slot = await GameVisit.open(world.studioUrl, gameUrl)
  const { body: spun } = await slot.spin()
  const after = await balance(player)
  for (const restId of [plus!.betId, away!.betId, under!.betId, spun.round.roundId]) {
    const { status, body } = await cashOut(plus!, '0.01', { partUnits: units('1.00'), restId })
    expect([status, body.error, body.field]).toEqual([409, 'slip_reused', 'restId'])
  }
  expect(await balance(player)).toBe(after)
})

test('[SPORT-053] a request is paid at the value of its own window, and refused when that is below what it takes', async () => {
  await fixture.toBlock(26)
  world.clock.stopAt(world.clock.now())
  expect(await offerOf(plus!)).toMatchObject({ offerUnits: '178100' })
  await fixture.toBlock(27)
  world.clock.stopAt(world.clock.now())
  const { status, body } = await cashOut(plus!, '18.00')
  expect([status, body.error, body.offerUnits]).toEqual([409, 'cash_out_changed', '179600'])
  const before = Number(await balance(player))
  expect((await cashOut(plus!, '17.81')).status).toBe(200)
  expect(Number(await balance(player)) - before).toBeCloseTo(17.96, 4)
})

test('[SPORT-054] a request in play lapses on a goal; other sports refuse it at once, and no money moves', async () => {
  // The vector's second goal falls in block 29.
  await fixture.toBlock(28)
  const { closes_at } = await fixture.row()
  await fixture.runTo(new Date(closes_at!.getTime() - 100))
  await fixture.runTo(closes_at!, 200)
  world.clock.stopAt(world.clock.now())
  const before = await balance(player)
  const waiting = cashOut(rest, '0.01')
  await expect.poll(() => world.studio.book.waiting.count).toBe(1)
  await fixture.runTo((await fixture.row()).window_at!)
  const { status, body } = await waiting
  expect([status, body.error, body.reason]).toEqual([409, 'suspended', 'goal'])
  expect(await balance(player)).toBe(before)
  world.clock.goOn()

  const tennis = await PlayedFixture.announce(world, 'TENN')
  const other = await enter(world)
  const [bet] = await placeSingles(other, tennis, [['ML', 'A'], '1.00'])
  const row = await tennis.toBlock(2)
  await tennis.runTo(new Date(row.closes_at!.getTime() - 100))
  await tennis.runTo(row.closes_at!, 100)
  world.clock.stopAt(world.clock.now())
  const refused = await other.visit.send('book.cashOut', { id: bet!.betId, leastUnits: units('0.01') })
  expect([refused.status, refused.body.error]).toEqual([409, 'suspended'])
  expect(await balance(other)).toBe('999.00')
})

test('bets that were cashed out stay so when their match is over', async () => {
  await fixture.finish()
  expect(await endsOf(player, [away!, plus!, rest])).toEqual([
    'cashed_out 32.88 0.00',
    'cashed_out 17.96 0.00',
    'won 11.04 6.00',
  ])
})
