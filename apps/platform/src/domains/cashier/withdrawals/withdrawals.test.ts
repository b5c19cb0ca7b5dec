import type { RequestOf } from '@baize/api'
import { endpoint, endpointNames } from '@baize/api/endpoints/index'
import { byTwo, SampleProvider, wholePayout } from '@baize/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ask,
  type CashierSite,
  inbox,
  money,
  newPlayer,
  orderOf,
  type Player,
  paidWithdrawal,
  reason,
  startCashier,
} from '../fixtures.ts'

let site: CashierSite
let proofPicture: Blob
beforeAll(async () => {
  site = await startCashier()
  const drawn = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#111' } })
    .png()
    .toBuffer()
  proofPicture = new Blob([new Uint8Array(drawn)], { type: 'image/png' })
})
afterAll(() => site.stop())

const refusal = async (sent: Promise<{ status: number; body: { errorCode: string | null } }>) => {
  const { status, body } = await sent
  return [status, body.errorCode]
}
const proofOf = async ({ client }: Player) => (await client.call('uploads.add', { image: proofPicture })).uploadId
const answer = (player: Player, id: string, rest: Omit<RequestOf<'cashier.answerWithdrawal'>, 'id'>) =>
  player.client.send('cashier.answerWithdrawal', { id, ...rest })

/** Money of an order by place, with what the house had before taken off. */
async function watch(player: Player) {
  const before = await money(site, player.id)
  return async () => {
    const now = await money(site, player.id)
    const since = (kind: 'transit' | 'channel' | 'feeIncome') => (Number(now[kind]) - Number(before[kind])).toFixed(2)
    return [now.main, now.hold, since('transit'), since('channel'), since('feeIncome')]
  }
}

describe('asking', () => {
  test('[WALLET-021, CENTRE-033] moves the amount out of play until it is paid or rejected; a wrong password moves nothing', async () => {
    const player = await newPlayer(site, '1250.00')
    const wrong = { ...ask(player, '1000.00'), withdrawalPassword: '000000' }
    expect(await refusal(player.client.send('cashier.withdraw', wrong))).toEqual([422, 'password_wrong'])
    const now = await watch(player)
    const order = await player.client.call('cashier.withdraw', ask(player, '1000.00'))
    expect(order).toMatchObject({ state: 'REQUESTED', fee: '10.00', paidAmount: '990.00', account: '•••• 4455' })
    expect(await now()).toEqual(['250.00', '1000.00', '0.00', '0.00', '0.00'])
    expect((await player.client.call('wallet.balance', {})).sumBalance).toBe('250.00')
    await site.desk.call('cashier.rejectWithdrawal', { id: order.id, reason: 'name differs' })
    expect(await now()).toEqual(['1250.00', '0.00', '0.00', '0.00', '0.00'])
    const { steps } = await orderOf(player, order.id)
    expect(steps.at(-1)).toMatchObject({ state: 'REJECTED', actor: 'operator', reason: 'name differs' })
  })

  test('refuses what is not there, out of bounds, to a strange account, or while withdrawals pause', async () => {
    const player = await newPlayer(site, '100.00')
    const other = await newPlayer(site, '0.00')
    const { client } = player
    const poor = await client.send('cashier.withdraw', ask(player, '100.01'))
    expect([poor.status, poor.body.errorCode]).toEqual([422, 'not_available'])
    expect(poor.body.value).toMatchObject({ available: '100.00', locked: '0.00', turnoverLeft: '0.00' })
    expect(await refusal(client.send('cashier.withdraw', ask(player, '9.99')))).toEqual([422, 'amount_out_of_range'])
    const strange = { ...ask(player, '50.00'), payoutAccountId: other.payoutAccountId }
    expect(await refusal(client.send('cashier.withdraw', strange))).toEqual([400, 'invalid_input'])
    await site.database.kysely
      .updateTable('identity.account')
      .set({ withdrawal_hold_until: new Date(site.clock.now().getTime() + 3_600_000) })
      .where('id', '=', player.id)
      .execute()
    expect(await refusal(client.send('cashier.withdraw', ask(player, '50.00')))).toEqual([422, 'withdrawal_on_hold'])
    expect((await money(site, player.id)).main).toBe('100.00')
  })

  test('[WALLET-009, WALLET-008] the same request at the same moment makes one order, and two requests never take more than there is', async () => {
    const player = await newPlayer(site, '100.00')
    const request = ask(player, '60.00')
    const orders = await Promise.all(Array.from({ length: 6 }, () => player.client.call('cashier.withdraw', request)))
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
    expect(await refusal(player.client.send('cashier.withdraw', { ...request, amount: '59.00' }))).toEqual([
      409,
      'key_reused',
    ])
    const others = await Promise.all(
      Array.from({ length: 4 }, () => player.client.send('cashier.withdraw', ask(player, '30.00'))),
    )
    expect(others.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await money(site, player.id)).toMatchObject({ main: '10.00', hold: '90.00' })
  })
})

