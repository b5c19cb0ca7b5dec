import { randomUUID } from 'node:crypto'
import type { RequestOf } from '@baize/api'
import {
  factsReadable,
  type LoyalMember,
  loyalMember,
  SamplePayments,
  SampleProvider,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '@baize/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const hourMs = 3_600_000

let site: TestPlatform
let operator: TestClient
let provider: SampleProvider
beforeAll(async () => {
  site = await startTestPlatform()
  operator = await site.operator()
  provider = await SampleProvider.start(site)
})
afterAll(async () => {
  await provider.stop()
  await site.stop()
})

let member: LoyalMember
beforeEach(async () => {
  member = await loyalMember(site)
})

let count = 0
async function offer(more: Partial<RequestOf<'promotions.save'>> = {}): Promise<string> {
  const { id } = await operator.call('promotions.save', {
    ...{ code: `TEST-${++count}`, kind: 'TARGET', picture: 'invite', position: 1, enabled: true },
    texts: { EN: { title: 'A test', summary: '', terms: '' } },
    startsAt: new Date(site.clock.now().getTime() - hourMs).toISOString(),
    endsAt: new Date(site.clock.now().getTime() + hourMs).toISOString(),
    ...{ reward: '15.00', reason: 'For the test' },
    ...more,
  })
  return id
}
const counting = { metric: 'VALID_BET', target: '100.00' } as const
const detail = (id: string, of = member.client) => of.call('promotions.detail', { id })
const statusOf = async (id: string) => (await detail(id)).status
const wallet = async () => (await member.client.call('wallet.balance', {})).sumBalance
const credits = async (code: string) =>
  (await member.client.call('points.transactions', { book: 'WALLET', codes: code })).list.map(line => line.in)
async function takeFacts(): Promise<void> {
  await factsReadable(site)
  await site.platform.promotions.takeFacts()
}

describe('a promotion with a target', () => {
  test('[PROMO-011, PROMO-012] goes from Join over Joined and Process to Claim and Claimed, and pays the reward', async () => {
    const id = await offer(counting)
    const seen = [await statusOf(id)]
    await member.client.call('promotions.join', { id })
    seen.push(await statusOf(id))
    const session = await provider.play(member.client)
    await provider.lose(session, randomUUID(), 400_000)
    await takeFacts()
    seen.push(await statusOf(id))
    expect((await detail(id)).progress).toEqual({ metric: 'VALID_BET', done: '40.00', target: '100.00' })
    expect((await member.client.send('promotions.claim', { id })).body.errorCode).toBe('order_state')
    await provider.lose(session, randomUUID(), 600_000)
    await takeFacts()
    seen.push(await statusOf(id))
    expect((await member.client.call('promotions.claim', { id })).reward).toBe('15.00')
    seen.push(await statusOf(id))
    expect(seen).toEqual(['Join', 'Joined', 'Process', 'Claim', 'Claimed'])
    expect(await wallet()).toBe('915.00')
    const { content } = await member.client.call('messages.inbox', {})
    expect(content.map(({ title }) => title).slice(0, 3)).toEqual([
      'Reward claimed',
      'A reward is waiting',
      'You have joined',
    ])
  })

  test('a rollback takes the claim away again, and what was bet before joining never counts', async () => {
    const id = await offer(counting)
    const session = await provider.play(member.client)
    await provider.lose(session, randomUUID(), 900_000)
    await member.client.call('promotions.join', { id })
    const bet = randomUUID()
    await provider.lose(session, bet, 1_000_000)
    await takeFacts()
    expect(await statusOf(id)).toBe('Claim')
    await provider.lose(session, randomUUID(), 100_000)
    await provider.rollback(session, `${bet}-back`, bet)
    await takeFacts()
    expect([await statusOf(id), (await detail(id)).progress?.done]).toEqual(['Process', '10.00'])
  })

  test('[PROMO-013] a hundred claims at once are one credit', async () => {
    const id = await offer()
    await member.client.call('promotions.join', { id })
    const answers = await Promise.all(Array.from({ length: 100 }, () => member.client.send('promotions.claim', { id })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.errorCode))).toEqual(new Set([null, 'already_claimed']))
    expect(await credits('REWARD')).toEqual(['15.00'])
  })

  test('[PROMO-014] what is not claimed is closed at the end, and before the start it is coming soon', async () => {
    const id = await offer()
    const later = await offer({
      startsAt: new Date(site.clock.now().getTime() + 2 * hourMs).toISOString(),
      endsAt: new Date(site.clock.now().getTime() + 3 * hourMs).toISOString(),
    })
    expect(await statusOf(later)).toBe('Coming soon')
    expect((await member.client.send('promotions.join', { id: later })).body.errorCode).toBe('order_state')
    await member.client.call('promotions.join', { id })
    expect(await statusOf(id)).toBe('Claim')
    site.clock.advance(hourMs)
    const again = await (await site.visitor()).signIn(member.username, member.password)
    expect((await detail(id, again)).status).toBe('Closed')
    expect((await again.send('promotions.claim', { id })).body.errorCode).toBe('order_state')
    site.clock.advance(hourMs)
    expect((await detail(later, await site.visitor())).status).toBe('Join')
    site.clock.advance(-2 * hourMs)
  })

  test('what was promised at joining stays, whatever becomes of the promotion', async () => {
    const code = `KEPT-${randomUUID().slice(0, 8).toUpperCase()}`
    const id = await offer({ code })
    await member.client.call('promotions.join', { id })
    await offer({ code, reward: '1.00' })
    expect((await member.client.call('promotions.claim', { id })).reward).toBe('15.00')
  })
})

