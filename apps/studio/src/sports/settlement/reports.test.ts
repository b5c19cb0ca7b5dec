import { checkInvariants, countFacts, startTestWorld, type TestClient, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endsOf, leg, type Pick, PlayedFixture, type Player, place, placeSingles } from '../fixtures.ts'

let world: TestWorld
let agent: TestClient
let player: Player
beforeAll(async () => {
  world = await startTestWorld()
  agent = await (await world.visitor()).signIn('agent', 'Baize#2026')
  const member = await (await world.visitor()).signIn('player', 'Baize#2026')
  player = { member, visit: await world.play(member, 'FB-1') }
})
afterAll(() => world.stop())

const on = (pick: Pick, amount: string) => [pick, amount] as const

test('the record and the agent count of each bet what was at risk: nothing of what came back, half of what was half decided', async () => {
  const today = { from: day(-1), to: day(1) }
  const before = await agent.call('agents.overview', today)
  const [fixture, gone] = [
    await PlayedFixture.announce(world, 'FOOT', { id: 'F1.1.12.3' }),
    await PlayedFixture.announce(world, 'FOOT'),
  ]
  const esports = await PlayedFixture.announce(world, 'LANE')
  // The match ends 1-1.
  const bets = await placeSingles(
    player,
    fixture,
    on(['1X2', 'draw'], '10.00'),
    on(['AH', 'home', -0.25], '20.00'),
    on(['AH', 'away', 0.25], '3.00'),
    on(['DNB', 'home'], '30.00'),
    on(['OU', 'over', 2.75], '5.00'),
  )
  const voided = await placeSingles(player, gone, on(['1X2', 'home'], '40.00'))
  const [parlay] = await place(player, {
    legs: [
      await leg(player, { fixture, pick: ['1X2', 'draw'] }),
      await leg(player, { fixture: gone, pick: ['BTTS', 'yes'] }),
    ],
    amount: '2.00',
  })
  await world.studio.db
    .updateTable('sports.fixture')
    .set({ void_asked: 'OPERATOR' })
    .where('id', '=', gone.id)
    .execute()
  await gone.finish()
  await fixture.finish()
  await esports.finish()
  expect(await endsOf(player, [...bets, ...voided, parlay!])).toEqual([
    'won 41.20 10.00',
    // Three units lie on both sides of one line: they are at risk on neither.
    'half_lost 10.00 7.00',
    expect.stringMatching(/^half_won \S+ 0.00$/),
    'push 30.00 0.00',
    'lost 0.00 5.00',
    'void 40.00 0.00',
    'won 8.24 2.00',
  ])
  await countFacts(world, 'rounds-rollup')
  const { list, totals } = await player.member.call('records.bets', {
    ...today,
    gameType: 'SPORTS',
    page: '1',
    pageSize: '20',
  })
  expect(
    Object.fromEntries(
      list.map(({ stake, cancelledStake, validBet, status }) => [cancelledStake ?? stake, [status, validBet]]),
    ),
  ).toEqual({
    '10.00': ['WON', '10.00'],
    '20.00': ['HALF_LOST', '7.00'],
    '3.00': ['HALF_WON', '0.00'],
    '30.00': ['PUSH', '0.00'],
    '5.00': ['LOST', '5.00'],
    '40.00': ['VOID', '0.00'],
    '2.00': ['WON', '2.00'],
  })
  expect([totals.stake, totals.validBet]).toEqual(['70.00', '24.00'])
  const seen = await agent.call('agents.bets', {
    ...today,
    gameType: 'SPORTS',
    account: 'player',
    page: '1',
    pageSize: '20',
  })
  expect([seen.totals.count, seen.totals.stake, seen.totals.validBet]).toEqual([7, '70.00', '24.00'])
  const after = await agent.call('agents.overview', today)
  const more = (of: 'turnover' | 'validBet') => Number(after[of]) - Number(before[of])
  expect([more('turnover'), more('validBet')]).toEqual([70, 24])
  expect(await checkInvariants(world.database)).toEqual([])
})

/** A day around now, whatever zone the brand's days are of. */
const day = (later: number): string =>
  new Date(world.clock.now().getTime() + later * 86_400_000).toISOString().slice(0, 10)
