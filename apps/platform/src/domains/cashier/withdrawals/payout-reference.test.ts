import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type CashierSite, newPlayer, reason, startCashier } from '../fixtures.ts'

let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
})
afterAll(() => site.stop())

test('[MON-004] one payout of a channel pays one order, also at the same moment', async () => {
  const channelReference = 'bank-of-one-payout'
  const reviewed = async () => {
    const player = await newPlayer(site, '1250.00')
    const { id } = await player.client.call('cashier.withdraw', ask(player, '1000.00'))
    await site.desk.call('cashier.reviewWithdrawal', { id, reason })
    return id
  }
  const orders = [await reviewed(), await reviewed(), await reviewed()]
  const answers = await Promise.all(
    orders.map(id => site.secondDesk.send('cashier.payWithdrawal', { id, channelReference, reason })),
  )
  expect(answers.map(({ status, body }) => `${status} ${body.errorCode}`).sort()).toEqual([
    '200 null',
    '409 payout_reference_used',
    '409 payout_reference_used',
  ])
})
