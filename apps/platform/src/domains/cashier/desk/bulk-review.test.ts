import { newOperator, TestClient } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type CashierSite, newPlayer, reason, startCashier } from '../fixtures.ts'

let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
})
afterAll(() => site.stop())

test('[CONS-018] orders are reviewed together by a person who types their sum after a fresh proof, and one that has moved fails alone', async () => {
  const player = await newPlayer(site, '1000.00')
  const asked = ['100.00', '120.00', '140.00']
  const orders = []
  for (const amount of asked) orders.push(await player.client.call('cashier.withdraw', ask(player, amount)))
  const cashier = await newOperator(site, ['cashier'])
  const ids = orders.map(({ id }) => id)
  const chosen = await cashier.call('selections.freeze', { list: 'cashier.withdrawalQueue', ids })
  expect(chosen).toMatchObject({ count: 3, sum: '360.00' })
  const run = { id: chosen.id, operation: 'cashier.reviewWithdrawal', reason } as const
  for (const sum of [undefined, '360.01'])
    expect((await cashier.send('selections.run', { ...run, ...(sum && { sum }) })).body.errorCode).toBe(
      'selection_changed',
    )
  site.clock.advance(6 * 60_000)
  const stale = await TestClient.prototype.send.call(cashier, 'selections.run', { ...run, sum: '360.00' })
  expect(stale.body.errorCode).toBe('step_up_required')
  await site.desk.call('cashier.rejectWithdrawal', { id: ids[1]!, reason })
  const { run: begun } = await cashier.call('selections.run', { ...run, sum: '360.00' })
  const outcome = () => cashier.call('selections.outcome', { run: begun })
  await expect.poll(async () => (await outcome()).isRunning, { timeout: 30_000 }).toBe(false)
  const { failures, ...counts } = await outcome()
  expect(failures.map(({ id }) => id)).toEqual([ids[1]])
  expect(counts).toMatchObject({ count: 3, failed: 1 })
  expect(counts.done + counts.asked).toBe(2)
})
