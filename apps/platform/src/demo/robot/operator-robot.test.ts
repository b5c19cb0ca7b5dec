import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type CashierSite, newPlayer, orderOf, startCashier } from '../../domains/cashier/fixtures.ts'

let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
})
afterAll(() => site.stop())

const workABit = async () => {
  site.clock.advance(20_000)
  await site.runJob('demo-operator-robot')
}

test('a withdrawal of the demo is reviewed and paid by the robot, a step a run, and says who did it', async () => {
  const player = await newPlayer(site, '300.00')
  const { id } = await player.client.call('cashier.withdraw', ask(player, '100.00'))
  await site.runJob('demo-operator-robot')
  expect((await orderOf(player, id)).state).toBe('REQUESTED')
  await workABit()
  expect((await orderOf(player, id)).state).toBe('REVIEW')
  await workABit()
  const paid = await orderOf(player, id)
  expect(paid.state).toBe('PAID')
  expect(paid.steps.at(-1)).toMatchObject({ reason: expect.stringContaining('demo robot') })
})

test('feedback is answered by the robot, who says that it is one', async () => {
  const { client } = await newPlayer(site, '10.00')
  await client.call('service.feedback', { questionType: 'game', content: 'The bell is far too loud' })
  await workABit()
  const { list } = await client.call('service.ownFeedback', {})
  expect(list).toEqual([expect.objectContaining({ answer: expect.stringContaining('demo robot') })])
})

test('nobody can sign in as the robot', async () => {
  const browser = await site.visitor()
  const { body } = await browser.send('operators.login', { username: 'demo-robot', password: 'Baize#2026' })
  expect(body.errorCode).toBe('bad_credentials')
})
