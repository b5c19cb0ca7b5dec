import type { RequestOf } from '@baize/api'
import type { BrandSettings } from '@baize/api/schemas/brand-settings'
import { toWire } from '@baize/money'
import { byTwo, countFacts, startTestPlatform, type TestPlatform, writeBets } from '@baize/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  act,
  bothDesks,
  grantAsHouse,
  grantSalary,
  join,
  type Node,
  offerDividend,
  offerSalary,
  password,
} from '../fixtures.ts'
import { mainOf, move, takeBack, tick, turnTo } from './fixtures.ts'

let site: TestPlatform
let month = 0
beforeAll(async () => {
  site = await startTestPlatform()
})
// Each test has a month of its own, after everything that the ones before it left to settle.
beforeEach(() => {
  month += 1
  turnTo(site, on(1, '00:00:01'))
})
afterAll(() => site.stop())

const two = (number: number) => String(number).padStart(2, '0')
const on = (day: number, time = '12:00:00') => `2031-${two(month)}-${two(day)}T${time}Z`
/** A lost bet of some valid bet; the stake of a dividend's base is the same. */
const play = ({ id }: Node, validBet: string, at: string, payout = '0.00') =>
  writeBets(site, id, [{ gameType: 'RNG', stake: validBet, payout, validBet, status: 'LOST', at }])
const fresh = async (node: Node): Promise<Node> => ({
  ...node,
  client: await (await site.visitor()).signIn(node.account, password),
})
const rootAgent = async () => {
  const root = await join(site, null, 2)
  await move(site, root, 'ADJUST', `-${await mainOf(site, root)}`)
  return root
}
const withSettings = async (settings: Partial<BrandSettings>, work: () => Promise<void>) => {
  await site.platform.settings.writeBrand(settings)
  try {
    await work()
  } finally {
    await site.platform.settings.writeBrand({
      ...{ contractPayer: 'UPLINE', dailySalaryCycleDays: 1, dividendCarryNegative: false },
    })
  }
}
/** Amounts, states and when they were paid, of the lines that a member was paid, the oldest first. */
async function paidTo({ id }: Node) {
  const { rows } = await sql<{
    window: string
    amount: bigint
    state: string
    paid: string | null
    adjustment: bigint
  }>`
    select to_char(window_start at time zone 'UTC', 'DD HH24:MI') as window, amount_units as amount, state,
      to_char(paid_at at time zone 'UTC', 'DD HH24:MI') as paid, adjustment_units as adjustment
    from contracts.line where payee_id = ${id} order by window_start, id`.execute(site.database.kysely)
  return rows.map(({ window, amount, state, paid, adjustment }) => [
    window,
    toWire(amount),
    state,
    paid,
    toWire(adjustment),
  ])
}