describe('once it is paid', () => {
  test('[PROT-016] what was asked for is out of play: no call of a member takes it back, and no bet reaches it', async () => {
    const player = await newPlayer(site, '100.00')
    const { id } = await player.client.call('cashier.withdraw', ask(player, '100.00'))
    for (const state of ['REQUESTED', 'REVIEW'] as const) {
      expect((await orderOf(player, id)).state).toBe(state)
      for (const given of ['RECEIVED', 'NOT_RECEIVED'] as const)
        expect(
          await refusal(
            answer(player, id, { answer: given, ...(given === 'RECEIVED' ? {} : { proof: await proofOf(player) }) }),
          ),
        ).toEqual([409, 'order_state'])
      expect(await money(site, player.id)).toMatchObject({ main: '0.00', hold: '100.00' })
      if (state === 'REQUESTED') await site.desk.call('cashier.reviewWithdrawal', { id, reason })
    }
    const steps = endpointNames.filter(name => /withdraw/i.test(name) && endpoint(name).auth === 'member')
    expect(steps.filter(name => /cancel|reverse|return/i.test(name))).toEqual([])
    const studio = await SampleProvider.start(site)
    const session = await studio.play(player.client)
    expect((await studio.bet(session, 'held-money', 10_000)).status).toBe('NOT_ENOUGH_MONEY')
    await studio.stop()
  })

  test('[WALLET-010, WALLET-019] the member confirms it once; before that, and again, it is refused', async () => {
    const player = await newPlayer(site, '1250.00')
    const { id } = await player.client.call('cashier.withdraw', ask(player, '1000.00'))
    expect(await refusal(answer(player, id, { answer: 'RECEIVED' }))).toEqual([409, 'order_state'])
    const now = await watch(player)
    await site.desk.call('cashier.reviewWithdrawal', { id, reason })
    expect(await refusal(answer(player, id, { answer: 'RECEIVED' }))).toEqual([409, 'order_state'])
    await site.secondDesk.call('cashier.payWithdrawal', await wholePayout(site.secondDesk, id))
    expect(await now()).toEqual(['250.00', '0.00', '990.00', '0.00', '10.00'])
    expect((await answer(player, id, { answer: 'RECEIVED' })).status).toBe(200)
    expect(await now()).toEqual(['250.00', '0.00', '0.00', '990.00', '10.00'])
    expect((await orderOf(player, id)).state).toBe('RECEIVED')
    expect(await refusal(answer(player, id, { answer: 'RECEIVED' }))).toEqual([409, 'order_state'])
    expect((await inbox(player)).slice(0, 3)).toEqual([
      `Withdrawal W${id} was paid`,
      `Withdrawal W${id} is in review`,
      `Withdrawal W${id} was requested`,
    ])
  })

  test('[WALLET-011] not received needs a picture, of the member and used once', async () => {
    const player = await newPlayer(site, '2000.00')
    const [first, second] = [await paidWithdrawal(site, player, '100.00'), await paidWithdrawal(site, player, '100.00')]
    expect(await refusal(answer(player, first.id, { answer: 'NOT_RECEIVED' }))).toEqual([400, 'proof_required'])
    const stranger = await newPlayer(site, '0.00')
    const strange = { answer: 'NOT_RECEIVED', proof: await proofOf(stranger) } as const
    expect(await refusal(answer(player, first.id, strange))).toEqual([400, 'invalid_input'])
    expect(await refusal(answer(stranger, first.id, { answer: 'RECEIVED' }))).toEqual([403, 'not_own_order'])
    const proof = await proofOf(player)
    expect((await answer(player, first.id, { answer: 'NOT_RECEIVED', proof })).status).toBe(200)
    expect(await orderOf(player, first.id)).toMatchObject({ state: 'NOT_RECEIVED', proof })
    expect(await refusal(answer(player, second.id, { answer: 'NOT_RECEIVED', proof }))).toEqual([400, 'invalid_input'])
  })

  test('[WALLET-012, WALLET-013, WALLET-014] a partial report carries what came and what is missing, which make the paid amount', async () => {
    const player = await newPlayer(site, '1250.00')
    const { id } = await paidWithdrawal(site, player, '1000.00')
    for (const [receivedAmount, remainingAmount] of [
      ['600.00', '389.99'],
      ['0.00', '990.00'],
      ['990.00', '0.00'],
      ['600.00', undefined],
    ] as const) {
      const parts = { receivedAmount, ...(remainingAmount ? { remainingAmount } : {}) }
      const { status } = await answer(player, id, { answer: 'PARTIAL', ...parts })
      expect([receivedAmount, status]).toEqual([receivedAmount, remainingAmount ? 422 : 400])
    }
    const now = await watch(player)
    const report = { answer: 'PARTIAL', receivedAmount: '600.00', remainingAmount: '390.00' } as const
    expect((await answer(player, id, report)).status).toBe(200)
    expect(await orderOf(player, id)).toMatchObject({
      state: 'PARTIAL',
      receivedAmount: '600.00',
      remainingAmount: '390.00',
    })
    expect(await now()).toEqual(['250.00', '0.00', '-600.00', '600.00', '0.00'])
  })
})

