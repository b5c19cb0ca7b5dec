import { contractTypes } from '@baize/api'
import { parseAmount, toWire } from '@baize/money'
import { asOwner, startTestPlatform, type TestPlatform } from '@baize/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recompute } from '../../../../../../scripts/statement/recompute.ts'
import { password } from '../fixtures.ts'
import {
  bet,
  type ContractName,
  exampleContracts,
  exampleDay,
  exampleTree,
  mainOf,
  type Name,
  type Tree,
  takeBack,
  tick,
  turnTo,
} from './fixtures.ts'
import { playOfTeams } from './sums/sums.ts'

let site: TestPlatform
let tree: Tree
let ids: Record<ContractName, bigint>
beforeAll(async () => {
  site = await startTestPlatform()
  turnTo(site, '2027-06-01T00:00:01Z')
  tree = await exampleTree(site)
  ids = await exampleContracts(site, tree)
  await exampleDay(site, tree)
}, 120_000)
afterAll(() => site.stop())

interface Line {
  window: string
  valid: bigint
  due: bigint
  adjustment: bigint
  carryIn: bigint
  amount: bigint
  carryOut: bigint
  state: string
  paid: string | null
  net: bigint
  salary: bigint
  active: number
  tier: number
}

/** Lines of a contract whose window begins in a day or at a moment, the oldest first. */
async function linesOf(name: ContractName, from: string): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select to_char(window_start at time zone 'UTC', 'DD HH24:MI') as window, valid_bet_units as valid, due_units as due,
      adjustment_units as adjustment, carry_in_units as "carryIn", amount_units as amount, carry_out_units as "carryOut",
      state, to_char(paid_at at time zone 'UTC', 'DD HH24:MI:SS') as paid, salary_units as salary, active_members as active,
      turnover_units - payout_units - rebate_units - bonus_units - salary_units as net, tier
    from contracts.line where contract_id = ${ids[name]} and window_start::text like ${`${from}%`} order by window_start`.execute(
    site.database.kysely,
  )
  return rows
}
const table = async (name: ContractName, from: string, ...columns: (keyof Line)[]) =>
  (await linesOf(name, from)).map(line =>
    columns.map(column => {
      const value = line[column]
      return typeof value === 'bigint' ? toWire(value) : value
    }),
  )
const balances = async () =>
  Object.fromEntries(
    await Promise.all(Object.keys(tree).map(async name => [name, await mainOf(site, tree[name as Name])] as const)),
  )

describe('15 June', () => {
  test('[AGENT-059] [WALK-025] real-time salaries are paid every five minutes, and what makes no cent with the next', async () => {
    expect(await table('c1', '2027-06-15', 'window', 'valid', 'amount', 'paid')).toEqual([
      ['15 09:00', '1583.33', '1.58', '15 09:05:10'],
      ['15 10:30', '1800.00', '1.80', '15 10:35:10'],
      ['15 13:15', '6450.75', '6.45', '15 13:20:10'],
      ['15 21:40', '3945.66', '3.94', '15 21:45:10'],
      ['15 21:45', '700.00', '0.70', '15 21:50:10'],
      ['15 22:05', '7961.19', '7.97', '15 22:10:10'],
    ])
    expect(await table('c2', '2027-06-15', 'window', 'valid', 'amount', 'paid')).toEqual([
      ['15 13:15', '5000.00', '2.50', '15 13:20:10'],
      ['15 21:40', '3945.66', '1.97', '15 21:45:10'],
      ['15 21:45', '700.00', '0.35', '15 21:50:10'],
    ])
  })

  test('[AGENT-063] hourly salaries are paid after the hour; what the upline cannot cover waits and is paid when it can', async () => {
    expect(await table('c3', '2027-06-15', 'window', 'valid', 'amount', 'state', 'paid')).toEqual([
      ['15 09:00', '1583.33', '0.00', 'ZERO', null],
      ['15 10:00', '1800.00', '0.00', 'ZERO', null],
      ['15 13:00', '6450.75', '12.90', 'PAID', '15 14:05:10'],
      ['15 21:00', '4645.66', '9.29', 'PAID', '15 22:05:10'],
      ['15 22:00', '7961.19', '15.92', 'PAID', '15 23:05:10'],
    ])
    expect(await table('c4', '2027-06-15', 'window', 'valid', 'amount', 'paid')).toEqual([
      ['15 09:00', '1583.33', '2.37', '15 10:35:10'],
      ['15 10:00', '1800.00', '2.70', '15 12:00:10'],
      ['15 13:00', '1450.75', '2.18', '15 14:05:10'],
      ['15 22:00', '7321.09', '10.98', '15 23:05:10'],
    ])
  })

  test('everybody has what the day leaves', async () => {
    expect(await balances()).toEqual({
      R: '217.90',
      A: '218.23',
      B: '3029.82',
      A1: '2402.17',
      A2: '7191.25',
      A3: '861.55',
      B1: '3914.78',
      B2: '50.01',
    })
  })
})

test('many teams at once are summed as each alone', async () => {
  const window = { start: new Date('2027-06-15T00:00:00Z'), end: new Date('2027-06-16T00:00:00Z') }
  const basis = { currency: 'DEMO', activeMinUnits: 1_000_000n, cutoff: new Date('2027-06-16T00:30:00Z') }
  const { kysely } = site.database
  const everybody = await kysely.selectFrom('agents.member').select('id').execute()
  // Leaves are asked for as well as not: what is added to the member above must not count twice.
  const agents = everybody.map(({ id }) => id).filter(id => id !== tree.A2.id && id !== tree.B1.id)
  const together = await playOfTeams(kysely, agents, window, basis)
  expect(together.size).toBe(6)
  for (const name of ['R', 'A', 'B', 'A1', 'A3', 'B2'] as const) {
    const { id } = tree[name]
    expect(together.get(id)).toEqual((await playOfTeams(kysely, [id], window, basis)).get(id))
  }
})

describe('the settlements after it', () => {
  test('[AGENT-060] daily salaries are paid the next day at 00:30, from the top of the tree down', async () => {
    await tick(site, '2027-06-16T00:30:00Z')
    const paid = async (name: ContractName) => table(name, '2027-06-15', 'valid', 'active', 'amount', 'paid')
    expect(await paid('c5')).toEqual([['22440.93', 7, '224.40', '16 00:30:10']])
    expect(await paid('c6')).toEqual([['12155.17', 4, '97.24', '16 00:30:10']])
    expect(await paid('c7')).toEqual([['9645.66', 2, '57.87', '16 00:30:10']])
    expect(await paid('c8')).toEqual([['4583.33', 1, '22.91', '16 00:30:10']])
  })

  test('[AGENT-062] dividends are paid at 02:00 from upline to downline, and the house pays the root', async () => {
    await tick(site, '2027-06-16T02:00:00Z')
    const paid = async (name: ContractName) =>
      table(name, '2027-06-01', 'salary', 'net', 'valid', 'active', 'tier', 'amount', 'state')
    expect(await paid('c9')).toEqual([['284.95', '9340.39', '22440.93', 7, 2, '2802.11', 'PAID']])
    expect(await paid('c10')).toEqual([['115.47', '5529.56', '12155.17', 4, 2, '1105.91', 'PAID']])
    expect(await paid('c11')).toEqual([['62.69', '3397.52', '9645.66', 2, 1, '339.75', 'PAID']])
    expect(await paid('c12')).toEqual([['22.91', '3574.92', '4583.33', 1, 1, '178.74', 'PAID']])
    const { rows } = await site.database.pool.query(
      `select code, sum(amount)::bigint as units from ledger.transfer
       where key like 'div:%' or key like 'sal:%' group by code order by code`,
    )
    expect(rows.map(({ code, units }) => [code, toWire(units)])).toEqual([
      ['DIVIDEND', '4426.51'],
      ['SALARY_DAILY', '402.42'],
      ['SALARY_HOURLY', '56.34'],
      ['SALARY_REALTIME', '27.26'],
    ])
  })

  test('[AGENT-061] a window is settled once, however often and from wherever it is tried', async () => {
    const before = await balances()
    const runs = () => site.database.pool.query('select count(*)::int as count from contracts.run')
    const known = (await runs()).rows
    await Promise.all([1, 2, 3].map(() => site.runJob('contracts-settle')))
    expect([await balances(), (await runs()).rows]).toEqual([before, known])
  })
})

/** The agent, signed in at the time of the test. */
const signIn = async (name: Name) => (await site.visitor()).signIn(tree[name].account, password)
const rows = [
  'contracts.dividends',
  'contracts.dailySalaries',
  'contracts.hourlySalaries',
  'contracts.realtimeSalaries',
] as const

describe('the record', () => {
  test('has what an agent received and paid by window, with the totals of each side', async () => {
    turnTo(site, '2027-06-16T09:00:00Z')
    const client = await signIn('R')
    const totals = async (side: 'RECEIVED' | 'PAID') =>
      Promise.all(rows.map(async row => (await client.call(row, { side })).totals.amount))
    expect(await totals('RECEIVED')).toEqual(['2802.11', '224.40', '38.11', '22.44'])
    expect(await totals('PAID')).toEqual(['1445.66', '155.11', '18.23', '4.82'])
    const { list } = await client.call('contracts.dividends', { side: 'RECEIVED' })
    expect(list).toMatchObject([
      {
        ...{ windowStart: '2027-06-01T00:00:00.000Z', windowEnd: '2027-06-16T00:00:00.000Z', payer: null },
        ...{ turnover: '24540.93', payout: '14848.25', rebate: '12.34', bonus: '55.00', salary: '284.95' },
        ...{ netLoss: '9340.39', validBet: '22440.93', activeMembers: 7, tier: 2, rate: '30.00', amount: '2802.11' },
      },
    ])
    const paid = await client.call('contracts.hourlySalaries', { side: 'PAID', pageSize: 1 })
    expect([paid.totals.count, paid.totalPages, paid.list[0]]).toMatchObject([
      4,
      4,
      { payee: tree.A.account, threshold: '500.00', rate: '0.15', validBet: '7321.09', amount: '10.98', state: 'PAID' },
    ])
    expect((await (await signIn('B')).call('contracts.dailySalaries', {})).list).toMatchObject([{ amount: '57.87' }])
  })

  test('[AGENTX-001] drills down from a line to the bets that made it, to the cent, and nobody else sees them', async () => {
    const client = await signIn('R')
    const [line] = (await client.call('contracts.dailySalaries', { side: 'PAID' })).list.filter(
      ({ payee }) => payee === tree.A.account,
    )
    const { list, totals } = await client.call('contracts.lineBets', { lineId: line!.id })
    expect(totals).toEqual({ count: 10, stake: '14255.17', payout: '8592.80', validBet: line!.validBet })
    expect(list.reduce((sum, { validBet }) => sum + parseAmount(validBet), 0n)).toBe(parseAmount(line!.validBet))
    expect(new Set(list.map(({ account }) => account))).toEqual(
      new Set([tree.A, tree.A1, tree.A2, tree.A3].map(({ account }) => account)),
    )
    expect((await (await signIn('A1')).send('contracts.lineBets', { lineId: line!.id })).status).toBe(404)
  })

  test('[AGENTX-002] an exported statement is computed again from its own inputs to the cent', async () => {
    for (const name of ['R', 'A', 'A1'] as const) {
      const client = await signIn(name)
      for (const type of contractTypes) {
        const csv = await client.call('contracts.linesCsv', { type })
        const { lines, differences } = recompute(csv)
        const { totals } = await client.call(rows[contractTypes.indexOf(type)]!, {})
        expect([lines, differences]).toEqual([totals.count, []])
      }
    }
    const csv = await (await signIn('A1')).call('contracts.linesCsv', { type: 'DAILY' })
    const wrong = recompute(csv.replace(',4583.3300,1,', ',4583.3200,1,'))
    expect(wrong.differences.map(({ column, computed }) => [column, computed])).toEqual([
      ['tier', '0'],
      ['due', '0.0000'],
      ['amount', '0.0000'],
      ['carry out', '0.0000'],
    ])
  })

  test('what an operator computes again at the stored cut-off differs by nothing', async () => {
    const desk = await site.operator()
    const { list } = await desk.call('contracts.runs', { type: 'HOURLY' })
    expect(list.map(({ windowStart }) => windowStart)).toContain('2027-06-15T13:00:00.000Z')
    for (const { id } of list)
      expect(await desk.call('contracts.rerun', { id, reason: 'an agent asked' })).toMatchObject({ difference: '0.00' })
  })

  test('each night computes the last day again, and a line that says something else fails it by its number', async () => {
    await site.runJob('contracts-recheck')
    const { rows } = await site.database.pool.query<{ id: bigint }>('select max(id) as id from contracts.line')
    const { id } = rows[0]!
    const change = (units: number) =>
      asOwner(
        site.database,
        `set session_replication_role = replica; update contracts.line set due_units = due_units + ${units}, adjustment_units = adjustment_units - ${units} where id = ${id}`,
      )
    await change(100)
    try {
      await expect(site.runJob('contracts-recheck')).rejects.toThrow(`line ${id} of run`)
    } finally {
      await change(-100)
    }
  })
})

describe('a late rollback', () => {
  test('[AGENTX-004] changes nothing of the day that is settled; each contract corrects itself in its next window', async () => {
    const early = await table('c1', '2027-06-15', 'window', 'amount')
    await takeBack(site, tree.A2, '2027-06-15T22:08:45Z', '2027-06-16T10:21:30Z')
    const won = { gameType: 'RNG', status: 'WON' } as const
    await bet(
      site,
      tree.A1,
      { ...won, stake: '2000.00', payout: '1500.00', validBet: '2000.00' },
      '2027-06-16T10:22:00Z',
    )
    await tick(site, '2027-06-16T10:25:00Z')
    await tick(site, '2027-06-16T11:05:00Z')
    const lost = { gameType: 'RNG', status: 'LOST', payout: '0.00' } as const
    await bet(site, tree.B1, { ...lost, stake: '3000.00', validBet: '3000.00' }, '2027-06-16T15:02:00Z')
    await tick(site, '2027-06-16T15:05:00Z')
    await tick(site, '2027-06-16T16:05:00Z')
    await tick(site, '2027-06-17T00:30:00Z')
    const after = (name: ContractName) =>
      table(name, '2027-06-16', 'window', 'due', 'adjustment', 'carryIn', 'amount', 'carryOut', 'state')
    expect(await after('c1')).toEqual([
      ['16 10:20', '2.00', '-4.321', '0.0007', '0.00', '-2.3203', 'NETTED'],
      ['16 15:00', '3.00', '0.00', '-2.3203', '0.67', '0.0097', 'PAID'],
    ])
    expect(await after('c2')).toEqual([['16 15:00', '1.50', '0.00', '0.0028', '1.50', '0.0028', 'PAID']])
    expect(await after('c3')).toEqual([
      ['16 10:00', '4.00', '-8.6421', '0.0051', '0.00', '-4.637', 'NETTED'],
      ['16 15:00', '6.00', '0.00', '-4.637', '1.36', '0.003', 'PAID'],
    ])
    expect(await after('c4')).toEqual([['16 10:00', '3.00', '-6.4816', '0.0026', '0.00', '-3.479', 'NETTED']])
    expect(await after('c5')).toEqual([['16 00:00', '0.00', '-43.2109', '0.0093', '0.00', '-43.2016', 'ZERO']])
    expect(await after('c6')).toEqual([['16 00:00', '0.00', '-34.5687', '0.0013', '0.00', '-34.5674', 'ZERO']])
    expect(await table('c1', '2027-06-15', 'window', 'amount')).toEqual(early)
    turnTo(site, '2027-06-17T01:00:00Z')
    const client = await signIn('R')
    const [row] = (await client.call('contracts.dailySalaries', { side: 'RECEIVED', from: '2027-06-16' })).list
    expect(row).toMatchObject({
      validBet: '5000.00',
      due: '0.00',
      adjustment: '-43.2109',
      amount: '0.00',
      carryOut: '-43.2016',
    })
    const { adjustments, list } = await client.call('contracts.lineBets', { lineId: row!.id })
    expect(adjustments).toMatchObject([
      {
        windowStart: '2027-06-15T00:00:00.000Z',
        validBetBefore: '22440.93',
        validBet: '18119.84',
        before: '224.4093',
        after: '181.1984',
      },
    ])
    expect(list.filter(({ late }) => late)).toMatchObject([
      { account: tree.A2.account, time: '2027-06-15T22:08:45.000Z', stake: '-4321.09', validBet: '-4321.09' },
    ])
    expect(recompute(await client.call('contracts.linesCsv', { type: 'DAILY' })).differences).toEqual([])
  })

  test('what is carried lowers what the next day pays, and dividends correct themselves in the next half-month', async () => {
    const lost = { gameType: 'RNG', status: 'LOST', payout: '0.00', stake: '100.00' } as const
    await bet(site, tree.A2, { ...lost, validBet: '6000.00' }, '2027-06-17T12:00:00Z')
    await bet(site, tree.B1, { ...lost, validBet: '6000.00' }, '2027-06-17T12:10:00Z')
    await tick(site, '2027-06-18T00:30:00Z')
    const day = (name: ContractName) => table(name, '2027-06-17', 'due', 'carryIn', 'amount', 'carryOut')
    expect(await day('c5')).toEqual([['120.00', '-43.2016', '76.79', '0.0084']])
    expect(await day('c6')).toEqual([['48.00', '-34.5674', '13.43', '0.0026']])
    await tick(site, '2027-07-01T02:00:00Z')
    const { rows } = await sql<{ before: bigint; after: bigint; valid: bigint; net: bigint; contract: bigint }>`
      select contract_id as contract, before_units as before, after_units as after, valid_bet_units as valid, net_loss_units as net
      from contracts.adjustment where window_start = '2027-06-01Z' order by contract_id`.execute(site.database.kysely)
    const adjusted = rows.map(({ contract, ...figures }) => [contract, ...Object.values(figures).map(toWire)])
    expect(adjusted).toEqual(
      [
        [ids.c9, '2802.11', '1423.86', '18119.84', '7119.30'],
        [ids.c10, '1105.91', '330.84', '7834.08', '3308.47'],
      ].toSorted(([a], [b]) => Number(a) - Number(b)),
    )
  })

  test('what was paid and what is carried are what all windows earn with what is known now', async () => {
    const { rows } = await sql<{ contract: bigint; paid: bigint; earned: bigint }>`
      select l.contract_id as contract, (sum(l.amount_units) + (array_agg(l.carry_out_units order by l.window_start desc))[1])::bigint as paid,
        sum(coalesce(a.after_units, l.due_units))::bigint as earned
      from contracts.line l
      left join lateral (
        select after_units from contracts.adjustment a
        where a.contract_id = l.contract_id and a.window_start = l.window_start order by id desc limit 1
      ) a on true
      group by l.contract_id`.execute(site.database.kysely)
    expect(rows).toHaveLength(12)
    for (const { paid, earned } of rows) expect(paid).toBe(earned)
  })
})
