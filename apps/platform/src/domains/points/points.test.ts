import { randomUUID } from 'node:crypto'
import {
  factsReadable,
  giveMoney,
  type LoyalMember,
  loyalMember,
  withdrawalPassword as password,
  SampleProvider,
  startTestPlatform,
  type TestPlatform,
} from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const POINT = 10_000n
const dayMs = 86_400_000

let site: TestPlatform
let provider: SampleProvider
beforeAll(async () => {
  site = await startTestPlatform()
  provider = await SampleProvider.start(site)
})
afterAll(async () => {
  await provider.stop()
  await site.stop()
})

/** The next minute's fold. */
async function fold(): Promise<void> {
  await factsReadable(site)
  site.clock.advance(60_000)
  await site.platform.points.earn()
}
const balanceOf = async ({ client }: LoyalMember) => (await client.call('points.balance', {})).pointBalance
const walletOf = async ({ client }: LoyalMember) => (await client.call('wallet.balance', {})).sumBalance
const historyOf = async ({ client }: LoyalMember) => (await client.call('points.transactions', { book: 'POINTS' })).list

describe('earning', () => {
  /** Bets of at most 500.00 that are lost, by name. */
  async function bets(member: LoyalMember, name: string, units: number): Promise<string[]> {
    const session = await provider.play(member.client)
    const made: string[] = []
    for (let left = units; left > 0; left -= 5_000_000) {
      made.push(`${name}-${made.length}`)
      await provider.lose(session, made.at(-1)!, Math.min(left, 5_000_000))
    }
    return made
  }

  test('[MALL-026] settled valid bets become points minute by minute: the worked example, carry and rollback included', async () => {
    const member = await loyalMember(site)
    await giveMoney(site, member.id, 500_000_000n)
    const session = await provider.play(member.client)
    const seen: string[] = []
    const foldNow = async () => {
      await fold()
      seen.push(await balanceOf(member))
    }
    await bets(member, 'one', 5_000)
    await foldNow()
    await bets(member, 'two', 5_000)
    await foldNow()
    // The rulebook's third fold is a sports bet; its weight stands in the settings, so it may be any game's.
    await site.platform.settings.writeBrand({
      points: { ...(await site.platform.settings.brand()).points, earningWeights: { RNG: 500 } },
    })
    await bets(member, 'three', 3_456_700)
    await foldNow()
    await site.platform.settings.writeBrand({
      points: { ...(await site.platform.settings.brand()).points, earningWeights: { SPORTS: 500 } },
    })
    const large = await bets(member, 'four', 123_456_700)
    await foldNow()
    await bets(member, 'five', 1_000_000)
    for (const bet of large) await provider.rollback(session, `${bet}-back`, bet)
    await foldNow()
    await bets(member, 'six', 200_000_000)
    await foldNow()
    expect(seen).toEqual(['0.00', '0.01', '1.73', '125.19', '125.19', '202.73'])
    expect(await walletOf(member)).not.toBe('0.00')
  })

  test('a second fold in the same minute takes nothing and loses nothing', async () => {
    const member = await loyalMember(site)
    await bets(member, randomUUID(), 1_000_000)
    await fold()
    await bets(member, randomUUID(), 1_000_000)
    await factsReadable(site)
    await site.platform.points.earn()
    expect(await balanceOf(member)).toBe('1.00')
    await fold()
    expect(await balanceOf(member)).toBe('2.00')
  })

  test('[MALL-025] each row keeps the ratio that was in force when it was posted', async () => {
    const member = await loyalMember(site)
    await bets(member, randomUUID(), 1_000_000)
    await fold()
    const { points } = await site.platform.settings.brand()
    await site.platform.settings.writeBrand({
      points: { ...points, ratios: [{ rankLevel: 0, pointsPerUnit: 80 }] },
    })
    await bets(member, randomUUID(), 2_000_000)
    await fold()
    await site.platform.settings.writeBrand({ points })
    expect(await historyOf(member)).toMatchObject([
      { code: 'POINTS_EARN', change: '2.00', balanceAfter: '3.00', pointsRatio: 80 },
      { code: 'POINTS_EARN', change: '1.00', balanceAfter: '1.00', pointsRatio: 100 },
    ])
  })

  test('[MALL-024] five years later the points are all there', async () => {
    const member = await loyalMember(site, 77n * POINT)
    await site.platform.settings.switchModule('PASSWORD_EXPIRY', false)
    site.clock.advance(5 * 365 * dayMs)
    await site.platform.points.earn()
    const client = await (await site.visitor()).signIn(member.username, member.password)
    expect(await balanceOf({ ...member, client })).toBe('77.00')
    site.clock.advance(-5 * 365 * dayMs)
    await site.database.pool.query("update points.last_fold set minute = '-infinity'")
  })
})

