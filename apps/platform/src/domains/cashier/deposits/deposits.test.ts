import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { playFree } from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  approveByTwo,
  type CashierSite,
  inbox,
  money,
  newPlayer,
  openDeposit,
  type Player,
  reason,
  setMain,
  startCashier,
} from '../fixtures.ts'

let site: CashierSite
let player: Player
beforeAll(async () => {
  site = await startCashier()
  player = await newPlayer(site, '0.00')
})
afterAll(() => site.stop())

const paid = (order: string, amount: string) => site.payments.notice({ kind: 'deposit_paid', order, amount })
const stateOf = async (id: string, of = player) =>
  (await of.client.call('cashier.deposits', { pageSize: 50 })).list.find(order => order.id === id)!.state
const refusal = async (sent: Promise<{ status: number; body: { errorCode: string | null } }>) => {
  const { status, body } = await sent
  return [status, body.errorCode]
}

describe('opening an order', () => {
  test('[CENTRE-028] channels come with bounds, quick amounts and, in the language asked for, their tutorial', async () => {
    const visitor = await site.visitor()
    visitor.language = 'JA'
    const { deposit } = await visitor.call('cashier.channels', {})
    expect(deposit.map(({ code }) => code)).toEqual(['demo-pay', 'demo-transfer', 'demo-scan', 'sample-in'])
    expect(deposit[0]).toMatchObject({
      name: 'デモ決済',
      min: '10.00',
      max: '20000.00',
      quickAmounts: ['50.00', '100.00', '200.00', '500.00', '1000.00'],
    })
    expect(deposit[0]!.steps).toHaveLength(3)
  })

  test('[CENTRE-030] has a number, a state and an expiry, and says where to pay', async () => {
    const order = await openDeposit(site, player, '200.00')
    expect(order).toMatchObject({ number: `D${order.id}`, state: 'PENDING', amount: '200.00', kind: 'hosted' })
    expect(Date.parse(order.expiresAt) - Date.parse(order.createdAt)).toBe(30 * 60_000)
    expect(order.payUrl).toMatch(/^https:\/\/payments\.example\/page\?order=/)
    expect((await inbox(player))[0]).toBe(`Deposit ${order.number} is open`)
    const manual = { channel: 'demo-transfer', amount: '100', requestId: randomUUID() }
    expect((await player.client.call('cashier.deposit', manual)).payTo).toHaveLength(3)
  })

  test('[CENTRE-029] an amount outside of the channel is refused with its bounds, and one that is no amount as such', async () => {
    for (const amount of ['0.99', '100000.01']) {
      const { status, body } = await player.client.send('cashier.deposit', {
        channel: 'sample-in',
        amount,
        requestId: randomUUID(),
      })
      expect([status, body.errorCode]).toEqual([422, 'amount_out_of_range'])
      expect(body.value).toMatchObject({ min: '1.00', max: '100000.00' })
    }
    for (const amount of ['0', '-5', '1.001', '1e3', '1,000.00', 'all'])
      expect(
        await refusal(player.client.send('cashier.deposit', { channel: 'sample-in', amount, requestId: randomUUID() })),
      ).toEqual([400, 'amount_invalid'])
  })

  test('[WALLET-009] the same request answers the same order, also at the same moment; another body is refused', async () => {
    const request = { channel: 'sample-in', amount: '50', requestId: randomUUID() }
    const orders = await Promise.all(Array.from({ length: 8 }, () => player.client.call('cashier.deposit', request)))
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
    const other = player.client.send('cashier.deposit', { ...request, amount: '51' })
    expect(await refusal(other)).toEqual([409, 'key_reused'])
  })

  test('[WALLET-023] a trial account cannot deposit, withdraw or transfer', async () => {
    const guest = await playFree(await site.visitor())
    const requestId = randomUUID()
    const common = { amount: '50', requestId, withdrawalPassword: '000000' }
    for (const sent of [
      guest.send('cashier.deposit', { channel: 'sample-in', amount: '50', requestId }),
      guest.send('cashier.withdraw', { payoutAccountId: '1', ...common }),
      guest.send('cashier.transferUpline', { account: 'agent', ...common }),
      guest.send('wallet.transfer', { fromAccountType: 'MAIN', toAccountType: 'HLG', amount: '50', requestId }),
    ])
      expect(await refusal(sent)).toEqual([403, 'trial_refused'])
  })
})