describe('a dispute', () => {
  async function disputed(partial: boolean) {
    const player = await newPlayer(site, '1250.00')
    const now = await watch(player)
    const { id } = await paidWithdrawal(site, player, '1000.00')
    expect(await now()).toEqual(['250.00', '0.00', '990.00', '0.00', '10.00'])
    const report = partial
      ? ({ answer: 'PARTIAL', receivedAmount: '600.00', remainingAmount: '390.00' } as const)
      : ({ answer: 'NOT_RECEIVED', proof: await proofOf(player) } as const)
    await answer(player, id, report)
    return { player, id, now }
  }

  test('[WALLET-020, CONS-037] a refund gives back what is missing, and the fee as well when nothing came', async () => {
    const part = await disputed(true)
    expect(await part.now()).toEqual(['250.00', '0.00', '390.00', '600.00', '10.00'])
    await site.desk.call('cashier.refundWithdrawal', { id: part.id, reason })
    expect(await part.now()).toEqual(['640.00', '0.00', '0.00', '600.00', '10.00'])
    const whole = await disputed(false)
    await site.desk.call('cashier.refundWithdrawal', { id: whole.id, reason })
    expect(await whole.now()).toEqual(['1250.00', '0.00', '0.00', '0.00', '0.00'])
    expect((await orderOf(whole.player, whole.id)).state).toBe('REFUNDED')
  })

  test('[WALLET-018, WALLET-020, CONS-037] a forced receipt closes it as received and refunds nothing', async () => {
    const { player, id, now } = await disputed(true)
    await byTwo([site.desk, site.secondDesk], 'cashier.forceWithdrawal', { id, reason: 'the bank shows it' })
    expect(await now()).toEqual(['250.00', '0.00', '0.00', '990.00', '10.00'])
    const { state, steps } = await orderOf(player, id)
    expect([state, steps.at(-1)?.reason]).toEqual(['FORCED_RECEIVED', 'the bank shows it'])
    const { rows } = await site.database.pool.query(
      "select code from ledger.transfer where reference = $1 and code like '%REFUND'",
      [`W${id}`],
    )
    expect(rows).toEqual([])
    for (const step of ['refundWithdrawal', 'reissueWithdrawal', 'forceWithdrawal'] as const)
      expect(await refusal(site.desk.send(`cashier.${step}`, { id, reason }))).toEqual([409, 'order_state'])
  })

  test('[WALLET-020, CONS-037] a reissue pays what is missing as an order of its own, without a fee', async () => {
    const { player, id, now } = await disputed(true)
    await site.desk.call('cashier.reissueWithdrawal', { id, reason })
    expect(await now()).toEqual(['250.00', '390.00', '0.00', '600.00', '10.00'])
    const [child] = (await player.client.call('cashier.withdrawals', {})).list
    expect(child).toMatchObject({ state: 'REVIEW', amount: '390.00', fee: '0.00', reissueOf: `W${id}` })
    expect((await orderOf(player, id)).reissuedAs).toBe(child!.number)
    await site.secondDesk.call('cashier.payWithdrawal', await wholePayout(site.secondDesk, child!.id))
    expect(await now()).toEqual(['250.00', '0.00', '390.00', '600.00', '10.00'])
    await answer(player, child!.id, { answer: 'RECEIVED' })
    expect(await now()).toEqual(['250.00', '0.00', '0.00', '990.00', '10.00'])
  })

  test('a payout that the channel sends back opens one too, and a paid notice pays what is in review', async () => {
    const player = await newPlayer(site, '500.00')
    const { id, number } = await player.client.call('cashier.withdraw', ask(player, '100.00'))
    const told = (kind: 'payout_paid' | 'payout_returned') =>
      site.payments.send(site.payments.notice({ kind, order: number }))
    expect(await told('payout_paid')).toEqual([200, 'REFUSED'])
    await site.desk.call('cashier.reviewWithdrawal', { id, reason })
    expect([await told('payout_paid'), await told('payout_paid')]).toEqual([
      [200, 'OK'],
      [200, 'OK'],
    ])
    expect((await orderOf(player, id)).state).toBe('PAID')
    expect([await told('payout_returned'), await told('payout_returned')]).toEqual([
      [200, 'OK'],
      [200, 'OK'],
    ])
    expect((await orderOf(player, id)).state).toBe('NOT_RECEIVED')
  })
})