describe('settings', () => {
  test('where the house pays every level, each gets the difference to the next, corrections too', () =>
    withSettings({ contractPayer: 'HOUSE' }, async () => {
      const R = await rootAgent()
      const [A, B] = [await join(site, R), await join(site, R)]
      const [A1, A2] = [await join(site, A), await join(site, A, 0)]
      await grantAsHouse(site, R, { type: 'DAILY', tiers: [{ rate: '1', validBet: '10000' }] })
      await grantSalary(R, A, 'DAILY', '0.8', '5000')
      await grantSalary(R, B, 'DAILY', '0.6', '5000')
      await grantSalary(A, A1, 'DAILY', '0.5', '4583.33')
      for (const [node, validBet] of [
        [R, '640.10'],
        [A, '1000.00'],
        [A1, '4583.33'],
        [A2, '6571.84'],
        [B, '9645.66'],
      ] as const)
        await play(node, validBet, on(15))
      await tick(site, on(16, '00:30:00'))
      const amounts = async () =>
        Promise.all([R, A, B, A1].map(async node => (await paidTo(node)).map(([, amount]) => amount)))
      expect(await amounts()).toEqual([['69.29'], ['74.32'], ['57.87'], ['22.91']])
      await takeBack(site, A2, on(15), on(16, '10:00:00'))
      await play(A1, '4600.00', on(16))
      await tick(site, on(17, '00:30:00'))
      const adjustments = await Promise.all([R, A, B].map(async node => (await paidTo(node)).at(-1)!.at(-1)))
      expect(adjustments).toEqual(['-13.1437', '-52.5747', '0.00'])
    }))

  test('[AGENT-060] the salary of a day is paid the next day, or with that of another day on every second one', async () => {
    const R = await rootAgent()
    await grantAsHouse(site, R, { type: 'DAILY', tiers: [{ rate: '1' }] })
    await play(R, '100.00', on(5))
    await tick(site, on(6, '00:29:00'))
    expect(await paidTo(R)).toEqual([])
    await tick(site, on(6, '00:30:00'))
    expect(await paidTo(R)).toEqual([['05 00:00', '1.00', 'PAID', '06 00:30', '0.00']])
    await withSettings({ dailySalaryCycleDays: 2 }, async () => {
      // Dates of even number since 1970 come every second day.
      const even = [20, 21].find(day => Math.floor(Date.parse(on(day)) / 86_400_000) % 2 === 0)!
      await play(R, '200.00', on(even - 2))
      await play(R, '300.00', on(even - 1))
      await tick(site, on(even - 1, '00:30:00'))
      expect(await paidTo(R)).toHaveLength(1)
      await tick(site, on(even, '00:30:00'))
      expect((await paidTo(R)).slice(1).map(([, amount, , paid]) => [amount, paid])).toEqual([
        ['2.00', `${even} 00:30`],
        ['3.00', `${even} 00:30`],
      ])
    })
  })

  test('a losing period lowers the base of the next dividend only where the brand has it so', async () => {
    const R = await rootAgent()
    await grantAsHouse(site, R, { type: 'DIVIDEND', period: 'DAILY', tiers: [{ rate: '20' }] })
    const day = async (first: number) => {
      await play(R, '100.00', on(first), '400.00')
      await play(R, '1000.00', on(first + 1))
      await tick(site, on(first + 2, '02:00:00'))
      return (await paidTo(R)).slice(-2).map(([, amount]) => amount)
    }
    expect(await day(3)).toEqual(['0.00', '200.00'])
    await withSettings({ dividendCarryNegative: true }, async () => {
      expect(await day(6)).toEqual(['0.00', '140.00'])
    })
  })
})

describe('what became known late changes the base that a losing period hands on', () => {
  /** R's dividend lines: due, adjustment and carry out. */
  const dues = async ({ id }: Node) => {
    const { rows } = await sql<{ due: bigint; adjustment: bigint; carry: bigint }>`
      select due_units as due, adjustment_units as adjustment, carry_out_units as carry
      from contracts.line where payee_id = ${id} order by window_start`.execute(site.database.kysely)
    return rows.map(({ due, adjustment, carry }) => [toWire(due), toWire(adjustment), toWire(carry)])
  }
  const rootWithDividend = async () => {
    const R = await rootAgent()
    await grantAsHouse(site, R, { type: 'DIVIDEND', period: 'DAILY', tiers: [{ rate: '20' }] })
    return R
  }
  /** A day that nets +100.00, of which +500.00 may be taken back. */
  const gain = async (R: Node, day: number) => {
    await play(R, '500.00', on(day, '10:00:00'))
    await play(R, '100.00', on(day, '11:00:00'), '500.00')
  }

  test('[MON-017] the next window starts from the corrected base', async () => {
    await withSettings({ dividendCarryNegative: true }, async () => {
      const R = await rootWithDividend()
      await gain(R, 9)
      await tick(site, on(10, '02:00:00'))
      await takeBack(site, R, on(9, '10:00:00'), on(10, '03:00:00'))
      await play(R, '400.00', on(10, '12:00:00'))
      await tick(site, on(11, '02:00:00'))
      expect(await dues(R)).toEqual([
        ['20.00', '0.00', '0.00'],
        ['0.00', '-20.00', '-20.00'],
      ])
    })
  })

  test('[MON-017] windows settled in between are computed again with it', async () => {
    await withSettings({ dividendCarryNegative: true }, async () => {
      const R = await rootWithDividend()
      await gain(R, 12)
      await tick(site, on(13, '02:00:00'))
      await play(R, '400.00', on(13, '12:00:00'))
      await tick(site, on(14, '02:00:00'))
      await takeBack(site, R, on(12, '10:00:00'), on(14, '03:00:00'))
      await play(R, '100.00', on(14, '12:00:00'))
      await tick(site, on(15, '02:00:00'))
      expect(await dues(R)).toEqual([
        ['20.00', '0.00', '0.00'],
        ['80.00', '0.00', '0.00'],
        ['20.00', '-100.00', '-80.00'],
      ])
    })
  })
})

