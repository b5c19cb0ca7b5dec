import { randomUUID } from 'node:crypto'
import { putBelow, wholePayout } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInvariants } from '../ledger/index.ts'
import {
  ask,
  type CashierSite,
  money,
  newPlayer,
  openDeposit,
  orderOf,
  type Player,
  reason,
  setMain,
  startCashier,
} from './fixtures.ts'

let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
})
afterAll(() => site.stop())

const units = 10_000n
const mainOf = async (id: bigint) =>
  (await site.platform.ledger.balances(id)).find(({ kind }) => kind === 'MAIN')!.units

/** Runs tasks a few at a time, in the given order. */
async function inParallel<T>(tasks: (() => Promise<T>)[], atOnce: number): Promise<T[]> {
  const answers: T[] = []
  const queue = tasks.entries()
  const worker = async () => {
    for (const [index, task] of queue) answers[index] = await task()
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return answers
}

test('[WALLET-008, WALLET-009] 100 rounds: fifty identical withdrawals make one order that is paid once', async () => {
  const player = await newPlayer(site, '2000.00')
  const fifty = <T>(send: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, send))
  for (let round = 1; round <= 100; round++) {
    const request = ask(player, '10.00')
    const orders = await fifty(() => player.client.call('cashier.withdraw', request))
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
    const main = `${2000 - 10 * round}.00`
    expect(await money(site, player.id)).toMatchObject({ main, hold: '10.00' })
    const { id } = orders[0]!
    await site.desk.call('cashier.reviewWithdrawal', { id, reason })
    const { version } = await site.secondDesk.call('cashier.claim', { number: `W${id}` })
    const whole = await wholePayout(site.secondDesk, id)
    const asked = Array.from({ length: 50 }, () => ({ ...whole, version, requestId: randomUUID() }))
    const paid = await Promise.all(asked.map(step => site.secondDesk.send('cashier.payWithdrawal', step)))
    expect(paid.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(paid.filter(({ status }) => status === 409)).toHaveLength(49)
    const answers = await fifty(() => player.client.send('cashier.answerWithdrawal', { id, answer: 'RECEIVED' }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await orderOf(player, id)).state).toBe('RECEIVED')
    expect(await money(site, player.id)).toMatchObject({ main, hold: '0.00', transit: '0.00' })
  }
})

test('500 opposite transfers of two members: no deadlock reaches anyone, and the sum never changes', async () => {
  const [member, upline] = [await newPlayer(site, '500.00'), await newPlayer(site, '300.00')]
  await link(member, upline)
  const { ledger } = site.platform
  const [down, up] = [member, upline].map(({ id }) => ({
    owner: id,
    kind: 'MAIN' as const,
    qualifier: '',
    book: 'REAL' as const,
    currency: 'DEMO',
  }))
  const send = () => member.client.send('cashier.transferUpline', transferOf(upline, '1.00'))
  const back = async () =>
    ledger.post({
      key: `tr:${upline.id}:${randomUUID()}`,
      legs: [{ debit: up!, credit: down!, amountUnits: units, code: 'TRANSFER_DOWNLINE' }],
    })
  const tasks = Array.from({ length: 500 }, (_, index) => (index % 2 === 0 ? send : back))
  const answers = await inParallel<{ status: number | string }>(tasks as never, 16)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 'ok']))
  expect(await mainOf(member.id)).toBe(500n * units)
  expect(await mainOf(upline.id)).toBe(300n * units)
})

