import { randomUUID } from 'node:crypto'
import {
  givePoints,
  type LoyalMember,
  loyalMember,
  withdrawalPassword as password,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const POINT = 10_000n
const rounds = 100
/** Each takes fifty passwords, which are slow to check by design. */
const rushes = 25

let site: TestPlatform
let operator: TestClient
beforeAll(async () => {
  site = await startTestPlatform()
  operator = await site.operator()
})
afterAll(() => site.stop())

async function shelve(points: string, quantity: number): Promise<string> {
  const { id } = await operator.call('points.saveGoods', {
    ...{ code: `RACE-${randomUUID().slice(0, 8).toUpperCase()}`, type: 'PHYSICAL', picture: 'coin' },
    ...{ texts: { EN: { name: 'Tea set', remark: '' } }, position: 1, enabled: true, reason: 'For the race' },
    ...{ points, quantity, amountRequirement: '0', cash: null },
  })
  return id
}
const redeem = ({ client }: LoyalMember, goodsId: string) =>
  client.send('points.redeem', {
    ...{ goodsId, quantity: 1, password, receivingAddress: '12 Hang Bac', mobile: '0912345678' },
    requestId: randomUUID(),
  })
const convert = ({ client }: LoyalMember, points: string) =>
  client.send('points.convert', { points, password, requestId: randomUUID() })
const pointsOf = ({ client }: LoyalMember) => client.call('points.balance', {})

test(`${rushes} rounds: fifty redemptions of the last three give three`, async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => loyalMember(site)))
  for (let round = 0; round < rushes; round++) {
    const goods = await shelve('1', 3)
    for (const { id } of members) await givePoints(site, id, 5n * POINT)
    const fifty = members.flatMap(member => Array.from({ length: 5 }, () => redeem(member, goods)))
    const codes = (await Promise.all(fifty)).map(({ body }) => body.errorCode ?? 'taken')
    expect(codes.filter(code => code === 'taken')).toHaveLength(3)
    expect(codes.filter(code => code === 'out_of_stock')).toHaveLength(47)
    const { list } = await members[0]!.client.call('points.goods', {})
    expect(list.find(({ id }) => id === goods)?.availableQuantity).toBe(0)
  }
  const held = (await Promise.all(members.map(pointsOf))).reduce((sum, { heldPoints }) => sum + Number(heldPoints), 0)
  expect(held).toBe(3 * rushes)
})

test(`${rounds} rounds: conversions and redemptions at once never spend more points than there are`, async () => {
  const goods = await shelve('100', 10_000)
  const member = await loyalMember(site)
  for (let round = 1; round <= rounds; round++) {
    await givePoints(site, member.id, 250n * POINT)
    const before = await pointsOf(member)
    const both = [0, 1, 2].flatMap(() => [convert(member, '100'), redeem(member, goods)])
    const answers = await Promise.all(both)
    const codes = answers.map(({ body }) => body.errorCode ?? 'done')
    const had = Math.floor(Number(before.pointBalance) / 100)
    expect(codes.filter(code => code === 'done')).toHaveLength(had)
    expect(codes.filter(code => code === 'not_enough_points')).toHaveLength(6 - had)
    expect(Number((await pointsOf(member)).pointBalance)).toBe(Number(before.pointBalance) - had * 100)
  }
})