describe('payments', () => {
  test('what a payer cannot cover is owed: it cannot be taken out, and is paid before anything newer', async () => {
    const R = await rootAgent()
    const [A, B] = [await join(site, R), await join(site, R)]
    await grantAsHouse(site, R, { type: 'HOURLY', tiers: [{ rate: '0.1', validBet: '100000' }] })
    await grantSalary(R, A, 'HOURLY', '0.1')
    await grantSalary(R, B, 'HOURLY', '0.1')
    await play(A, '2700.00', on(10, '09:10:00'))
    turnTo(site, on(10, '09:30:00'))
    await move(site, R, 'ADJUST', '1.51')
    await tick(site, on(10, '10:05:00'))
    const { client } = await fresh(R)
    expect(await client.call('cashier.funds', {})).toMatchObject({ main: '1.51', owed: '2.70', available: '0.00' })
    const { content } = await client.call('messages.inbox', {})
    expect(content[0]!.title).toBe('Hourly salary: you owe P2.70')
    await play(B, '1000.00', on(10, '10:10:00'))
    await tick(site, on(10, '11:05:00'))
    expect([await paidTo(A), await paidTo(B)].map(([line]) => line![2])).toEqual(['PENDING', 'PENDING'])
    await move(site, R, 'DEPOSIT', '2.00')
    await tick(site, on(10, '11:06:00'))
    expect([await paidTo(A), await paidTo(B)].map(([line]) => line!.slice(1, 4))).toEqual([
      ['2.70', 'PAID', '10 11:06'],
      ['1.00', 'PENDING', null],
    ])
    expect(await (await fresh(R)).client.call('cashier.funds', {})).toMatchObject({ main: '0.81', owed: '1.00' })
    await move(site, R, 'DEPOSIT', '0.19')
    await tick(site, on(10, '11:07:00'))
    expect((await paidTo(B))[0]!.slice(1, 4)).toEqual(['1.00', 'PAID', '10 11:07'])
    expect(await mainOf(site, R)).toBe('0.00')
  })

  test('after a sleep every window is made up for once, whatever number of processes wakes', async () => {
    const R = await rootAgent()
    const A = await join(site, R)
    await grantAsHouse(site, R, { type: 'HOURLY', tiers: [{ rate: '0.2', validBet: '2000' }] })
    await grantSalary(R, A, 'HOURLY', '0.15', '500')
    await play(A, '1450.75', on(15, '13:16:00'))
    await play(R, '5000.00', on(15, '13:17:00'))
    await play(R, '3000.00', on(20, '08:00:00'))
    turnTo(site, on(20, '15:20:00'))
    await Promise.all([1, 2, 3, 4].map(() => tick(site, on(20, '15:20:00'))))
    await tick(site, on(20, '15:21:00'))
    expect(await paidTo(R)).toEqual([
      ['15 13:00', '12.90', 'PAID', '20 15:20', '0.00'],
      ['20 08:00', '6.00', 'PAID', '20 15:20', '0.00'],
    ])
    expect(await paidTo(A)).toEqual([['15 13:00', '2.17', 'PAID', '20 15:20', '0.00']])
    const { rows } = await site.database.pool.query(
      `select key from ledger.transfer where key like 'sal:%:${on(15, '13:00')}'`,
    )
    expect(rows).toHaveLength(2)
  })
})

test('an offer is tried on the last thirty days before it is answered', async () => {
  const R = await rootAgent()
  const A = await join(site, R, 0)
  await play(A, '1450.75', on(15, '13:16:00'))
  await play(A, '400.00', on(15, '13:17:00'))
  await play(R, '499.00', on(15, '14:00:00'), '100.00')
  await play(A, '7321.09', on(16, '22:08:45'))
  turnTo(site, on(20))
  await countFacts(site, 'rounds-rollup')
  const [desks, payee] = [await bothDesks(site), await fresh(R)]
  const tried = async (terms: Omit<RequestOf<'contracts.offerAsHouse'>, 'account' | 'reason'>) => {
    const asked = { account: R.account, ...terms, reason: 'as agreed' }
    const { id } = await byTwo(desks, 'contracts.offerAsHouse', asked)
    const { windows, paid, amount } = await payee.client.call('contracts.simulate', { contractId: id })
    return [windows, paid, amount]
  }
  expect(await tried({ type: 'HOURLY', tiers: [{ rate: '0.15', validBet: '500' }] })).toEqual([3, 2, '13.75'])
  expect(await tried({ type: 'DAILY', tiers: [{ rate: '1' }] })).toEqual([2, 2, '96.70'])
  expect(await tried({ type: 'REALTIME', tiers: [{ rate: '0.1' }] })).toEqual([3, 3, '9.67'])
  expect(await tried({ type: 'DIVIDEND', period: 'DAILY', tiers: [{ rate: '10' }] })).toEqual([2, 2, '957.07'])
  const { dailysalreqtype } = await payee.client.call('members.consolidated', {})
  const stranger = await (await fresh(A)).client.send('contracts.simulate', { contractId: dailysalreqtype[0]!.id })
  expect([stranger.status, stranger.body.errorCode]).toEqual([403, 'not_allowed'])
})

