import { randomUUID } from 'node:crypto'
import { byTwo, type OperatorClient, wholePayout } from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, type CashierSite, money, newPlayer, orderOf, type Player, reason, startCashier } from '../../fixtures.ts'

let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
})
afterAll(() => site.stop())

let references = 0
const part = (amount: string, channel = 'sample-out') => ({ channel, amount, reference: `part-${++references}` })
const codeOf = async (sent: Promise<{ status: number; body: { errorCode: string | null } }>) => {
  const { status, body } = await sent
  return [status, body.errorCode]
}
const done = [200, null]

/** A withdrawal of 1,000.00 with a fee of 10.00 that may be paid, and what of its money lies where. */
async function reviewed(amount = '1000.00') {
  const player = await newPlayer(site, amount)
  const { id, number } = await player.client.call('cashier.withdraw', ask(player, amount))
  await site.desk.call('cashier.reviewWithdrawal', { id, reason })
  const before = await money(site, player.id)
  const now = async () => {
    const { main, hold, transit, feeIncome } = await money(site, player.id)
    const since = (was: string, is: string) => (Number(is) - Number(was)).toFixed(2)
    return [main, hold, since(before.transit, transit), since(before.feeIncome, feeIncome)]
  }
  return { player, id, number, now }
}

const pay = (desk: OperatorClient, id: string, parts: ReturnType<typeof part>[], moreFollows = false) =>
  codeOf(desk.send('cashier.payWithdrawal', { id, parts, moreFollows, requestId: randomUUID(), reason }))

const stateOf = async (player: Player, id: string) => (await orderOf(player, id)).state
const received = (player: Player, id: string) =>
  player.client.call('cashier.answerWithdrawal', { id, answer: 'RECEIVED' })
const channelTotal = async (channel: string) =>
  (
    await site.database.pool.query<{ units: bigint }>(
      `select ledger.house_total_of(id) as units from ledger.account where kind = 'CHANNEL' and qualifier = $1`,
      [channel],
    )
  ).rows[0]?.units ?? 0n