describe('what a provider tells', () => {
  test('[CENTRE-031] a paid notice credits once, however often it comes', async () => {
    const of = await newPlayer(site, '0.00')
    const order = await openDeposit(site, of, '200.00')
    const notice = paid(order.number, '200.00')
    for (let again = 0; again < 3; again++) expect(await site.payments.send(notice)).toEqual([200, 'OK'])
    expect((await money(site, of.id)).main).toBe('200.00')
    expect(await stateOf(order.id, of)).toBe('CONFIRMED')
    expect((await inbox(of)).slice(0, 2)).toEqual([
      `Deposit ${order.number} is in your wallet`,
      `Deposit ${order.number} is open`,
    ])
  })

  test('another amount than the order says waits for an operator, who credits what came', async () => {
    const of = await newPlayer(site, '0.00')
    const order = await openDeposit(site, of, '200.00')
    await site.payments.send(paid(order.number, '150.00'))
    expect([await stateOf(order.id, of), (await money(site, of.id)).main]).toEqual(['REVIEW', '0.00'])
    await approveByTwo(site, order.id, '150.00')
    expect([await stateOf(order.id, of), (await money(site, of.id)).main]).toEqual(['CONFIRMED', '150.00'])
  })

  test('money that came is never lost: not after the expiry, a cancellation, or a rejection', async () => {
    const of = await newPlayer(site, '0.00')
    const [late, cancelled, rejected] = [
      await openDeposit(site, of, '10.00'),
      await openDeposit(site, of, '20.00'),
      await openDeposit(site, of, '40.00'),
    ]
    await of.client.call('cashier.cancelDeposit', { id: cancelled.id })
    await site.payments.send(paid(rejected.number, '39.00'))
    await site.desk.call('cashier.rejectDeposit', { id: rejected.id, reason })
    await site.database.kysely
      .updateTable('cashier.deposit')
      .set({ expires_at: site.clock.now() })
      .where('id', '=', BigInt(late.id))
      .execute()
    await site.runJob('cashier-expire-deposits')
    expect([await stateOf(late.id, of), await stateOf(cancelled.id, of)]).toEqual(['EXPIRED', 'CANCELLED'])
    for (const [order, amount] of [
      [late, '10.00'],
      [cancelled, '20.00'],
      [rejected, '40.00'],
    ] as const)
      expect(await site.payments.send(paid(order.number, amount))).toEqual([200, 'OK'])
    expect(await stateOf(rejected.id, of)).toBe('REVIEW')
    expect((await money(site, of.id)).main).toBe('30.00')
  })

  test('a notice that is not signed by the channel, or not for it, changes nothing', async () => {
    const order = await openDeposit(site, player, '200.00')
    const { privateKey } = generateKeyPairSync('ed25519')
    const forged = site.payments.notice({ kind: 'deposit_paid', order: order.number, amount: '200.00' }, privateKey)
    expect(await site.payments.send(forged)).toEqual([401, 'REFUSED'])
    const changed = { ...paid(order.number, '200.00') }
    expect(await site.payments.send({ ...changed, body: changed.body.replace('200.00', '900.00') })).toEqual([
      401,
      'REFUSED',
    ])
    const elsewhere = { kind: 'deposit_paid', order: order.number, amount: '200.00', channel: 'demo-pay' } as const
    expect(await site.payments.send(site.payments.notice(elsewhere))).toEqual([401, 'REFUSED'])
    expect(await site.payments.send(paid('D1', '200.00'))).toEqual([404, 'REFUSED'])
    expect(await site.payments.send(paid(order.number, '-1'))).toEqual([400, 'REFUSED'])
    expect(await stateOf(order.id)).toBe('PENDING')
  })
})