describe('a claim that an operator pays', () => {
  const asked = { paidByOperator: true, asksContact: true, reward: '131.00' }
  async function joined(): Promise<string> {
    const id = await offer(asked)
    await member.client.call('promotions.join', { id })
    return id
  }
  const claim = (id: string, contact: string) => member.client.send('promotions.claim', { id, contact })
  const waiting = async (id: string) => {
    const { title } = await detail(id)
    const { list } = await operator.call('promotions.applications', {})
    return list.find(each => each.account === member.username && each.title === title)!
  }

  test.each([
    ['1234567', 'invalid_input'],
    ['12345678', null],
    ['123456789012345', null],
    ['1234567890123456', 'invalid_input'],
    ['+12345678', 'invalid_input'],
    ['12345abc', 'invalid_input'],
    ['', 'contact_required'],
  ])('[VALID2-004] the Zalo ID "%s" answers %s', async (contact, code) => {
    const { body } = await claim(await joined(), contact)
    expect(body.errorCode).toBe(code)
    if (code) expect(body.value.fields?.[0]?.field).toBe('contact')
  })

  test.each([
    ['+123456', 'invalid_input'],
    ['+1234567', null],
    ['123456789012345', null],
    ['+1234567890123456', 'invalid_input'],
  ])('[VALID2-005] where the brand asks for WhatsApp, the number "%s" answers %s', async (contact, code) => {
    await site.platform.settings.writeBrand({ bonusContact: 'WHATSAPP' })
    const { body } = await claim(await joined(), contact)
    await site.platform.settings.writeBrand({ bonusContact: 'ZALO' })
    expect(body.errorCode).toBe(code)
  })

  test('[PROMO-012] waits as Applying, is Issued when it is paid, and cannot be paid twice', async () => {
    const id = await joined()
    expect((await claim(id, '84912345678')).body.value.status).toBe('Applying')
    expect([await statusOf(id), await wallet()]).toEqual(['Applying', '1000.00'])
    const application = await waiting(id)
    expect(application).toMatchObject({ wants: 'payment', contact: '84912345678', reward: '131.00' })
    await operator.call('promotions.pay', { id: application.id, reason: 'The ID is theirs' })
    expect([await statusOf(id), await wallet()]).toEqual(['Issued', '1131.00'])
    const again = await operator.send('promotions.pay', { id: application.id, reason: 'Once more' })
    expect(again.body.errorCode).toBe('order_state')
    expect(await credits('REWARD')).toEqual(['131.00'])
    const { list } = await member.client.call('promotions.bonuses', {})
    expect(list).toMatchObject([
      { source: 'PROMOTION', title: 'A test', amount: '131.00', multiple: 1, turnoverLeft: '131.00', status: 'OPEN' },
    ])
  })

  test('one ID redeems a promotion once, whoever types it', async () => {
    const id = await joined()
    expect((await claim(id, '555000111')).status).toBe(200)
    const other = await loyalMember(site)
    await other.client.call('promotions.join', { id })
    const { body } = await other.client.send('promotions.claim', { id, contact: '555000111' })
    expect([body.errorCode, body.value.fields?.[0]?.field]).toEqual(['already_claimed', 'contact'])
  })

  test('a rejection is final and tells the reason', async () => {
    const id = await joined()
    await claim(id, '84900000001')
    await operator.call('promotions.reject', { id: (await waiting(id)).id, reason: 'This ID is not known' })
    expect(await detail(id)).toMatchObject({ status: 'Rejected', reason: 'This ID is not known' })
    expect((await claim(id, '84900000002')).body.errorCode).toBe('order_state')
  })
})

