import { randomUUID } from 'node:crypto'
import type { RequestOf } from '@baize/api'
import {
  type LoyalMember,
  loyalMember,
  newestMessage,
  SamplePayments,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  uniqueName,
} from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const hourMs = 3_600_000
const strict = { verifiedContact: true, confirmedDeposit: true, validBet: '0', oncePerPerson: true }
const onceOnly = { ...strict, verifiedContact: false, confirmedDeposit: false }

let site: TestPlatform
let operator: TestClient
beforeAll(async () => {
  site = await startTestPlatform()
  operator = await site.operator()
})
afterAll(() => site.stop())

let count = 0
const promotion = ({ clock }: TestPlatform): RequestOf<'promotions.save'> => ({
  ...{ code: `ELIGIBLE-${++count}`, kind: 'TARGET', picture: 'invite', position: 1, enabled: true },
  texts: { EN: { title: 'A test', summary: '', terms: '' } },
  startsAt: new Date(clock.now().getTime() - hourMs).toISOString(),
  endsAt: new Date(clock.now().getTime() + hourMs).toISOString(),
  ...{ reward: '15.00', reason: 'For the test' },
})
const offer = async (more: Partial<RequestOf<'promotions.save'>>) =>
  (await operator.call('promotions.save', { ...promotion(site), ...more })).id
const codeOf = async (answer: Promise<{ body: { errorCode: unknown } }>) => (await answer).body.errorCode

/** Accounts that have signed in on one browser, each with its own client. */
async function onOneDevice(): Promise<TestClient[]> {
  const members = [await loyalMember(site), await loyalMember(site), await loyalMember(site)]
  const shared = await site.visitor()
  for (const { username, password } of members) await shared.signIn(username, password)
  return members.map(({ client }) => client)
}

async function proveAddress({ client, username, password }: LoyalMember): Promise<void> {
  const email = `${uniqueName()}-${username}@mail.example`
  await client.call('security.emailCode', { email })
  const verificationCode = /\b\d{6}\b/.exec((await newestMessage(site, email)) ?? '')![0]
  await client.call('security.bindEmail', { email, verificationCode, password })
}

test('[DOOR-014] a reward names what a member lacks: a contact, a deposit, a valid bet', async () => {
  const id = await offer({ eligibility: { ...strict, validBet: '5' } })
  const member = await loyalMember(site)
  const join = () => codeOf(member.client.send('promotions.join', { id }))
  expect(await join()).toBe('contact_unverified')
  await proveAddress(member)
  expect(await join()).toBe('deposit_required')
  const payments = await SamplePayments.start(site)
  const order = { channel: payments.depositChannel, amount: '30.00', requestId: randomUUID() }
  const { number } = await member.client.call('cashier.deposit', order)
  await payments.send(payments.notice({ kind: 'deposit_paid', order: number, amount: order.amount }))
  expect(await join()).toBe('valid_bet_required')
})

test('[DOOR-014] accounts of one device have a promotion once, however many claim at once', async () => {
  const id = await offer({ eligibility: onceOnly })
  const clients = await onOneDevice()
  for (const client of clients) await client.call('promotions.join', { id })
  const codes = await Promise.all(clients.map(client => codeOf(client.send('promotions.claim', { id }))))
  expect(codes.filter(code => code === null)).toHaveLength(1)
  expect(codes.filter(code => code === 'reward_taken')).toHaveLength(2)
  const stranger = await loyalMember(site)
  await stranger.client.call('promotions.join', { id })
  expect((await stranger.client.call('promotions.claim', { id })).reward).toBe('15.00')
})

test('[DOOR-014] nor an envelope, nor the reward of a mission', async () => {
  const envelopes = { pool: '10', shares: 5, minimum: '1', everyMinutes: 60, openMinutes: 60 }
  const id = await offer({ kind: 'ENVELOPE', reward: '0', envelopes, eligibility: onceOnly })
  await site.platform.promotions.turnWindows()
  const code = `ELIGIBLE-${++count}`
  await operator.call('missions.save', {
    ...{ code, period: 'ONCE', metric: 'LOGIN', target: '1', score: 0, titles: { EN: 'A test' }, picture: 'star' },
    ...{ reward: { kind: 'MONEY', amount: '1.00' }, position: 1, enabled: true, reason: 'For the test' },
    eligibility: onceOnly,
  })
  const [first, second] = await onOneDevice()
  await site.platform.missions.countDeeds()
  const claim = { code, periodStart: new Date(0).toISOString() }
  for (const [client, expected] of [[first!, null] as const, [second!, 'reward_taken'] as const]) {
    expect(await codeOf(client.send('promotions.openEnvelope', { id }))).toBe(expected)
    expect(await codeOf(client.send('missions.claim', claim))).toBe(expected)
  }
})