test('a transfer of 100.00 up and 60.00 down at once ends in one of the right ways', async () => {
  const [member, upline] = [await newPlayer(site, '0.00'), await newPlayer(site, '0.00')]
  await link(member, upline)
  const { ledger } = site.platform
  const account = (owner: bigint) => ({ owner, kind: 'MAIN', qualifier: '', book: 'REAL', currency: 'DEMO' }) as const
  const ends = new Set<string>()
  for (let round = 0; round < 25; round++) {
    await setMain(site, member.id, '40.00')
    await setMain(site, upline.id, '60.00')
    const down = {
      key: `tr:${upline.id}:${randomUUID()}`,
      legs: [
        {
          debit: account(upline.id),
          credit: account(member.id),
          amountUnits: 60n * units,
          code: 'TRANSFER_DOWNLINE' as const,
        },
      ],
    }
    const [up] = await Promise.all([
      member.client.send('cashier.transferUpline', transferOf(upline, '100.00')),
      ledger.post(down),
    ])
    const [low, high] = [await mainOf(member.id), await mainOf(upline.id)]
    ends.add(`${up.body.errorCode ?? 'ok'} ${low / units} ${high / units}`)
    expect(low + high).toBe(100n * units)
  }
  for (const end of ends) expect(['ok 0 100', 'not_available 100 0']).toContain(end)
})

test('2,000 notices, duplicated, shuffled and late, end in the exact state', async () => {
  const player = await newPlayer(site, '0.00')
  const orders = []
  for (let count = 0; count < 200; count++)
    orders.push(await openDeposit(site, player, count % 10 === 0 ? '2.00' : '1.00'))
  const expiring = orders.filter((_, index) => index % 7 === 3).map(({ id }) => BigInt(id))
  await site.database.kysely
    .updateTable('cashier.deposit')
    .set({ expires_at: site.clock.now() })
    .where('id', 'in', expiring)
    .execute()
  const notices = orders.flatMap(({ number, amount }) => {
    const notice = site.payments.notice({ kind: 'deposit_paid', order: number, amount })
    const { reference } = JSON.parse(notice.body)
    const other = site.payments.notice({ kind: 'deposit_paid', order: number, amount, reference })
    return [...Array.from({ length: 6 }, () => notice), ...Array.from({ length: 4 }, () => other)]
  })
  expect(notices).toHaveLength(2000)
  const shuffled = notices
    .map(notice => ({ notice, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ notice }) => notice)
  const sweep = async () => {
    await site.runJob('cashier-expire-deposits')
    return [200, 'OK'] as [number, 'OK']
  }
  const tasks = shuffled.map(notice => () => site.payments.send(notice))
  const answers = await inParallel([...tasks.slice(0, 700), sweep, ...tasks.slice(700)], 24)
  expect(new Set(answers.map(String))).toEqual(new Set(['200,OK']))
  const { rows } = await site.database.pool.query(
    `select state, count(*)::int as orders from cashier.deposit where member_id = $1 group by state`,
    [player.id],
  )
  expect(rows).toEqual([{ state: 'CONFIRMED', orders: 200 }])
  expect(await mainOf(player.id)).toBe(220n * units)
  const requirements = await site.database.pool.query(
    'select count(*)::int as count, sum(base_units)::bigint as units from cashier.requirement where member_id = $1',
    [player.id],
  )
  expect(requirements.rows).toEqual([{ count: 200, units: 220n * units }])
  expect(await checkInvariants(site.database)).toEqual([])
})

test('HOLD and TRANSIT are what the open orders say, after everything', async () => {
  const { rows } = await site.database.pool.query(`
    select
      (select coalesce(sum(balance), 0) from ledger.account where kind = 'HOLD') as hold,
      (select coalesce(sum(amount_units), 0) from cashier.withdrawal where state in ('REQUESTED', 'REVIEW')) as asked,
      (select coalesce(sum(balance), 0) from ledger.account where kind = 'TRANSIT') as transit,
      (select coalesce(sum(amount_units - fee_units - coalesce(received_units, 0)), 0) from cashier.withdrawal
       where state in ('PAID', 'NOT_RECEIVED', 'PARTIAL')) as sent`)
  expect([rows[0].hold, rows[0].transit]).toEqual([rows[0].asked, rows[0].sent])
})

const transferOf = ({ account }: Player, amount: string) => ({
  account,
  amount,
  withdrawalPassword: '482913',
  requestId: randomUUID(),
})

const link = (member: Player, upline: Player) => putBelow(site, member.id, upline.id)
