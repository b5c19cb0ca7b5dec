import { randomUUID } from 'node:crypto'
import type { RequestOf } from '@baize/api'
import {
  countFacts,
  type LoyalMember,
  loyalMember,
  withdrawalPassword as password,
  SampleProvider,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '@baize/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const POINT = 10_000n

let site: TestPlatform
let operator: TestClient
beforeAll(async () => {
  site = await startTestPlatform()
  operator = await site.operator()
})
afterAll(() => site.stop())

let count = 0
async function shelve(more: Partial<RequestOf<'points.saveGoods'>> = {}): Promise<string> {
  const { id } = await operator.call('points.saveGoods', {
    ...{ code: `TEST-${++count}`, type: 'PHYSICAL', picture: 'gift', texts: { EN: { name: 'Tea set', remark: '' } } },
    ...{ points: '40', amountRequirement: '0', cash: null, quantity: 5, position: 1, enabled: true },
    reason: 'For the test',
    ...more,
  })
  return id
}
const ask = (member: LoyalMember, goodsId: string, more: object = {}) =>
  member.client.send('points.redeem', {
    ...{ goodsId, quantity: 1, password, receivingAddress: '12 Hang Bac, Hanoi', mobile: '+84 912 345 678' },
    requestId: randomUUID(),
    ...more,
  })
const pointsOf = ({ client }: LoyalMember) => client.call('points.balance', {})
const stockOf = async ({ client }: LoyalMember, id: string) =>
  (await client.call('points.goods', {})).list.find(each => each.id === id)?.availableQuantity

describe('asking', () => {
  let member: LoyalMember
  beforeEach(async () => {
    member = await loyalMember(site, 100n * POINT)
  })

  test('[MALL-015, MALL-019, API2-057] holds points times quantity and one of the stock, and starts in process', async () => {
    const goods = await shelve()
    const { body } = await ask(member, goods, { quantity: 2 })
    expect(body.value.redemption).toMatchObject({ status: 'In Process', redeemQuantity: 2, mobile: '+84912345678' })
    expect(await pointsOf(member)).toEqual({ pointBalance: '20.00', heldPoints: '80.00' })
    expect(await stockOf(member, goods)).toBe(3)
    const { list, totalCount } = await member.client.call('points.redemptions', {})
    expect([totalCount, list[0]?.goodsName, list[0]?.receivingAddress]).toEqual([1, 'Tea set', '12 Hang Bac, Hanoi'])
    const other = await loyalMember(site)
    expect((await other.client.call('points.redemptions', {})).totalCount).toBe(0)
  })

  test.each([
    ['[MALL-012, API2-056] a wrong withdrawal password', { password: '000000' }, 'password_wrong', 'password'],
    ['[MALL-013] no receiving address', { receivingAddress: '  ' }, 'address_required', 'receivingAddress'],
    ['[MALL-014] no mobile number', { mobile: '' }, 'mobile_required', 'mobile'],
    ['[MALL-017] too few points', { quantity: 3 }, 'not_enough_points', undefined],
    ['[MALL-016] more than there is', { quantity: 6 }, 'out_of_stock', undefined],
  ])('%s is refused and moves nothing', async (_title, more, code, field) => {
    const goods = await shelve()
    const { body } = await ask(member, goods, more)
    expect([body.errorCode, body.value.fields?.[0]?.field]).toEqual([code, field])
    expect(await pointsOf(member)).toEqual({ pointBalance: '100.00', heldPoints: '0.00' })
    expect(await stockOf(member, goods)).toBe(5)
  })

  test('[MALL-018] goods with an amount requirement need the valid bet of this month', async () => {
    const goods = await shelve({ amountRequirement: '150.00' })
    expect((await ask(member, goods)).body.errorCode).toBe('requirement_not_met')
    const provider = await SampleProvider.start(site, 'MLL')
    const session = await provider.play(member.client)
    await provider.lose(session, randomUUID(), 1_000_000)
    await expect.poll(() => validBet(member)).toBe('100.00')
    expect((await ask(member, goods)).body.errorCode).toBe('requirement_not_met')
    await provider.lose(session, randomUUID(), 500_000)
    await expect.poll(() => validBet(member)).toBe('150.00')
    expect((await ask(member, goods)).status).toBe(200)
    await provider.stop()
  })

  test('the same request id asks once', async () => {
    const goods = await shelve()
    const requestId = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => ask(member, goods, { requestId })))
    expect(new Set(answers.map(({ body }) => body.value.redemption.id)).size).toBe(1)
    expect(await pointsOf(member)).toEqual({ pointBalance: '60.00', heldPoints: '40.00' })
    expect((await ask(member, goods, { requestId, quantity: 2 })).body.errorCode).toBe('key_reused')
  })

  const validBet = async ({ client }: LoyalMember) => {
    await countFacts(site, 'rounds-rollup')
    return (await client.call('points.goods', {})).monthValidBet
  }
})