describe('the window', () => {
  const minuteMs = 60_000
  const setPaidAt = async (id: string, agoMs: number) => {
    const paidAt = new Date(site.clock.now().getTime() - agoMs)
    const columns = { paid_at: paidAt, deadline_at: new Date(paidAt.getTime() + 30 * minuteMs) }
    await site.database.kysely.updateTable('cashier.withdrawal').set(columns).where('id', '=', BigInt(id)).execute()
  }

  test('[WALLET-015] from the deadline on an order counts as received: reports are refused, swept or not, and the sweep pays once', async () => {
    const player = await newPlayer(site, '1250.00')
    const [early, late] = [await paidWithdrawal(site, player, '100.00'), await paidWithdrawal(site, player, '100.00')]
    await setPaidAt(early.id, 30 * minuteMs - 20_000)
    await setPaidAt(late.id, 30 * minuteMs)
    await site.runJob('cashier-sweep-withdrawals')
    expect((await orderOf(player, early.id)).state).toBe('PAID')
    expect((await orderOf(player, late.id)).state).toBe('AUTO_RECEIVED')
    expect(await refusal(answer(player, late.id, { answer: 'RECEIVED' }))).toEqual([409, 'window_closed'])
    await setPaidAt(early.id, 30 * minuteMs)
    expect(await refusal(answer(player, early.id, { answer: 'RECEIVED' }))).toEqual([409, 'window_closed'])
    await Promise.all([site.runJob('cashier-sweep-withdrawals'), site.runJob('cashier-sweep-withdrawals')])
    expect(await money(site, player.id)).toMatchObject({ main: '1050.00', hold: '0.00' })
    const { rows } = await site.database.pool.query(
      "select count(*) as count from ledger.transfer where code = 'PAYOUT' and reference = any ($1)",
      [[early.number, late.number]],
    )
    expect(rows).toEqual([{ count: 2n }])
    expect((await inbox(player))[0]).toBe(`Withdrawal ${early.number} counts as received`)
  })

  test('a report and the sweep at once: one of them decides', async () => {
    const player = await newPlayer(site, '1250.00')
    const { id, number } = await paidWithdrawal(site, player, '100.00')
    await setPaidAt(id, 30 * minuteMs - 3)
    await Promise.all([
      answer(player, id, { answer: 'RECEIVED' }),
      ...Array.from({ length: 3 }, () => site.runJob('cashier-sweep-withdrawals')),
    ])
    await site.runJob('cashier-sweep-withdrawals')
    expect((await orderOf(player, id)).state).toMatch(/^(AUTO_)?RECEIVED$/)
    const { rows } = await site.database.pool.query(
      "select count(*) as count from ledger.transfer where code = 'PAYOUT' and reference = $1",
      [number],
    )
    expect(rows).toEqual([{ count: 1n }])
  })

  test("[WALLET-016] is 30 minutes unless the brand's setting says otherwise", async () => {
    const player = await newPlayer(site, '500.00')
    const windowOf = ({ paidAt, deadlineAt }: { paidAt: string | null; deadlineAt: string | null }) =>
      (Date.parse(deadlineAt!) - Date.parse(paidAt!)) / minuteMs
    expect(windowOf(await paidWithdrawal(site, player, '100.00'))).toBe(30)
    await site.platform.settings.writeBrand({ withdrawConfirmMinutes: 45 })
    expect(windowOf(await paidWithdrawal(site, player, '100.00'))).toBe(45)
    await site.platform.settings.writeBrand({ withdrawConfirmMinutes: 30 })
  })
})

