import {
  countFacts,
  factsReadable,
  giveMoney,
  SampleProvider,
  startTestPlatform,
  type TestPlatform,
} from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkMoney } from '../../../check-money.ts'
import { join, type Node } from '../../contracts/fixtures.ts'
import { id } from '../fixtures.ts'
import { endOf, seatOf } from './conclude.fixtures.ts'

let site: TestPlatform
let seas: SampleProvider
let duels: SampleProvider
let agent: Node
let members: Node[]
beforeAll(async () => {
  site = await startTestPlatform()
  seas = await SampleProvider.start(site, 'SEA', 'FISH')
  duels = await SampleProvider.start(site, 'DLS', 'PVP')
  agent = await join(site)
  members = [await join(site, agent, 0), await join(site, agent, 0)]
  for (const member of members) await giveMoney(site, member.id, 10_000_000n)
  const operator = await site.operator()
  await operator.call('missions.save', {
    ...{
      code: 'COMPANY',
      period: 'DAILY',
      metric: 'VALID_BET',
      target: '40.00',
      score: 10,
      picture: 'star',
      position: 1,
    },
    ...{
      reward: { kind: 'MONEY', amount: '4.00' },
      titles: { EN: 'In company' },
      enabled: true,
      reason: 'For the test',
    },
  })
})
afterEach(async () => {
  expect(await checkMoney(site.database)).toEqual([])
})
afterAll(async () => {
  await seas.stop()
  await duels.stop()
  await site.stop()
})

/** A member's seat with 50.00 aside. */
async function sit(provider: SampleProvider, { client }: Node) {
  const seat = { member: client, session: await provider.play(client), purse: id('p') }
  const hold = { round: seat.purse, transaction_uuid: id('hold'), amount: 500_000, reason: 'purse' }
  expect(await provider.call('hold', { ...seat.session, ...hold })).toMatchObject({ status: 'OK' })
  return seat
}
const away = { into: 'free', release: true } as const

test('a ticket and a match count towards points and missions, and stand in the upline’s report by their type', async () => {
  const [winner, loser] = members as [Node, Node]
  const shoal = await sit(seas, winner)
  await seas.call('conclude', endOf([shoal], [seatOf(shoal, 300_000, 450_000, away)]))
  const [first, second] = [await sit(duels, winner), await sit(duels, loser)]
  const ends = [seatOf(first, 100_000, 190_000, away), seatOf(second, 100_000, 0, away)]
  await duels.call('conclude', endOf([first, second], ends, 10_000))

  await factsReadable(site)
  site.clock.advance(60_000)
  await site.platform.points.earn()
  await site.platform.missions.countDeeds()
  const countsOf = async ({ client }: Node) => {
    const { missions } = await client.call('missions.summary', {})
    const { progress, status } = missions.find(({ code }) => code === 'COMPANY')!
    return [(await client.call('points.balance', {})).pointBalance, progress, status]
  }
  expect(await countsOf(winner)).toEqual(['0.40', '40.00', 'CLAIMABLE'])
  expect(await countsOf(loser)).toEqual(['0.10', '10.00', 'OPEN'])

  await countFacts(site, 'rounds-rollup')
  const { byDay } = await agent.client.call('agents.overview', {})
  expect(byDay.at(-1)).toMatchObject({ turnover: '50.00', validBet: '50.00', payout: '64.00', netWin: '14.00' })
  const reported = async (gameType: 'FISH' | 'PVP') => {
    const { list } = await agent.client.call('agents.bets', { gameType })
    return list
      .map(({ account, stake, payout, validBet }) => [account, stake, payout, validBet])
      .toSorted(([, , left], [, , right]) => Number(right) - Number(left))
  }
  expect(await reported('FISH')).toEqual([[winner.account, '30.00', '45.00', '30.00']])
  expect(await reported('PVP')).toEqual([
    [winner.account, '10.00', '19.00', '10.00'],
    [loser.account, '10.00', '0.00', '10.00'],
  ])
})
