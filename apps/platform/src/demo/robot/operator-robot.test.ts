import { randomBytes } from 'node:crypto'
import type { ChatFrame } from '@baize/api'
import { chatPath } from '@baize/api'
import { parseAmount, toWire } from '@baize/money'
import { WebSocket } from 'undici'
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

test('a dispute of the demo is left for a while, however old its order, and then decided by the robot', async () => {
  const player = await newPlayer(site, '300.00')
  const { id } = await player.client.call('cashier.withdraw', ask(player, '100.00'))
  for (let step = 0; step < 2; step++) await workABit()
  const { paidAmount } = await orderOf(player, id)
  await player.client.call('cashier.answerWithdrawal', {
    ...{ id, answer: 'PARTIAL', receivedAmount: toWire(parseAmount(paidAmount) - parseAmount('40.00')) },
    remainingAmount: '40.00',
  })
  await site.runJob('demo-operator-robot')
  expect((await orderOf(player, id)).state).toBe('PARTIAL')
  await workABit()
  expect((await orderOf(player, id)).state).toBe('REISSUED')
})

test('feedback is answered by the robot, who says that it is one', async () => {
  const { client } = await newPlayer(site, '10.00')
  await client.call('service.feedback', { questionType: 'game', content: 'The bell is far too loud' })
  await workABit()
  const { list } = await client.call('service.ownFeedback', {})
  expect(list).toEqual([expect.objectContaining({ answer: expect.stringContaining('demo robot') })])
})

test('[WALK-019] the robot answers feedback and an application in the language of whoever asks', async () => {
  const { client } = await newPlayer(site, '10.00')
  client.language = 'TH'
  await client.call('service.feedback', { questionType: 'game', content: 'The bell is far too loud' })
  await client.call('members.updateLanguage', { language: 'VI' })
  await client.call('service.applyAsAffiliate', { comment: 'I run a club of players.', contact: 'me@mail.example' })
  await workABit()
  const { list } = await client.call('service.ownFeedback', {})
  expect(list.map(({ answer }) => answer)).toEqual([expect.stringContaining('หุ่นยนต์ของเดโม')])
  const application = await client.call('service.ownApplication', {})
  expect(application).toMatchObject({ state: 'APPROVED', reason: expect.stringContaining('Robot của bản demo') })
})

test('[WALK-019] the robot answers at the service desk in the language that the site was shown in', async () => {
  const talk = randomBytes(32).toString('base64url')
  const socket = new WebSocket(site.url.replace('http', 'ws') + chatPath, { headers: { cookie: 'lang=JA' } })
  const heard = new Promise<string>(resolve => {
    socket.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as ChatFrame
      if (frame.kind === 'history') socket.send(JSON.stringify({ kind: 'post', text: 'こんにちは', ref: 'first' }))
      if (frame.kind === 'taken') void workABit()
      if (frame.kind === 'post' && frame.post.staff) resolve(frame.post.text)
    })
  })
  socket.addEventListener('open', () => socket.send(JSON.stringify({ kind: 'hello', token: null, talk })))
  expect(await heard).toContain('デモのロボット')
  socket.close()
})

test('nobody can sign in as the robot', async () => {
  const browser = await site.visitor()
  const { body } = await browser.send('operators.login', { username: 'demo-robot', password: 'Baize#2026' })
  expect(body.errorCode).toBe('bad_credentials')
})
