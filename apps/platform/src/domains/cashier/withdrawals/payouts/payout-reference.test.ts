import { wholePayout } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type CashierSite, newPlayer, reason, startCashier } from '../../fixtures.ts'

let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
})
afterAll(() => site.stop())

test('[MON-004] one payout of a channel pays one order, however its reference is written, also at the same moment', async () => {
  const channelReference = 'bank-of-one-payout'
  const reviewed = async () => {
    const player = await newPlayer(site, '1250.00')
    const { id } = await player.client.call('cashier.withdraw', ask(player, '1000.00'))
    await site.desk.call('cashier.reviewWithdrawal', { id, reason })
    return id
  }
  const orders = [await reviewed(), await reviewed(), await reviewed()]
  const written = [channelReference, ` ${channelReference.toUpperCase()}\u00a0`, 'Bank-of-One-Payout']
  const answers = await Promise.all(
    orders.map(async (id, index) =>
      site.secondDesk.send('cashier.payWithdrawal', await wholePayout(site.secondDesk, id, written[index]!)),
    ),
  )
  expect(answers.map(({ status, body }) => `${status} ${body.errorCode}`).sort()).toEqual([
    '200 null',
    '409 reference_used',
    '409 reference_used',
  ])
  const paid = orders[answers.findIndex(({ status }) => status === 200)]
  const told = answers.filter(({ status }) => status === 409).map(({ body }) => body.value.order)
  expect(told).toEqual([`W${paid}`, `W${paid}`])
})