test('[API2-055] the goods of the shelf are told at their address, to a member alone', async () => {
  const member = await loyalMember(site)
  const id = await shelve({ quantity: 4 })
  const path = '/wps/relay/MCS2_getPointReward'
  const { status, body } = await member.client.raw<{ list: { id: string; availableQuantity: number }[] }>('GET', path)
  expect(status).toBe(200)
  expect(body.value.list.find(goods => goods.id === id)).toMatchObject({
    availableQuantity: 4,
    points: '40.00',
    type: 'PHYSICAL',
  })
  expect((await (await site.visitor()).raw('GET', path)).status).toBe(401)
})

test('[MALL-016] twenty members after the last three: three get them', async () => {
  const goods = await shelve({ quantity: 3 })
  const members = await Promise.all(Array.from({ length: 10 }, () => loyalMember(site, 100n * POINT)))
  const answers = await Promise.all(members.flatMap(member => [ask(member, goods), ask(member, goods)]))
  const codes = answers.map(({ body }) => body.errorCode ?? 'taken')
  expect(codes.filter(code => code === 'taken')).toHaveLength(3)
  expect(codes.filter(code => code === 'out_of_stock')).toHaveLength(17)
})

test('points spent twice at once are spent once', async () => {
  const goods = await shelve({ points: '100' })
  const member = await loyalMember(site, 150n * POINT)
  const convert = () => member.client.send('points.convert', { points: '100', password, requestId: randomUUID() })
  const answers = await Promise.all([ask(member, goods), convert(), ask(member, goods), convert()])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { pointBalance } = await pointsOf(member)
  expect(pointBalance).toBe('50.00')
})

