import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  approveByTwo,
  type CashierSite,
  claimedDeposit,
  inbox,
  money,
  newPlayer,
  openDeposit,
  type Player,
  reason,
  startCashier,
} from '../fixtures.ts'

let site: CashierSite
let player: Player
beforeAll(async () => {
  site = await startCashier()
})
afterAll(() => site.stop())

const pay = (order: string, amount: string, reference: string, more = {}) =>
  site.payments.send(site.payments.notice({ kind: 'deposit_paid', order, amount, reference, ...more }))
const orderOf = async (id: string) =>
  (await player.client.call('cashier.deposits', { pageSize: 50 })).list.find(order => order.id === id)!
const main = async () => (await money(site, player.id)).main
const newOrder = async (amount: string) => {
  player = await newPlayer(site, '0.00')
  return openDeposit(site, player, amount)
}
const outcome = async (
  sent: Promise<{ status: number; body: { errorCode: string | null; value: { order?: string } } }>,
) => {
  const { status, body } = await sent
  return [status, body.errorCode, body.value?.order]
}
const approve = (id: string, arrivedAmount: string, reference?: string, desk = site.desk) =>
  outcome(desk.send('cashier.approveDeposit', { id, arrivedAmount, reason, ...(reference ? { reference } : {}) }))

describe('what a provider tells', () => {
  test('[MEND-010] A payment told again is answered alike, however its reference is written; with other content it is refused', async () => {
    const { id, number } = await newOrder('100.00')
    for (const reference of ['Bank-1a', 'BANK-1A', 'bank-1a'])
      expect(await pay(number, '100.00', reference)).toEqual([200, 'OK'])
    expect(await pay(number, '90.00', 'BANK-1A')).toEqual([200, 'REFUSED'])
    expect(await pay(number, '100.00', 'BANK-1B', { currency: 'VND' })).toEqual([200, 'REFUSED'])
    expect(await pay(number, '0.00', 'BANK-1C')).toEqual([200, 'REFUSED'])
    expect(await pay(number, '-1.00', 'BANK-1D')).toEqual([400, 'REFUSED'])
    expect(await main()).toBe('100.00')
    expect((await orderOf(id)).payments).toMatchObject([{ reference: 'BANK-1A', amount: '100.00', state: 'CREDITED' }])
  })

  test('[MEND-011] Parts are summed until they come to the order, in any sizes, and each is told', async () => {
    const { id, number } = await newOrder('100.00')
    for (const [amount, reference] of [
      ['40.00', 'PART-1'],
      ['59.99', 'PART-2'],
    ] as const) {
      expect(await pay(number, amount, reference)).toEqual([200, 'OK'])
      expect(await main()).toBe('0.00')
    }
    expect(await orderOf(id)).toMatchObject({ state: 'REVIEW', arrivedAmount: '99.99' })
    expect(await pay(number, '0.01', 'PART-3')).toEqual([200, 'OK'])
    expect(await orderOf(id)).toMatchObject({ state: 'CONFIRMED', arrivedAmount: '100.00' })
    expect([await main(), (await inbox(player)).slice(0, 3)]).toEqual([
      '100.00',
      [
        `Deposit ${number} is in your wallet`,
        `A part of deposit ${number} has come`,
        `A part of deposit ${number} has come`,
      ],
    ])
  })

  test('[MEND-011] A second payment of a paid order waits for operators, is told to the member, and is credited beside the first', async () => {
    const { id, number } = await newOrder('100.00')
    await pay(number, '100.00', 'TWICE-1')
    await pay(number, '100.00', 'TWICE-2')
    expect([await main(), (await orderOf(id)).state]).toEqual(['100.00', 'REVIEW'])
    expect((await inbox(player))[0]).toBe(`Another payment came for deposit ${number}`)
    const { list } = await site.desk.call('cashier.depositQueue', { limit: 200 })
    expect(list.find(order => order.id === id)).toMatchObject({
      ...{ arrivedAmount: '200.00', waitingAmount: '100.00' },
      payments: [
        { reference: 'TWICE-1', amount: '100.00', state: 'CREDITED' },
        { reference: 'TWICE-2', amount: '100.00', state: 'WAITING' },
      ],
    })
    expect(await approve(id, '90.00')).toEqual([400, 'amount_invalid', undefined])
    expect(await approve(id, '100.00', 'TWICE-9')).toEqual([400, 'invalid_input', undefined])
    await approveByTwo(site, id, '100.00')
    expect([await main(), (await orderOf(id)).state]).toEqual(['200.00', 'CONFIRMED'])
  })

  test('[MEND-011] What is turned down leaves the credited part as it was; what comes after a reversal waits and can be reversed again', async () => {
    const { id, number } = await newOrder('100.00')
    await pay(number, '100.00', 'BACK-1')
    await pay(number, '30.00', 'BACK-2')
    await site.desk.call('cashier.rejectDeposit', { id, reason })
    expect([await main(), (await orderOf(id)).state]).toEqual(['100.00', 'CONFIRMED'])
    const reverse = async () => {
      await site.desk.call('cashier.reverseDeposit', { id, reason })
      await site.secondDesk.call('cashier.reverseDeposit', { id, reason })
    }
    await reverse()
    await pay(number, '100.00', 'BACK-3')
    expect([await main(), (await orderOf(id)).state]).toEqual(['0.00', 'REVIEW'])
    await approve(id, '100.00')
    expect(await main()).toBe('100.00')
    await reverse()
    expect([await main(), (await orderOf(id)).payments.map(({ state }) => state)]).toEqual([
      '0.00',
      ['REVERSED', 'REJECTED', 'REVERSED'],
    ])
  })
})

