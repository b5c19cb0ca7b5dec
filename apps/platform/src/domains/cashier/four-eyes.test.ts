import { randomUUID } from 'node:crypto'
import { byTwo, outcomeOf, sendByTwo, wholePayout } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type CashierSite, claimedDeposit, money, newPlayer, orderOf, reason, startCashier } from './fixtures.ts'

let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
})
afterAll(() => site.stop())

const refused = 'second_approval_required'
const desks = () => [site.desk, site.secondDesk] as const

/** A claimed deposit of a new member, and how operators answer it. */
async function claimed(amount: string) {
  const player = await newPlayer(site, '0.00')
  const order = await claimedDeposit(player, amount)
  const asked = (arrivedAmount: string) => ({ id: order.id, arrivedAmount, reference: `statement-${order.id}`, reason })
  return {
    alone: (arrivedAmount = amount, desk = site.desk) =>
      outcomeOf(desk.send('cashier.approveDeposit', asked(arrivedAmount))),
    byTwo: (arrivedAmount = amount) => outcomeOf(sendByTwo(desks(), 'cashier.approveDeposit', asked(arrivedAmount))),
    main: async () => (await money(site, player.id)).main,
  }
}

test('[DOOR-004] one operator credits neither more than was asked nor a large deposit: another one agrees first', async () => {
  const small = await claimed('100.00')
  expect([await small.alone('100000.00'), await small.main()]).toEqual(['waits', '0.00'])
  // The same is asked for once, and nothing else beside it.
  expect(await small.alone('100000.00')).toBe('waits')
  expect(await small.alone('100000.00', site.secondDesk)).toBe('approval_open')
  expect(await small.alone('90000.00')).toBe('approval_open')
  expect([await small.byTwo('100000.00'), await small.main()]).toEqual(['done', '100000.00'])

  const large = await claimed('5000.00')
  expect([await large.byTwo(), await large.main()]).toEqual(['done', '5000.00'])
  const usual = await claimed('500.00')
  expect([await usual.alone(), await usual.main()]).toEqual(['done', '500.00'])
})

test('[DOOR-004] the operator who reviewed a withdrawal does not pay it, nor who sent it once more', async () => {
  const player = await newPlayer(site, '300.00')
  const { id } = await player.client.call('cashier.withdraw', ask(player, '100.00'))
  await site.desk.call('cashier.reviewWithdrawal', { id, reason })
  const pay = (of: string, desk = site.desk) =>
    wholePayout(desk, of).then(whole => outcomeOf(desk.send('cashier.payWithdrawal', whole)))
  expect(await pay(id)).toBe(refused)
  expect(await pay(id, site.secondDesk)).toBe('done')
  const remainingAmount = (Number((await orderOf(player, id)).paidAmount) - 40).toFixed(2)
  const answer = { id, answer: 'PARTIAL', receivedAmount: '40.00', remainingAmount } as const
  await player.client.call('cashier.answerWithdrawal', answer)
  await site.desk.call('cashier.reissueWithdrawal', { id, reason })
  const again = (await orderOf(player, id)).reissuedAs!.slice(1)
  expect([await pay(again), await pay(again, site.secondDesk)]).toEqual([refused, 'done'])
})

test('[DOOR-004] a large payout that a provider sends by itself is let go by two operators, and so is a large refund', async () => {
  const player = await newPlayer(site, '5000.00')
  const { id, number } = await player.client.call('cashier.withdraw', ask(player, '4000.00'))
  await byTwo(desks(), 'cashier.reviewWithdrawal', { id, reason })
  const paid = site.payments.notice({ kind: 'payout_paid', order: number })
  expect(await site.payments.send(paid)).toEqual([200, 'OK'])
  const remainingAmount = (Number((await orderOf(player, id)).paidAmount) - 1).toFixed(2)
  const answer = { id, answer: 'PARTIAL', receivedAmount: '1.00', remainingAmount } as const
  await player.client.call('cashier.answerWithdrawal', answer)
  await byTwo(desks(), 'cashier.refundWithdrawal', { id, reason })
  expect((await orderOf(player, id)).state).toBe('REFUNDED')
})

test('[DOOR-004] what is given away above the limit takes two: promotions, missions, goods and tickets', async () => {
  const [now, hour] = [site.clock.now().getTime(), 3_600_000]
  const player = await newPlayer(site, '0.00')
  const promotion = (reward: string) => ({
    ...{ code: 'DEAR-GIFT', kind: 'TARGET' as const, picture: 'invite', position: 1, enabled: true, reason },
    texts: { EN: { title: 'A gift', summary: '', terms: '' } },
    ...{ startsAt: new Date(now - hour).toISOString(), endsAt: new Date(now + hour).toISOString(), reward },
  })
  const raffle = {
    ...{ ...promotion('0'), code: 'DEAR-DRAW', kind: 'RAFFLE' as const },
    prizes: [{ kind: 'MONEY' as const, amount: '900.00', weight: 1 }],
  }
  const mission = (amount: string) => ({
    ...{ code: 'DEAR-DEED', period: 'DAILY' as const, metric: 'VALID_BET' as const, target: '1.00', score: 1, reason },
    ...{
      reward: { kind: 'MONEY' as const, amount },
      titles: { EN: 'Play' },
      picture: 'dice',
      position: 1,
      enabled: true,
    },
  })
  const goods = (cash: string) => ({
    ...{
      code: 'DEAR-CASH',
      type: 'CASH' as const,
      picture: 'cash',
      texts: { EN: { name: 'Cash', remark: '' } },
      reason,
    },
    ...{ points: '1', amountRequirement: '0', cash, quantity: 10, position: 1, enabled: true },
  })
  const tickets = { account: player.account, kind: 'RAFFLE' as const, count: 20, requestId: randomUUID(), reason }
  await byTwo(desks(), 'promotions.save', promotion('2000.00'))
  await byTwo(desks(), 'missions.save', mission('2000.00'))
  await byTwo(desks(), 'points.saveGoods', goods('200.00'))
  expect(await outcomeOf(site.desk.send('promotions.save', promotion('500.00')))).toBe('done')
  expect(await outcomeOf(site.desk.send('promotions.save', raffle))).toBe('done')
  expect(await byTwo(desks(), 'promotions.grantTickets', tickets)).toEqual({ tickets: 20 })
})