describe('a manual channel', () => {
  const manual = async (amount: string, of = player) =>
    of.client.call('cashier.deposit', { channel: 'demo-transfer', amount, requestId: randomUUID() })

  test('"I have paid" puts it before an operator, who credits or rejects it with a reason', async () => {
    const of = await newPlayer(site, '0.00')
    const [good, bad] = [await manual('300.00', of), await manual('400.00', of)]
    for (const { id } of [good, bad]) await of.client.call('cashier.depositPaid', { id })
    const { list } = await site.desk.call('cashier.depositQueue', {})
    expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining([good.id, bad.id]))
    await approveByTwo(site, good.id, '299.50', 'line 41')
    await site.desk.call('cashier.rejectDeposit', { id: bad.id, reason: 'no <b>transfer</b> came' })
    expect((await money(site, of.id)).main).toBe('299.50')
    const [message] = (await of.client.call('messages.inbox', {})).content
    expect(message!.title).toBe(`Deposit ${bad.number} was rejected`)
    expect(message!.html).toContain('no &lt;b&gt;transfer&lt;/b&gt; came')
  })

  test('every pair of state and step that is not listed is refused and moves nothing', async () => {
    const order = await manual('300.00')
    const { id } = order
    const approve = () =>
      site.desk.send('cashier.approveDeposit', { id, arrivedAmount: '300.00', reference: 'line 42', reason })
    const reject = () => site.desk.send('cashier.rejectDeposit', { id, reason })
    const reverse = () => site.desk.send('cashier.reverseDeposit', { id, reason })
    const claim = () => player.client.send('cashier.depositPaid', { id })
    const cancel = () => player.client.send('cashier.cancelDeposit', { id })
    const stateNo = [409, 'order_state']
    for (const step of [approve, reject, reverse]) expect(await refusal(step())).toEqual(stateNo)
    await claim()
    for (const step of [claim, cancel, reverse]) expect(await refusal(step())).toEqual(stateNo)
    await approve()
    for (const step of [claim, cancel, approve, reject]) expect(await refusal(step())).toEqual(stateNo)
    const hosted = await openDeposit(site, player, '5.00')
    expect(await refusal(player.client.send('cashier.depositPaid', { id: hosted.id }))).toEqual(stateNo)
    const stranger = await newPlayer(site, '0.00')
    expect(await refusal(stranger.client.send('cashier.cancelDeposit', { id: hosted.id }))).toEqual([
      403,
      'not_own_order',
    ])
  })

  test('a reversal takes two operators, and takes back what is there; the rest is owed to the house', async () => {
    const of = await newPlayer(site, '0.00')
    const order = await manual('100.00', of)
    await of.client.call('cashier.depositPaid', { id: order.id })
    await site.desk.call('cashier.approveDeposit', {
      id: order.id,
      arrivedAmount: '100.00',
      reference: 'line 43',
      reason,
    })
    await setMain(site, of.id, '30.00')
    const step = { id: order.id, reason }
    await site.desk.call('cashier.reverseDeposit', step)
    expect(await stateOf(order.id, of)).toBe('CONFIRMED')
    expect(await refusal(site.desk.send('cashier.reverseDeposit', step))).toEqual([403, 'second_approval_required'])
    await site.secondDesk.call('cashier.reverseDeposit', step)
    expect([await stateOf(order.id, of), (await money(site, of.id)).main]).toEqual(['REVERSED', '0.00'])
    const { rows } = await site.database.pool.query(
      'select code, amount from ledger.transfer where key like $1 order by id',
      [`dep:${order.id}:%:reverse%`],
    )
    expect(rows).toEqual([
      { code: 'DEPOSIT_REVERSAL', amount: 300_000n },
      { code: 'SHORTFALL', amount: 700_000n },
    ])
  })
})

test("the demo's payment page says what it is, shows the order, and pays it once by signed notices", async () => {
  const of = await newPlayer(site, '0.00')
  const order = await of.client.call('cashier.deposit', {
    channel: 'demo-pay',
    amount: '75.00',
    requestId: randomUUID(),
  })
  const url = new URL(order.payUrl!)
  const page = await of.client.fetch('GET', url.pathname + url.search)
  const html = await page.text()
  expect(html).toContain('No money is paid.')
  expect(html).toContain(`<dd>${order.number}</dd>`)
  const reference = /name="reference" value="([^"]+)"/.exec(html)![1]!
  const pressed = new URLSearchParams({ reference, order: url.searchParams.get('order')! }).toString()
  const form = 'application/x-www-form-urlencoded'
  const forged = `${pressed.slice(0, -3)}abc`
  expect((await of.client.fetch('POST', url.pathname, forged, form)).status).toBe(404)
  await of.client.fetch('POST', url.pathname, pressed, form)
  const answer = await of.client.fetch('POST', url.pathname, pressed, form)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(new RegExp(`/paid\\?order=${order.number}$`)),
  ])
  expect([await stateOf(order.id, of), (await money(site, of.id)).main]).toEqual(['CONFIRMED', '75.00'])
})

test('every step of an operator stands in the audit chain with its reason', async () => {
  const { rows } = await site.database.pool.query<{ action: string; reason: string }>(
    "select distinct action, detail ->> 'reason' as reason from audit.entry where action like 'cashier.%Deposit' and actor like 'operator:%' order by 1",
  )
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['cashier.approveDeposit', 'cashier.rejectDeposit', 'cashier.reverseDeposit']),
  )
  for (const row of rows) expect(row.reason.length).toBeGreaterThan(2)
})