describe('one reference, one deposit', () => {
  test('[MEND-012] A notice for a second order with the reference of a first is refused by the number of the first', async () => {
    const [first, second] = [await newOrder('75.00'), await openDeposit(site, player, '75.00')]
    expect(await pay(first.number, '75.00', 'ONE-TRANSFER')).toEqual([200, 'OK'])
    const notice = { kind: 'deposit_paid', order: second.number, amount: '75.00', reference: 'one-transfer' } as const
    expect(await site.payments.answer(site.payments.notice(notice))).toEqual({ status: 'REFUSED', order: first.number })
    expect([await main(), (await orderOf(second.id)).state]).toEqual(['75.00', 'PENDING'])
  })

  test('[MEND-012] Notices at once for many orders with one reference credit one of them', async () => {
    player = await newPlayer(site, '0.00')
    const orders = await Promise.all(Array.from({ length: 8 }, () => openDeposit(site, player, '75.00')))
    const told = orders.map(
      ({ number: order }) => ({ kind: 'deposit_paid', order, amount: '75.00', reference: 'ONE-RACE' }) as const,
    )
    const answers = await Promise.all(told.map(notice => site.payments.answer(site.payments.notice(notice))))
    const first = orders[answers.findIndex(({ status }) => status === 'OK')]!.number
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(1)
    expect(new Set(answers.flatMap(({ order }) => order ?? []))).toEqual(new Set([first]))
    expect(await main()).toBe('75.00')
  })

  test('[MEND-012] An operator names the line of the bank; a second order with it is refused by the number of the first', async () => {
    player = await newPlayer(site, '0.00')
    const [first, second] = [await claimedDeposit(player, '500.00'), await claimedDeposit(player, '500.00')]
    expect(await approve(first.id, '500.00')).toEqual([400, 'invalid_input', undefined])
    expect(await approve(first.id, '500.00', ' \u200e ')).toEqual([400, 'invalid_input', undefined])
    expect(await approve(first.id, '500.00', ' ft 2611\u00a0ab')).toEqual([200, null, undefined])
    for (const written of ['FT2611AB', 'ft2611ab', '\u202aＦＴ２６１１ＡＢ\u202c'])
      expect(await approve(second.id, '500.00', written)).toEqual([409, 'reference_used', first.number])
    expect(await main()).toBe('500.00')
  })

  test('[MEND-012] Two operators at once with one reference race to one success', async () => {
    player = await newPlayer(site, '0.00')
    const orders = await Promise.all(Array.from({ length: 6 }, () => claimedDeposit(player, '100.00')))
    const desks = [site.desk, site.secondDesk]
    const reference = randomUUID()
    const answers = await Promise.all(orders.map(({ id }, index) => approve(id, '100.00', reference, desks[index % 2])))
    const winner = orders[answers.findIndex(([status]) => status === 200)]!
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(([status]) => status !== 200))
      expect(answer).toEqual([409, 'reference_used', winner.number])
    expect(await main()).toBe('100.00')
  })

  test('[MEND-011] A second transfer found on the statement is credited to the same order by its own reference', async () => {
    player = await newPlayer(site, '0.00')
    const { id } = await claimedDeposit(player, '100.00')
    await approveByTwo(site, id, '40.00', 'line-40')
    expect(await approve(id, '60.00', 'LINE-40')).toEqual([409, 'order_state', undefined])
    expect(await approve(id, '60.00', 'line-60')).toEqual([200, null, undefined])
    expect([await main(), (await orderOf(id)).arrivedAmount]).toEqual(['100.00', '100.00'])
  })
})
