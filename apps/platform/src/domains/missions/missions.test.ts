import { randomUUID } from 'node:crypto'
import type { RequestOf } from '@baize/api'
import {
  factsReadable,
  type LoyalMember,
  loyalMember,
  SamplePayments,
  SampleProvider,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '@baize/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const dayMs = 86_400_000

let site: TestPlatform
let operator: TestClient
let provider: SampleProvider
beforeAll(async () => {
  site = await startTestPlatform()
  operator = await site.operator()
  provider = await SampleProvider.start(site)
  await site.database.pool.query('update missions.mission set enabled = false')
})
afterAll(async () => {
  await provider.stop()
  await site.stop()
})

let member: LoyalMember
beforeEach(async () => {
  member = await loyalMember(site)
})

let count = 0
async function set(more: Partial<RequestOf<'missions.save'>>): Promise<string> {
  const code = `TEST-${++count}`
  await operator.call('missions.save', {
    ...{ code, period: 'DAILY', metric: 'VALID_BET', target: '100.00', score: 10, picture: 'star', position: count },
    ...{ reward: { kind: 'MONEY', amount: '4.00' }, titles: { EN: 'A test' }, enabled: true, reason: 'For the test' },
    ...more,
  })
  return code
}
async function missionsOf(of: TestClient = member.client) {
  await factsReadable(site)
  await site.platform.missions.countDeeds()
  return (await of.call('missions.summary', {})).missions
}
const find = async (code: string) => (await missionsOf()).find(each => each.code === code)!
const claim = (code: string, periodStart: string, of: TestClient = member.client) =>
  of.send('missions.claim', { code, periodStart })

describe('what counts', () => {
  test('[PROMO-032, API2-037, CENTRE-056] valid bets and wins, with progress and state; a rollback takes its part back', async () => {
    const bets = await set({})
    const wins = await set({ metric: 'WIN', target: '2', period: 'WEEKLY' })
    const session = await provider.play(member.client)
    const win = async (bet: string) => {
      await provider.bet(session, bet, 500_000)
      await provider.settle(session, `${bet}-s`, bet, 900_000, bet, 500_000)
    }
    const [first, second] = [randomUUID(), randomUUID()]
    await win(first)
    expect(await find(bets)).toMatchObject({ progress: '50.00', target: '100.00', status: 'OPEN' })
    expect(await find(wins)).toMatchObject({ progress: '1.00', target: '2.00', status: 'OPEN', period: 'WEEKLY' })
    await win(second)
    expect([(await find(bets)).status, (await find(wins)).status]).toEqual(['CLAIMABLE', 'CLAIMABLE'])
    await provider.rollback(session, `${second}-back`, second)
    await provider.lose(session, randomUUID(), 10_000)
    expect([(await find(bets)).progress, (await find(wins)).status]).toEqual(['51.00', 'OPEN'])
  })

  test('[PROMO-032] sign-ins by day, and friends who joined by the code', async () => {
    const today = await set({ metric: 'LOGIN', target: '1' })
    const invite = await set({ metric: 'INVITE', target: '1', period: 'ONCE' })
    expect([(await find(today)).status, (await find(invite)).status]).toEqual(['CLAIMABLE', 'OPEN'])
    await (await site.visitor()).signIn(member.username, member.password)
    expect((await find(today)).progress).toBe('1.00')
    const friend = await loyalMember(site)
    await site.database.kysely
      .updateTable('agents.member')
      .set({ inviter_id: member.id })
      .where('id', '=', friend.id)
      .execute()
    expect(await find(invite)).toMatchObject({ progress: '1.00', status: 'CLAIMABLE', claimUntil: null })
  })

  test('[PROMO-032] deposits that were confirmed', async () => {
    const code = await set({ metric: 'DEPOSIT', target: '50.00', period: 'WEEKLY' })
    const payments = await SamplePayments.start(site)
    const order = { channel: payments.depositChannel, amount: '60.00', requestId: randomUUID() }
    const { number } = await member.client.call('cashier.deposit', order)
    expect((await find(code)).progress).toBe('0.00')
    await payments.send(payments.notice({ kind: 'deposit_paid', order: number, amount: '60.00' }))
    expect(await find(code)).toMatchObject({ progress: '60.00', status: 'CLAIMABLE' })
  })

  test('[PROMO-033] a day ends at midnight of the brand’s zone: the next one starts at nothing', async () => {
    const { timeZone: zone } = await site.platform.settings.brand()
    await site.platform.settings.writeBrand({ timeZone: 'Asia/Bangkok' })
    const code = await set({})
    const session = await provider.play(member.client)
    await provider.lose(session, randomUUID(), 1_000_000)
    const before = await find(code)
    expect(before).toMatchObject({ status: 'CLAIMABLE', progress: '100.00' })
    const midnight = new Date(before.periodStart).getTime() + dayMs
    expect(new Date(midnight).toISOString().slice(11, 16)).toBe('17:00')
    const restMs = midnight - site.clock.now().getTime()
    site.clock.advance(restMs)
    const client = await (await site.visitor()).signIn(member.username, member.password)
    const both = (await client.call('missions.summary', {})).missions.filter(each => each.code === code)
    expect(both.map(({ progress, status }) => [progress, status])).toEqual([
      ['100.00', 'CLAIMABLE'],
      ['0.00', 'OPEN'],
    ])
    site.clock.advance(-restMs)
    await site.platform.settings.writeBrand({ timeZone: zone })
  })
})

describe('claiming', () => {
  const badges = async () => {
    const { missionCount, rewardCount } = await member.client.call('messages.unreadCount', {})
    return { missionCount, rewardCount }
  }
  const done = async () => {
    const session = await provider.play(member.client)
    await provider.lose(session, randomUUID(), 1_000_000)
  }

  test('fifty claims at once pay once, and the reward centre empties', async () => {
    const code = await set({})
    await done()
    const { periodStart } = await find(code)
    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(code, periodStart)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.errorCode))).toEqual(new Set([null, 'already_claimed']))
    const { list } = await member.client.call('points.transactions', { book: 'WALLET', codes: 'MISSION' })
    expect(list.map(line => line.in)).toEqual(['4.00'])
  })

  test('[PROMO-034, CENTRE-051, API2-053] rewards of promotions and missions wait in the reward centre, and are counted until the last is claimed', async () => {
    await site.database.pool.query('update missions.mission set enabled = false')
    const code = await set({ reward: { kind: 'TICKET', amount: '2', ticket: 'EGG' } })
    const { id } = await operator.call('promotions.save', {
      ...{ code: `GIFT-${count}`, kind: 'TARGET', picture: 'invite', position: 1, enabled: true, reward: '3.00' },
      texts: { EN: { title: 'A gift', summary: '', terms: '' } },
      startsAt: new Date(site.clock.now().getTime() - dayMs).toISOString(),
      endsAt: new Date(site.clock.now().getTime() + dayMs).toISOString(),
      reason: 'For the test',
    })
    expect(await badges()).toEqual({ missionCount: 0, rewardCount: 0 })
    await member.client.call('promotions.join', { id })
    await done()
    const { periodStart } = await find(code)
    expect(await badges()).toEqual({ missionCount: 1, rewardCount: 2 })
    const rewards = await member.client.call('missions.rewards', {})
    expect(rewards.claimable.map(({ source, reward }) => [source, reward.kind, reward.amount])).toEqual([
      ['PROMOTION', 'MONEY', '3.00'],
      ['MISSION', 'TICKET', '2.00'],
    ])
    await member.client.call('promotions.claim', { id })
    expect((await claim(code, periodStart)).body.value.reward.ticket).toBe('EGG')
    expect((await member.client.call('promotions.tickets', {})).balances.EGG).toBe(2)
    expect(await badges()).toEqual({ missionCount: 0, rewardCount: 0 })
    const after = await member.client.call('missions.rewards', {})
    expect([after.claimable, after.claimed.map(({ title }) => title)]).toEqual([[], ['A test', 'A gift']])
  })

  test('a reward can be claimed until seven days after its period', async () => {
    const code = await set({ reward: { kind: 'POINTS', amount: '12' } })
    await done()
    const { periodStart, claimUntil } = await find(code)
    expect(new Date(claimUntil!).getTime()).toBe(new Date(periodStart).getTime() + 8 * dayMs)
    const restMs = new Date(claimUntil!).getTime() - site.clock.now().getTime()
    site.clock.advance(restMs)
    const client = await (await site.visitor()).signIn(member.username, member.password)
    expect((await claim(code, periodStart, client)).body.errorCode).toBe('window_closed')
    site.clock.advance(-restMs)
    await claim(code, periodStart)
    expect((await member.client.call('points.balance', {})).pointBalance).toBe('12.00')
  })
})