describe('terms', () => {
  test('a day is settled by what is in force at its end; contracts that ended by then pay nothing, and carries pass on', async () => {
    const R = await rootAgent()
    const A = await join(site, R)
    const A1 = await join(site, A)
    await grantAsHouse(site, R, { type: 'DAILY', tiers: [{ rate: '1', validBet: '10000' }] })
    await grantSalary(R, A, 'DAILY', '0.8', '5000')
    await grantSalary(A, A1, 'DAILY', '0.5', '4583.33')
    await play(A1, '4600.00', on(19))
    await play(A, '1400.00', on(19))
    await play(R, '6345.67', on(19))
    await tick(site, on(20, '00:30:00'))
    turnTo(site, on(20, '10:00:00'))
    const [upline, downline] = [await fresh(R), await fresh(A)]
    const refused = await offerSalary(upline, downline, 'DAILY', '1.1')
    expect(refused.body.errorCode).toBe('rate_above_upline')
    await grantSalary(upline, downline, 'DAILY', '0.6', '5000')
    turnTo(site, on(20, '15:00:00'))
    await grantSalary(await fresh(R), await fresh(A), 'DAILY', '0.4', '5000')
    await play(A1, '4600.00', on(20))
    await play(A, '1400.00', on(20))
    await play(R, '6345.67', on(20))
    await tick(site, on(21, '00:30:00'))
    const amounts = async (node: Node) => (await paidTo(node)).map(([window, amount]) => [window, amount])
    expect(await amounts(R)).toEqual([
      ['19 00:00', '123.45'],
      ['20 00:00', '123.46'],
    ])
    expect(await amounts(A)).toEqual([
      ['19 00:00', '48.00'],
      ['20 00:00', '24.00'],
    ])
    expect(await amounts(A1)).toEqual([['19 00:00', '23.00']])
    const { list } = await (await site.operator()).call('contracts.runs', { type: 'DAILY', pageSize: 2 })
    const again = await site.operator()
    for (const { id } of list)
      expect(await again.call('contracts.rerun', { id, reason: 'an agent asked' })).toMatchObject({
        difference: '0.00',
      })

    await takeBack(site, A1, on(20), on(21, '10:00:00'))
    await tick(site, on(22, '00:30:00'))
    turnTo(site, on(22, '10:00:00'))
    await grantSalary(await fresh(R), await fresh(A), 'DAILY', '1', '5000')
    await play(A, '6000.00', on(22))
    await tick(site, on(23, '00:30:00'))
    // What the contract at 0.4 % would have earned less: 24.00, of which the next one gives back what it earns.
    expect((await paidTo(A)).slice(2)).toEqual([
      ['21 00:00', '0.00', 'ZERO', null, '-24.00'],
      ['22 00:00', '36.00', 'PAID', '23 00:30', '0.00'],
    ])
  })

  test('accepting between the end of a window and its settlement does not touch it', async () => {
    const R = await rootAgent()
    await grantAsHouse(site, R, { type: 'DIVIDEND', period: 'WEEKLY', tiers: [{ rate: '30' }] })
    const A = await join(site, R)
    const monday = [8, 9, 10, 11, 12, 13, 14].find(day => new Date(on(day)).getUTCDay() === 1)!
    turnTo(site, on(monday - 1))
    const offer = await offerDividend(await fresh(R), A, { period: 'WEEKLY', tiers: [{ rate: '10' }] })
    await play(A, '1000.00', on(monday - 1))
    turnTo(site, on(monday, '01:00:00'))
    if (!offer.body.success) throw new Error('no offer')
    expect(await act(await fresh(A), 'contracts.dividend', 'ACCEPT', offer.body.value.id)).toEqual([200, 'ACTIVE'])
    await tick(site, on(monday, '02:00:00'))
    expect((await paidTo(R)).map(([, amount]) => amount)).toEqual(['300.00'])
    expect(await paidTo(A)).toEqual([])
  })
})