test('[CENTRE-020] payout accounts are masked once saved, the member’s own, and ask for the withdrawal password', async () => {
  const player = await newPlayer(site, '0.00')
  const { client } = player
  const number = 'PH44-5566-7788-9901'
  const account = { channel: 'bank', bank: 'SAMPLE', holder: 'Lan Anh', number, withdrawalPassword: '482913' }
  const wrong = { ...account, withdrawalPassword: '000000' }
  expect(await refusal(client.send('cashier.addPayoutAccount', wrong))).toEqual([422, 'password_wrong'])
  const { id } = await client.call('cashier.addPayoutAccount', account)
  expect(await refusal(client.send('cashier.addPayoutAccount', account))).toEqual([400, 'invalid_input'])
  const list = await client.call('cashier.payoutAccounts', {})
  expect(list[0]).toMatchObject({ id, channelName: 'Bank account', number: '•••• 9901', open: true })
  expect(JSON.stringify(list)).not.toContain('5566')
  const stranger = await newPlayer(site, '0.00')
  expect(await refusal(stranger.client.send('cashier.removePayoutAccount', { id }))).toEqual([404, 'not_found'])
  await client.call('cashier.removePayoutAccount', { id })
  expect((await client.call('cashier.payoutAccounts', {})).map(of => of.id)).toEqual([player.payoutAccountId])
})
