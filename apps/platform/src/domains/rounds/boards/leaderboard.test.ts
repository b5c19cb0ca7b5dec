import { countFacts, startTestPlatform, type TestPlatform, uniqueName, writeBets } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstDayOf } from './leaderboard.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

test('[CENTRE-077] members stand by their valid bet of the day, week and month, names masked', async () => {
  const [low, high] = [uniqueName('low'), uniqueName('high')]
  const idOf = async (name: string) =>
    BigInt((await (await (await site.visitor()).register(name)).call('members.info', {})).id)
  const [lowId, highId] = [await idOf(low), await idOf(high)]
  const today = site.clock.now().toISOString().slice(0, 10)
  const bet = (validBet: string, day: string) => ({
    ...{ gameType: 'RNG' as const, stake: '500.00', payout: '0.00', validBet, status: 'LOST' as const },
    at: `${day}T00:00:01Z`,
  })
  const monthStart = `${today.slice(0, 8)}01`
  await writeBets(site, lowId, [bet('100.00', today), bet('300.00', monthStart)])
  await writeBets(site, highId, [bet('120.50', today)])
  await countFacts(site, 'rounds-boards')
  const board = async (period: 'DAY' | 'MONTH') =>
    (await (await site.visitor()).call('rounds.leaderboard', { period })).list.map(row => Object.values(row))
  const masked = (name: string) => `${name.slice(0, 2)}***${name.at(-1)}`
  if (monthStart !== today)
    expect(await board('DAY')).toEqual([
      [1, masked(high), '120.50'],
      [2, masked(low), '100.00'],
    ])
  expect(await board('MONTH')).toEqual([
    [1, masked(low), '400.00'],
    [2, masked(high), '120.50'],
  ])
})

test.each([
  ['DAY', '2027-06-15', '2027-06-15'],
  ['WEEK', '2027-06-15', '2027-06-14'],
  ['WEEK', '2027-06-20', '2027-06-14'],
  ['WEEK', '2028-01-02', '2027-12-27'],
  ['MONTH', '2028-02-29', '2028-02-01'],
] as const)('the %s of %s begins on %s', (period, day, first) => expect(firstDayOf(period, day)).toBe(first))