describe('deciding', () => {
  const decide = (row: 'points.approveRedemption' | 'points.rejectRedemption', id: string) =>
    operator.send(row, { id, reason: 'Checked by hand <b>' })

  test('[MALL-020] approval is final, pays cash goods and lets the points go', async () => {
    const member = await loyalMember(site, 100n * POINT)
    const goods = await shelve({ type: 'CASH', cash: '8.88', points: '50' })
    const { redemption } = (await ask(member, goods, { quantity: 2 })).body.value
    expect((await operator.call('points.pendingRedemptions', {})).list.map(({ id }) => id)).toContain(redemption.id)
    expect((await decide('points.approveRedemption', redemption.id)).body.value).toEqual({ status: 'Approved' })
    expect(await pointsOf(member)).toEqual({ pointBalance: '0.00', heldPoints: '0.00' })
    expect((await member.client.call('wallet.balance', {})).sumBalance).toBe('1017.76')
    for (const row of ['points.approveRedemption', 'points.rejectRedemption'] as const)
      expect((await decide(row, redemption.id)).body.errorCode).toBe('order_state')
    const { list } = await member.client.call('points.redemptions', {})
    expect(redemption).toMatchObject({ status: 'In Process', paidAccount: '', paidAmount: '0.00' })
    expect(list[0]).toMatchObject({ status: 'Approved', paidAccount: member.username, paidAmount: '17.76' })
  })

  const asBonus = {
    ...{ type: 'BONUS' as const, cash: '20.00', points: '50' },
    bonus: { multiple: 10, maxStake: '10.00', maxConvert: '60.00', days: 7 },
  }

  test('approval of bonus goods grants a bonus by the terms that stood there when it was asked for', async () => {
    const member = await loyalMember(site, 100n * POINT)
    const goods = await shelve(asBonus)
    const { redemption } = (await ask(member, goods, { quantity: 2, contact: '84912345678' })).body.value
    expect(redemption.contact).toBe('84912345678')
    expect((await member.client.call('promotions.wagering', {})).bonus).toBeNull()
    await shelve({ ...asBonus, code: `TEST-${count}`, bonus: { ...asBonus.bonus, multiple: 99 } })
    await decide('points.approveRedemption', redemption.id)
    const { bonus } = await member.client.call('promotions.wagering', {})
    expect(bonus).toMatchObject({ title: 'Tea set', balance: '40.00', required: '400.00', maxStake: '10.00' })
    expect((await member.client.call('wallet.balance', {})).sumBalance).toBe('1000.00')
    expect(await pointsOf(member)).toEqual({ pointBalance: '0.00', heldPoints: '0.00' })
    const { list } = await member.client.call('promotions.bonuses', {})
    expect(list).toMatchObject([{ source: 'GOODS', amount: '40.00', multiple: 10, status: 'OPEN' }])
    expect((await member.client.call('points.redemptions', {})).list[0]).toMatchObject({ paidAmount: '40.00' })
  })

  test('[EYE-033] bonus goods ask for the number of the brand, and things do not', async () => {
    const member = await loyalMember(site, 100n * POINT)
    const goods = await shelve(asBonus)
    const { list } = await member.client.call('points.goods', {})
    expect(list.find(({ id }) => id === goods)).toMatchObject({ contact: 'ZALO' })
    const refusal = async (contact?: string) => {
      const { body } = await ask(member, goods, contact ? { contact } : {})
      return [body.errorCode, body.value.fields?.[0]?.field]
    }
    expect(await refusal()).toEqual(['contact_required', 'contact'])
    expect(await refusal('1234567')).toEqual(['invalid_input', 'contact'])
    expect(await pointsOf(member)).toEqual({ pointBalance: '100.00', heldPoints: '0.00' })
    const thing = await shelve()
    expect((await ask(member, thing)).body.value.redemption.contact).toBeNull()
  })

  test('a second bonus waits in process, points held, until the first is over', async () => {
    const member = await loyalMember(site, 100n * POINT)
    const goods = await shelve(asBonus)
    const contact = '84912345679'
    const asked = [await ask(member, goods, { contact }), await ask(member, goods, { contact })].map(
      ({ body }) => body.value.redemption.id,
    )
    await decide('points.approveRedemption', asked[0]!)
    expect((await decide('points.approveRedemption', asked[1]!)).body.errorCode).toBe('bonus_active')
    expect(await pointsOf(member)).toEqual({ pointBalance: '0.00', heldPoints: '50.00' })
    const { bonus } = await member.client.call('promotions.wagering', {})
    await member.client.call('promotions.cancelBonus', { id: bonus!.id })
    expect((await decide('points.approveRedemption', asked[1]!)).status).toBe(200)
    expect((await member.client.call('promotions.wagering', {})).bonus).toMatchObject({ balance: '20.00' })
  })

  test.each([
    ['bonus goods without terms', { ...asBonus, bonus: null }, 'bonus'],
    ['bonus goods without money', { ...asBonus, cash: null }, 'cash'],
    ['cash goods with terms of a bonus', { ...asBonus, type: 'CASH' as const }, 'bonus'],
    ['a highest stake of nothing', { ...asBonus, bonus: { ...asBonus.bonus, maxStake: '0' } }, 'bonus.maxStake'],
    ['things that pay money', { type: 'PHYSICAL' as const, cash: '5.00' }, 'cash'],
  ])('%s are refused by the name of the field', async (_title, more, field) => {
    const saved = {
      code: 'WRONG',
      type: 'PHYSICAL' as const,
      picture: 'gift',
      texts: { EN: { name: 'Cup', remark: '' } },
    }
    const figures = { points: '40', amountRequirement: '0', cash: null, quantity: 5, position: 1, enabled: true }
    const { body } = await operator.send('points.saveGoods', { ...saved, ...figures, reason: 'For the test', ...more })
    expect([body.errorCode, body.value.fields?.[0]?.field]).toEqual(['invalid_input', field])
  })

  test('[MALL-021, MALL-022] rejection is final, returns points and stock, and the member reads why', async () => {
    const member = await loyalMember(site, 100n * POINT)
    const goods = await shelve({ points: '70' })
    const { redemption } = (await ask(member, goods)).body.value
    expect(await stockOf(member, goods)).toBe(4)
    expect((await decide('points.rejectRedemption', redemption.id)).body.value).toEqual({ status: 'Rejected' })
    expect(await pointsOf(member)).toEqual({ pointBalance: '100.00', heldPoints: '0.00' })
    expect(await stockOf(member, goods)).toBe(5)
    expect((await decide('points.approveRedemption', redemption.id)).body.errorCode).toBe('order_state')
    const { content } = await member.client.call('messages.inbox', {})
    expect(content[0]?.html).toContain('Checked by hand &lt;b&gt;')
    const { rows } = await site.database.pool.query(
      "select detail ->> 'reason' as reason from audit.entry where action = 'points.rejectRedemption' and subject = $1",
      [`redemption:${redemption.id}`],
    )
    expect(rows).toEqual([{ reason: 'Checked by hand <b>' }])
  })
})
