import { randomUUID } from 'node:crypto'
import type { HouseStop } from '@baize/api/house-stops'
import {
  EventStream,
  newOperator,
  type OperatorClient,
  operatorAt,
  SampleProvider,
  startTwin,
  TestClient,
  uniqueName,
} from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ask, type CashierSite, newPlayer, type Player, startCashier } from '../../cashier/fixtures.ts'

let site: CashierSite
let player: Player
let risk: OperatorClient
let studio: SampleProvider
const reason = 'the bank is silent'

beforeAll(async () => {
  site = await startCashier()
  risk = await newOperator(site, ['risk'])
  player = await newPlayer(site, '100.00')
  studio = await SampleProvider.start(site)
})
afterAll(async () => {
  await studio.stop()
  await site.stop()
})
afterEach(async () => {
  for (const { stop, pressed } of (await risk.call('stops.list', {})).list)
    if (pressed) await risk.call('stops.set', { stop, on: false, reason })
})

const password = 'Tables#2026'
const newcomer = () => ({ username: uniqueName(), password, confirmPassword: password })
const set = (stop: HouseStop, on: boolean) => risk.call('stops.set', { stop, on, reason })
const pressed = async () => (await risk.call('stops.list', {})).list.filter(each => each.pressed)
const order50 = () => ({ channel: site.payments.depositChannel, amount: '50.00', requestId: randomUUID() })
const deposit = () => player.client.send('cashier.deposit', order50())

test('a stop is pressed by one person with a reason, told to every console and page, and stands in the audit with before and after', async () => {
  const support = await newOperator(site, ['support'])
  const told = await EventStream.open(support, undefined, 'operators.events')
  const { list } = await set('deposits', true)
  await told.within(10_000, 'stop', event => event.id === 'deposits')
  told.leave()
  const { username } = await risk.call('operators.me', {})
  expect(list.find(({ stop }) => stop === 'deposits')?.pressed).toMatchObject({ by: username, reason })
  expect((await support.call('stops.list', {})).list).toEqual(list)
  const { stopped } = await (await site.visitor()).call('site.status', {})
  expect(stopped).toEqual({ deposits: expect.stringContaining('has stopped this for now: deposits.') })
  await set('deposits', false)
  expect(await pressed()).toEqual([])

  const auditor = await operatorAt(site, 'auditor')
  const { list: entries } = await auditor.call('audit.entries', { subject: 'stop:deposits' })
  expect(entries.map(({ action }) => action)).toEqual(['stops.set', 'stops.set'])
  const { differences } = await auditor.call('audit.entry', { id: entries[1]!.id })
  expect(differences).toContainEqual({ field: 'pressed', before: false, now: true })
})

test('an auditor may not stop, nobody without reason or fresh proof, and the same state is not pressed twice', async () => {
  const auditor = await operatorAt(site, 'auditor')
  const press = { stop: 'bonuses', on: true, reason } as const
  expect((await auditor.send('stops.set', press)).body.errorCode).toBe('not_allowed')
  const { body } = await risk.send('stops.set', { ...press, reason: '' })
  expect(body).toMatchObject({ errorCode: 'invalid_input', value: { fields: [{ field: 'reason' }] } })
  site.clock.advance(6 * 60_000)
  const unproven = await site.visitor()
  unproven.token = risk.token
  for (const [name, value] of risk.cookies) unproven.setCookie(name, value)
  expect((await unproven.send('stops.set', press)).body.errorCode).toBe('step_up_required')
  expect((await risk.send('stops.set', { ...press, on: false })).body.errorCode).toBe('stop_unchanged')
  await set('bonuses', true)
  expect((await risk.send('stops.set', press)).body.errorCode).toBe('stop_unchanged')
  expect((await pressed()).map(({ stop }) => stop)).toEqual(['bonuses'])
})

test('deposits refuse new orders in the reader’s words, and money that arrives for older ones is credited', async () => {
  const order = await player.client.call('cashier.deposit', order50())
  await set('deposits', true)
  const { status, body } = await deposit()
  expect([status, body.errorCode]).toEqual([409, 'stopped'])
  expect(body.message).toContain('deposits')
  const paid = site.payments.notice({ kind: 'deposit_paid', order: order.number, amount: '50.00' })
  expect(await site.payments.send(paid)).toEqual([200, 'OK'])
  expect((await player.client.call('cashier.deposits', {})).list[0]?.state).toBe('CONFIRMED')
  await set('deposits', false)
  expect((await deposit()).body.success).toBe(true)
})

test.each([
  ['withdrawals', () => player.client.send('cashier.withdraw', ask(player, '10.00'))],
  ['bonuses', () => player.client.send('promotions.claim', { id: '1' })],
  ['registration', async () => (await site.visitor()).send('members.register', newcomer())],
] as const)('a stop of %s refuses what it names', async (stop, send) => {
  await set(stop, true)
  expect((await send()).body).toMatchObject({ errorCode: 'stopped', value: { stop } })
})

test('a stop of play refuses launches and bets, while open rounds settle, roll back, and repeats are answered as before', async () => {
  const session = await studio.play(player.client)
  const [won, undone] = [randomUUID(), randomUUID()]
  for (const bet of [won, undone]) expect((await studio.bet(session, bet, 10_000)).status).toBe('OK')
  await set('play', true)
  await expect(studio.launch(player.client)).rejects.toThrow('409 stopped')
  const refused = randomUUID()
  expect((await studio.bet(session, refused, 10_000)).status).toBe('INVALID_GAME')
  // Both answers are certain: the bet that was taken stays taken, and the one that was refused stays refused.
  expect((await studio.bet(session, won, 10_000)).status).toBe('OK')
  expect((await studio.settle(session, randomUUID(), won, 30_000)).status).toBe('OK')
  const rollback = { ...session, round: undone, transaction_uuid: randomUUID(), reference_transaction_uuid: undone }
  expect((await studio.call('rollback', { ...rollback, round_closed: true })).status).toBe('OK')
  await set('play', false)
  expect((await studio.bet(session, refused, 10_000)).status).toBe('INVALID_GAME')
  expect((await studio.bet(session, randomUUID(), 10_000)).status).toBe('OK')
})

test('another process learns of a stop, and refuses the next bet at once', async () => {
  const twin = await startTwin(site)
  onTestFinished(() => twin.stop())
  const session = await studio.play(player.client)
  const there = await new TestClient(twin.url, site.clock).open()
  expect((await there.call('site.status', {})).stopped).toEqual({})
  await set('play', true)
  const bet = { ...session, transaction_uuid: randomUUID(), amount: 10_000, round_closed: false, is_free: false }
  const answer = await studio.call('bet', { ...bet, round: bet.transaction_uuid }, { at: twin.url })
  expect(answer.status).toBe('INVALID_GAME')
  await expect
    .poll(async () => (await there.call('site.status', {})).stopped, { timeout: 15_000 })
    .toEqual({ play: expect.any(String) })
})