test('[API2-038] the ranking of the week: by mission points, of equal ones the earlier first, with one’s own place', async () => {
  const [small, large] = [await set({ score: 1_000 }), await set({ score: 2_000, target: '50.00' })]
  const players = [member, await loyalMember(site), await loyalMember(site)]
  for (const player of players) {
    const session = await provider.play(player.client)
    await provider.lose(session, randomUUID(), 1_000_000)
  }
  await missionsOf()
  const claimBy = async (player: LoyalMember, code: string) => {
    const { missions } = await player.client.call('missions.summary', {})
    await player.client.call('missions.claim', {
      code,
      periodStart: missions.find(each => each.code === code)!.periodStart,
    })
  }
  await claimBy(players[2]!, small)
  await claimBy(players[0]!, large)
  await claimBy(players[1]!, large)
  const { list, own } = await players[1]!.client.call('missions.leaderboard', {})
  expect(list.slice(0, 3).map(({ score, own: mine }) => [score, mine])).toEqual([
    [2000, false],
    [2000, true],
    [1000, false],
  ])
  expect(own).toEqual({ rank: 2, score: 2000 })
  expect(list[1]!.player).toMatch(/^..\*\*\*.$/)
  const other = await loyalMember(site)
  expect((await other.client.call('missions.leaderboard', {})).own).toEqual({ rank: null, score: 0 })
})
