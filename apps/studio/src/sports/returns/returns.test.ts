import { checkInvariants, startTestWorld, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { endsOf, enter, leg, type Pick, PlayedFixture, type Player, place, placeSingles } from '../fixtures.ts'

let world: TestWorld
let player: Player
beforeAll(async () => {
  world = await startTestWorld()
  player = await enter(world)
})
afterAll(() => world.stop())
afterEach(async () => {
  world.clock.goOn()
  expect(await checkInvariants(world.database)).toEqual([])
})

/** What is told to everybody, once a minute has passed since the last bet ended. */
async function returns() {
  world.clock.advance(91_000)
  await world.studio.sports.run()
  const nobody = await world.visitor()
  return nobody.call('launch.bookReturns', {})
}

test('what the book returned stands beside what mathematics expected, by sport, class and month, cash-outs by themselves', async () => {
  const fixture = await PlayedFixture.announce(world, 'FOOT', { id: 'F1.1.12.3' })
  const draw: Pick = ['1X2', 'draw']
  const bets = await placeSingles(
    player,
    fixture,
    [draw, '100.00'],
    [['AH', 'home', -0.75], '100.00'],
    [['OU', 'over', 2.75], '10.00'],
  )
  const out = bets[2]!
  const shown = await player.visit.call('book.bet', { id: out.betId })
  const { offerUnits, fairUnits } = shown.body.cashOut!
  expect((await player.visit.call('book.cashOut', { id: out.betId, leastUnits: offerUnits })).status).toBe(200)
  const other = await PlayedFixture.announce(world, 'BASK')
  await place(player, {
    legs: [await leg(player, { fixture, pick: draw }), await leg(player, { fixture: other, pick: ['ML', 'home'] })],
    amount: '5.00',
  })
  await fixture.finish()
  await other.finish()
  expect((await endsOf(player, bets.slice(0, 1)))[0]).toBe('won 412.00 100.00')
  const { margins, returns: rows } = await returns()
  expect(margins).toContainEqual({ class: 'B', beforePercent: '3.50', livePercent: '4.50' })
  const month = world.clock.now().toISOString().slice(0, 7)
  const shared = { month, deviations: null, verdict: null }
  const row = (sport: string, name: string) => rows.find(one => one.sport === sport && one.class === name)
  // 100.00 at 4.120 at the chance that its fair odds of 4.273 stand for.
  expect(row('FOOT', 'B')).toEqual({
    ...shared,
    sport: 'FOOT',
    class: 'B',
    bets: 1,
    stake: '100.00',
    expected: '96.4164',
    returned: '412.00',
  })
  const wire = (units: string | number) => (Number(units) / 10_000).toFixed(2)
  expect(row('FOOT', 'CASHED_OUT')).toMatchObject({ bets: 1, stake: '10.00', returned: wire(offerUnits) })
  // Two singles of the class: one lost on the handicap, and one worth so much when it was cashed out.
  expect(row('FOOT', 'A')).toMatchObject({
    bets: 2,
    stake: '110.00',
    returned: expect.stringContaining(wire(fairUnits).slice(0, -1)),
  })
  expect(row('MIXED', 'PARLAY')).toMatchObject({ bets: 1, stake: '5.00' })
  expect((await returns()).returns).toEqual(rows)
})

test('returns that chance does not explain are an alarm, from a thousand bets on', async () => {
  const month = world.clock.now().toISOString().slice(0, 7)
  const end = async () => {
    const fixture = await PlayedFixture.announce(world, 'FOOT')
    await placeSingles(player, fixture, [['CS', '1-1'], '1.00'])
    await fixture.finish()
    const { returns: rows } = await returns()
    return rows.find(row => row.class === 'C' && row.month === month)!
  }
  await world.studio.db
    .insertInto('sports.take')
    .values({
      ...{ sport: 'FOOT', class: 'C', month: `${month}-01`, book: 'real:DEMO', bets: 998n, stake_units: '9980000' },
      ...{ expect_units: '9270000', back_units: '0', variance: 998 * 6e8 },
    })
    .execute()
  expect(await end()).toMatchObject({ bets: 999, deviations: null, verdict: null })
  expect(world.logLines.text).not.toContain('alarm: the book returns')
  expect(await end()).toMatchObject({ bets: 1_000, verdict: 'OUTSIDE' })
  expect(world.logLines.text).toContain('alarm: the book returns what chance does not explain')
})
