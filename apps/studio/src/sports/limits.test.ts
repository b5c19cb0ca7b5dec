import { asOwner, checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enter, leg, type Pick, PlayedFixture, type Player, send } from './fixtures.ts'

let world: TestWorld
let player: Player
let football: PlayedFixture
beforeAll(async () => {
  world = await startTestWorld()
  player = await enter(world)
  football = await PlayedFixture.announce(world, 'FOOT', { kickOffInMs: 3_000_000 })
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await checkInvariants(world.database)).toEqual([])
})

const on = (fixture: PlayedFixture, ...pick: Pick) => leg(player, { fixture, pick })
const another = () => PlayedFixture.announce(world, 'FOOT', { kickOffInMs: 3_000_000 })

async function refusal(legs: Awaited<ReturnType<typeof leg>>[], amount: string) {
  const { body } = await send(player, [{ legs, amount }])
  return body.bets[0]
}

test('[SPORT-064] the most that a bet may pay bounds its stake, to the cent', async () => {
  const long = await on(football, 'CS', '3-4')
  expect(long.milli).toBe(376_000)
  expect(await refusal([long], '300.00')).toMatchObject({ error: 'stake_above_max', maxUnits: '2659500' })
  expect(await refusal([long], '265.96')).toMatchObject({ error: 'stake_above_max', maxUnits: '2659500' })
})

test('[SPORT-065] a parlay is bounded by the product of its odds', async () => {
  const legs = [
    await on(football, '1X2', 'draw'),
    await on(await another(), '1X2', 'away'),
    await on(await another(), 'CS', '1-1'),
    await on(await another(), 'HTFT', 'X/X'),
  ]
  expect(legs.map(({ milli }) => milli)).toEqual([4_120, 4_320, 8_250, 6_750])
  expect(await refusal(legs, '150.00')).toMatchObject({ error: 'stake_above_max', maxUnits: '1008900' })
})

test('[SPORT-066] what a market may cost bounds a stake for everybody alike', async () => {
  const fixture = await another()
  await world.studio.db
    .insertInto('sports.exposure')
    .values({
      ...{ fixture: fixture.id, book: 'real:DEMO', line: '1X2|0', selection: 'draw' },
      ...{ stake_units: 0n, payout_units: 990_000_000n },
    })
    .execute()
  const draw = await on(fixture, '1X2', 'draw')
  expect(await refusal([draw], '400.00')).toMatchObject({ error: 'liability', maxUnits: '3205100' })
  expect(await refusal([draw], '320.51')).toHaveProperty('bet')
})

test('a bet that would make the worst cell of a fixture too dear is told what still fits, others are not', async () => {
  const fixture = await another()
  const home = await on(fixture, '1X2', 'home')
  const over = await on(fixture, 'OU', 'over', 2.75)
  const { body } = await send(player, [{ legs: [home], amount: '100.00' }])
  const { betId } = (body.bets[0] as { bet: { betId: string } }).bet
  // As if much had been taken: 299,000.00 of 300,000.00 where home wins, and stakes of 100,000.00 to gain elsewhere.
  await asOwner(
    world.database,
    `alter table sports.bet disable trigger bet_bought;
     update sports.bet set stake_units = 1000000000, most_payout_units = 3990000000 where id = '${betId}';
     update sports.exposure set stake_units = 1000000000, payout_units = 3990000000 where fixture = '${fixture.id}' and line = 'singles'`,
  )
  const free = 10_000_000
  const overMax = String(Math.floor(free / (over.milli / 1000 - 1) / 100) * 100)
  expect(await refusal([over], '1000.00')).toMatchObject({ error: 'liability', maxUnits: overMax })
  expect(await refusal([await on(fixture, 'BTTS', 'yes')], '1300.00')).toMatchObject({ error: 'liability' })
  const asked = [over, await on(fixture, '1X2', 'away')].map(({ milli: _milli, token: _token, ...claim }) => claim)
  const quoted = await player.visit.call('book.quote', { legs: asked })
  expect(quoted.body.singlesMaxUnits[0]).toBe(overMax)
  expect(BigInt(quoted.body.singlesMaxUnits[1]!)).toBeGreaterThan(BigInt(overMax))
  expect(await refusal([await on(fixture, '1X2', 'away')], '5.00')).toHaveProperty('bet')
})

test('[SPORT-067] related legs, too many legs and legs of both books are no bet', async () => {
  const both = [await on(football, '1X2', 'home'), await on(football, 'OU', 'over', 2.5)]
  expect(await refusal(both, '1.00')).toMatchObject({ error: 'related_legs', pairs: [[0, 1]] })
  const many = await Promise.all(Array.from({ length: 13 }, another))
  const legs = await Promise.all(many.map(fixture => on(fixture, 'DC', '12')))
  expect(await refusal(legs, '1.00')).toMatchObject({ error: 'legs_bounds' })
  const esports = await PlayedFixture.announce(world, 'LANE', { kickOffInMs: 3_000_000 })
  const mixed = [await on(football, '1X2', 'home'), await on(esports, 'ML', 'A')]
  expect(await refusal(mixed, '1.00')).toMatchObject({ error: 'legs_bounds' })
})

test('[SPORT-068] selections of one match that must all win have one exact price, and what adds nothing has none', async () => {
  const combine = async (...picks: Pick[]) => {
    const selections = picks.map(([market, selection, line = 0]) => ({ market, selection, line4: 4 * line }))
    const { body } = await player.visit.call('book.combine', { fixture: football.id, selections })
    return body
  }
  expect(await combine(['1X2', 'home'], ['DC', 'X2'])).toEqual({ refused: 'contradiction' })
  expect(await combine(['1X2', 'home'], ['DC', '1X'])).toEqual({ refused: 'implied' })
  const combined = [
    { market: '1X2', line4: 0, selection: 'home' },
    { market: 'OU', line4: 10, selection: 'over' },
  ]
  const priced = await combine(['1X2', 'home'], ['OU', 'over', 2.5])
  expect(priced).toMatchObject({ milli: 2_740, chancePpm: 340_765 })
  const { token } = priced as { token: string }
  const sold = { fixture: football.id, market: 'COMBO', line4: 0, selection: 'all', combined, milli: 2_740, token }
  expect(await refusal([sold], '1.00')).toMatchObject({ bet: { odds: '2.7400' } })
  expect(await refusal([{ ...sold, milli: 2_760 } as never], '1.00')).toMatchObject({ error: 'price_unknown' })
})