describe('converting', () => {
  const convert = (member: LoyalMember, points: number, more: object = {}) =>
    member.client.send('points.convert', { points: String(points), password, requestId: randomUUID(), ...more })

  test('[MALL-023, API2-060] whole points become money at the ratio, cut to cents, and the row keeps the ratio', async () => {
    const member = await loyalMember(site, 2027_300n)
    const { body } = await convert(member, 202)
    expect(body.value).toEqual({ points: '202.00', money: '2.02', pointsPerUnit: 100, pointBalance: '0.73' })
    expect(await walletOf(member)).toBe('1002.02')
    expect((await historyOf(member))[0]).toMatchObject({ code: 'POINTS_CONVERT', change: '-202.00', pointsRatio: 100 })
  })

  test.each([
    [202, 95, '2.12'],
    [199, 100, '1.99'],
    [1000, 95, '10.52'],
  ])('%d points at %d make %s', async (points, pointsPerUnit, money) => {
    const member = await loyalMember(site, BigInt(points) * POINT)
    const { points: before } = await site.platform.settings.brand()
    await site.platform.settings.writeBrand({ points: { ...before, ratios: [{ rankLevel: 0, pointsPerUnit }] } })
    const { body } = await convert(member, points)
    await site.platform.settings.writeBrand({ points: before })
    expect(body.value.money).toBe(money)
  })

  test('[API2-060] too few, too many, halves and a wrong password are refused and move nothing', async () => {
    const member = await loyalMember(site, 150n * POINT)
    const codes = []
    for (const [points, more] of [
      [99, {}],
      [151, {}],
      [120, { points: '120.5' }],
      [120, { password: '000000' }],
    ] as const)
      codes.push((await convert(member, points, more)).body.errorCode)
    expect(codes).toEqual(['amount_out_of_range', 'not_enough_points', 'invalid_input', 'password_wrong'])
    expect([await balanceOf(member), await walletOf(member)]).toEqual(['150.00', '1000.00'])
  })

  test('the same request is answered once more and paid once', async () => {
    const member = await loyalMember(site, 500n * POINT)
    const requestId = randomUUID()
    const first = await convert(member, 200, { requestId })
    const again = await convert(member, 200, { requestId })
    expect(again.body.value).toEqual(first.body.value)
    expect((await convert(member, 300, { requestId })).body.errorCode).toBe('key_reused')
    expect(await walletOf(member)).toBe('1002.00')
  })

  test('[API2-058] the config names the ratio of each club rank, and the member takes that of theirs', async () => {
    const member = await loyalMember(site, 1000n * POINT)
    await site.database.kysely.updateTable('members.member').set({ club_rank: 2 }).where('id', '=', member.id).execute()
    const config = await member.client.call('points.config', {})
    expect(config.ratios.map(({ rankLevel, pointsPerUnit }) => [rankLevel, pointsPerUnit]).slice(0, 3)).toEqual([
      [0, 100],
      [1, 98],
      [2, 95],
    ])
    expect([config.ownRankLevel, config.ownPointsPerUnit, config.minConvert]).toEqual([2, 95, 100])
    expect((await convert(member, 1000)).body.value.money).toBe('10.52')
  })
})

test('[API2-054, API2-059] balance and movements are the member’s own; the wallet half shows the main account', async () => {
  const member = await loyalMember(site, 12n * POINT)
  expect(await member.client.call('points.balance', {})).toEqual({ pointBalance: '12.00', heldPoints: '0.00' })
  const wallet = await member.client.call('points.transactions', { book: 'WALLET' })
  expect(wallet).toMatchObject({ totalCount: 1, totalPages: 1, pageNo: 1, totals: { in: '1000.00', out: '0.00' } })
  expect(wallet.list[0]).toMatchObject({ code: 'DEPOSIT', in: '1000.00', balanceAfter: '1000.00', pointsRatio: null })
  const { body } = await member.client.send('points.transactions', { from: '2026-01-01', to: '2026-03-01' })
  expect([body.errorCode, body.value.fields?.[0]?.field]).toEqual(['invalid_input', 'to'])
})