describe('a payout in parts', () => {
  test('[CONS-035] leaves what was set aside part by part; with the last one it is paid and the member may answer', async () => {
    const { player, id, number, now } = await reviewed()
    const parts = [part('300.00'), part('290.00', 'bank'), part('400.00')]
    expect(await pay(site.secondDesk, id, [parts[0]!], true)).toEqual(done)
    expect([await now(), await stateOf(player, id)]).toEqual([['0.00', '700.00', '300.00', '0.00'], 'REVIEW'])
    expect(await pay(site.secondDesk, id, [parts[1]!], true)).toEqual(done)
    expect([await now(), await stateOf(player, id)]).toEqual([['0.00', '410.00', '590.00', '0.00'], 'REVIEW'])
    expect(await pay(site.secondDesk, id, [parts[2]!])).toEqual(done)
    expect([await now(), await stateOf(player, id)]).toEqual([['0.00', '0.00', '990.00', '10.00'], 'PAID'])
    const { paidAt, deadlineAt } = await orderOf(player, id)
    expect(Date.parse(deadlineAt!) - Date.parse(paidAt!)).toBe(30 * 60_000)
    const { payouts } = await site.desk.call('cashier.order', { number })
    expect(payouts.map(({ channel, amount }) => [channel, amount])).toEqual([
      ['sample-out', '300.00'],
      ['bank', '290.00'],
      ['sample-out', '400.00'],
    ])
    const keys = await site.database.pool.query(
      `select key from ledger.ledger_key where key like 'wd:' || $1 || ':pay:_' order by 1`,
      [id],
    )
    expect(keys.rows.map(({ key }) => key.split(':').slice(2).join(':'))).toEqual(['pay:1', 'pay:2', 'pay:3'])
    const [sample, bank] = [await channelTotal('sample-out'), await channelTotal('bank')]
    await received(player, id)
    expect(await now()).toEqual(['0.00', '0.00', '0.00', '10.00'])
    expect([(await channelTotal('sample-out')) - sample, (await channelTotal('bank')) - bank]).toEqual([
      7_000_000n,
      2_900_000n,
    ])
  })

  test('[CONS-076] is not rejected any more, and what was not sent is given back by two operators', async () => {
    const { player, id, number, now } = await reviewed()
    const ofQueue = async () =>
      (await site.desk.call('cashier.withdrawalQueue', { state: 'REVIEW', account: player.account, isUnsent: 'true' }))
        .list
    expect([await ofQueue(), await codeOf(site.desk.send('cashier.returnUnsent', { id, reason }))]).toEqual([
      [],
      [409, 'order_state'],
    ])
    await site.desk.call('cashier.unclaim', { number })
    expect(await pay(site.secondDesk, id, [part('600.00')], true)).toEqual(done)
    await site.secondDesk.call('cashier.unclaim', { number })
    expect(await ofQueue()).toMatchObject([{ number, sentAmount: '600.00', paidAmount: '990.00' }])
    expect(await codeOf(site.desk.send('cashier.rejectWithdrawal', { id, reason }))).toEqual([409, 'order_state'])
    const paid = site.payments.notice({ kind: 'payout_paid', order: number })
    expect(await site.payments.send(paid)).toEqual([200, 'REFUSED'])
    await site.desk.ask('cashier.returnUnsent', { id, reason })
    expect(await now()).toEqual(['0.00', '400.00', '600.00', '0.00'])
    await byTwo([site.desk, site.secondDesk], 'cashier.returnUnsent', { id, reason })
    expect(await now()).toEqual(['390.00', '0.00', '600.00', '10.00'])
    expect(await orderOf(player, id)).toMatchObject({ state: 'PAID', paidAmount: '600.00', fee: '10.00' })
    const { content } = await player.client.call('messages.inbox', {})
    expect(content.slice(0, 2).map(({ html }) => html)).toEqual([
      expect.stringMatching(/We sent .*600\.00/),
      expect.stringMatching(/390\.00 of it was not sent/),
    ])
    await received(player, id)
    expect(await now()).toEqual(['390.00', '0.00', '0.00', '10.00'])
  })

  test('[CONS-075] is refused unclaimed, a cent off, and to whoever let it be paid', async () => {
    const { id, now } = await reviewed('600.00')
    const whole = { ...(await wholePayout(site.secondDesk, id)), version: 2 }
    expect(await codeOf(site.secondDesk.send('cashier.payWithdrawal', whole))).toEqual([409, 'claimed_by_other'])
    const off = async (...amounts: string[]) =>
      pay(
        site.secondDesk,
        id,
        amounts.map(amount => part(amount)),
      )
    for (const amounts of [['593.99'], ['594.01'], ['300.00', '294.01'], ['100', '100', '100', '100', '193.99']])
      expect(await off(...amounts)).toEqual([422, 'parts_sum'])
    expect(await pay(site.secondDesk, id, [part('594.00')], true)).toEqual([422, 'parts_sum'])
    expect(await pay(site.secondDesk, id, [part('0.00')])).toEqual([400, 'amount_invalid'])
    await site.secondDesk.call('cashier.unclaim', { number: `W${id}` })
    expect(await pay(site.desk, id, [part('594.00')])).toEqual([403, 'second_approval_required'])
    expect(await now()).toEqual(['0.00', '600.00', '0.00', '0.00'])
    expect(await pay(site.secondDesk, id, [part('594.00')])).toEqual(done)
  })

  test('told again under its request id it is sent once; under the same one with other words it is refused', async () => {
    const { id, now } = await reviewed()
    const said = { id, parts: [part('500.00')], moreFollows: true, requestId: randomUUID(), reason }
    await site.secondDesk.call('cashier.payWithdrawal', said)
    await site.secondDesk.call('cashier.payWithdrawal', said)
    expect(await now()).toEqual(['0.00', '500.00', '500.00', '0.00'])
    const other = { ...said, parts: [{ ...said.parts[0]!, amount: '490.00' }] }
    expect(await codeOf(site.secondDesk.send('cashier.payWithdrawal', other))).toEqual([409, 'key_reused'])
    const again = { ...said, parts: [{ ...said.parts[0]!, amount: '100.00' }], requestId: randomUUID() }
    const { status, body } = await site.secondDesk.send('cashier.payWithdrawal', again)
    expect([status, body.errorCode, body.value.order]).toEqual([409, 'reference_used', `W${id}`])
    const four = ['100.00', '100.00', '100.00', '100.00'].map(amount => part(amount))
    expect(await pay(site.secondDesk, id, four, true)).toEqual(done)
    expect(await pay(site.secondDesk, id, [part('90.00')])).toEqual([422, 'parts_sum'])
  })

  test('goes to channels that pay out, each part with a reference', async () => {
    const { id } = await reviewed()
    const fieldOf = async (...parts: ReturnType<typeof part>[]) => {
      const said = { id, parts, requestId: randomUUID(), reason }
      const { body } = await site.secondDesk.send('cashier.payWithdrawal', said)
      return [body.errorCode, body.value.fields?.[0]?.field]
    }
    expect(await fieldOf(part('500.00'), part('490.00', 'sample-in'))).toEqual(['invalid_input', 'parts.1.channel'])
    const blank = { ...part('990.00'), reference: ' \u200b ' }
    expect(await fieldOf(blank)).toEqual(['invalid_input', 'parts.0.reference'])
    const twice = part('500.00')
    expect(await fieldOf(twice, { ...twice, amount: '490.00' })).toEqual(['invalid_input', 'parts.1.reference'])
  })

  test('a dispute takes what came from the first parts, and what is forced from the last', async () => {
    const { player, id, now } = await reviewed()
    expect(await pay(site.secondDesk, id, [part('500.00'), part('490.00', 'bank')])).toEqual(done)
    const [sample, bank] = [await channelTotal('sample-out'), await channelTotal('bank')]
    const since = async () => [(await channelTotal('sample-out')) - sample, (await channelTotal('bank')) - bank]
    const said = { id, answer: 'PARTIAL', receivedAmount: '600.00', remainingAmount: '390.00' } as const
    await player.client.call('cashier.answerWithdrawal', said)
    expect(await since()).toEqual([5_000_000n, 1_000_000n])
    await byTwo([site.desk, site.secondDesk], 'cashier.forceWithdrawal', { id, reason })
    expect([await since(), await now()]).toEqual([
      [5_000_000n, 4_900_000n],
      ['0.00', '0.00', '0.00', '10.00'],
    ])
  })
})