describe('an application that is reviewed', () => {
  test.each([
    [140, 200],
    [141, 400],
  ])('[PROMO-016] a comment of %d characters answers %d', async (length, status) => {
    const id = await offer({ kind: 'APPLY' })
    expect((await member.client.send('promotions.join', { id, comment: 'é'.repeat(length) })).status).toBe(status)
  })

  test('[PROMO-011] joins as Applying, and becomes a claim when an operator approves', async () => {
    const id = await offer({ kind: 'APPLY' })
    expect((await member.client.call('promotions.join', { id, comment: 'Please' })).status).toBe('Applying')
    const { list } = await operator.call('promotions.applications', {})
    const application = list.find(each => each.account === member.username)!
    expect(application).toMatchObject({ wants: 'join', comment: 'Please' })
    expect((await operator.send('promotions.pay', { id: application.id, reason: 'Too soon' })).status).toBe(409)
    await operator.call('promotions.approve', { id: application.id, reason: 'Welcome' })
    expect(await statusOf(id)).toBe('Claim')
    await member.client.call('promotions.claim', { id })
    expect(await wallet()).toBe('1015.00')
  })
})

test('[PROMO-012] deposits count from joining on', async () => {
  const id = await offer({ metric: 'DEPOSIT', target: '50.00' })
  await member.client.call('promotions.join', { id })
  const payments = await SamplePayments.start(site)
  const deposit = async (amount: string) => {
    const { number } = await member.client.call('cashier.deposit', {
      ...{ channel: payments.depositChannel, amount, requestId: randomUUID() },
    })
    await payments.send(payments.notice({ kind: 'deposit_paid', order: number, amount }))
  }
  await deposit('30.00')
  await takeFacts()
  expect((await detail(id)).progress).toEqual({ metric: 'DEPOSIT', done: '30.00', target: '50.00' })
  await deposit('20.00')
  await takeFacts()
  expect(await statusOf(id)).toBe('Claim')
})

test('[WALK-016] a promotion pays what its figure says, or is not saved', async () => {
  const save = (reward: string, figure: string) =>
    operator.send('promotions.save', {
      ...{ code: 'FIGURE', kind: 'TARGET', picture: 'invite', position: 1, enabled: false, reward, figure },
      texts: { EN: { title: 'A figure', summary: '', terms: '' } },
      ...{ startsAt: '2020-01-01T00:00:00Z', endsAt: '2020-02-01T00:00:00Z', reason: 'For the test' },
    })
  expect((await save('131000.00', '131K')).body.success).toBe(true)
  for (const [reward, figure] of [
    ['131.00', '131K'],
    ['131.00', 'a lot'],
  ] as const)
    expect((await save(reward, figure)).body.value.fields?.[0]?.field).toBe('figure')
  const visitor = await site.visitor()
  const { list } = await visitor.call('promotions.list', {})
  expect(list.find(({ code }) => code === 'ZALO-131K')).toMatchObject({ figure: '131K', reward: '131000.00' })
})

test('the shelf shows visitors what runs', async () => {
  const visitor = await site.visitor()
  const { list } = await visitor.call('promotions.list', {})
  expect(list.find(({ code }) => code === 'ZALO-131K')).toMatchObject({ status: 'Join', figure: '131K' })
  expect(list.find(({ code }) => code === 'NEW-YEAR')?.status).toBe('Coming soon')
})
