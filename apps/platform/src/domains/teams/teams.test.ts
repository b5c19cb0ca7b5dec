import type { ResponseOf } from '@baize/api'
import { parseAmount } from '@baize/money'
import {
  countFacts,
  readSheet,
  type SettledBet,
  sheetTime,
  startTestPlatform,
  type TestPlatform,
  writeBets,
} from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { join, type Node, password } from '../contracts/fixtures.ts'
import {
  bet,
  exampleContracts,
  exampleDay,
  exampleTree,
  move,
  type Name,
  type Tree,
  takeBack,
  tick,
  turnTo,
} from '../contracts/settlement/fixtures.ts'

let site: TestPlatform
let tree: Tree
beforeAll(async () => {
  site = await startTestPlatform()
  turnTo(site, '2027-06-01T00:00:01Z')
  tree = await exampleTree(site)
  await exampleContracts(site, tree)
  await exampleDay(site, tree)
  const registered = { joined_at: new Date('2027-06-15T07:30:00Z') }
  await site.database.kysely.updateTable('agents.member').set(registered).where('id', '=', tree.A3.id).execute()
  await signIn('2027-06-15T23:30:00Z')
}, 120_000)
afterAll(() => site.stop())

/** Turns the clock to a moment and signs everybody in again: no session lasts for days. */
async function signIn(time: string): Promise<void> {
  turnTo(site, time)
  await Promise.all(
    Object.values(tree).map(async node => {
      node.client = await (await site.visitor()).signIn(node.account, password)
    }),
  )
}

const day = { from: '2027-06-15', to: '2027-06-15' }
const lostBet = {
  ...{ gameType: 'RNG', stake: '1.00', payout: '0.00', validBet: '1.00', status: 'LOST' },
} as const satisfies Omit<SettledBet, 'at'>

const refusal = async (sent: Promise<{ status: number; body: { errorCode: string | null } }>) => {
  const { status, body } = await sent
  return [status, body.errorCode]
}

type File = 'overview' | 'bets' | 'statements' | 'income' | 'transactions'
const file = async ({ client }: Node, name: File, days = day) => {
  return readSheet(await client.call(`agents.${name}Sheet`, days))
}

describe('downlines', () => {
  test('[AGENT-027] a level shows account, type, balance, last sign-in, team and directs, and leads to the next', async () => {
    const { list, path } = await tree.R.client.call('agents.downlines', { sort: 'ACCOUNT' })
    const rows = list.map(row => [row.account, row.type, row.level, row.balance, row.teamSize, row.directCount])
    const expected = [
      [tree.A.account, 1, 1, '218.23', 4, 3],
      [tree.B.account, 1, 1, '3029.82', 3, 2],
    ]
    expect(rows).toEqual(expected.toSorted((left, right) => (left[0]! < right[0]! ? -1 : 1)))
    expect(path).toEqual([{ id: tree.R.id.toString(), account: tree.R.account }])
    const { lastSignInAt, registeredAt, nickname, state } = list[0]!
    expect(Date.parse(lastSignInAt!)).toBeGreaterThan(Date.parse(registeredAt))
    expect([nickname, state]).toEqual([list[0]!.account, 'ACTIVE'])
    expect(list.find(({ account }) => account === tree.A.account)!.contracts).toEqual([
      { type: 'DAILY', period: null, rate: '0.80' },
      { type: 'DIVIDEND', period: 'SEMIMONTHLY', rate: '20.00' },
      { type: 'HOURLY', period: null, rate: '0.15' },
    ])
    const below = await tree.R.client.call('agents.downlines', { of: tree.A.id.toString(), sort: 'BALANCE' })
    expect(below.list.map(({ account, level, balance }) => [account, level, balance])).toEqual([
      [tree.A2.account, 2, '7191.25'],
      [tree.A1.account, 2, '2402.17'],
      [tree.A3.account, 2, '861.55'],
    ])
    expect(below.path.map(({ account }) => account)).toEqual([tree.R.account, tree.A.account])
  })

  test('an account is found anywhere below, by how it begins and in any case', async () => {
    const { list, totalCount } = await tree.R.client.call('agents.downlines', {
      account: ` ${tree.B2.account.toUpperCase()} `,
    })
    expect(list.map(({ account, level }) => [account, level])).toEqual([[tree.B2.account, 2]])
    expect(totalCount).toBe(1)
    const inA = { of: tree.A.id.toString(), account: tree.B2.account }
    expect((await tree.R.client.call('agents.downlines', inA)).list).toEqual([])
  })

  test('[AGENT-010, VALID2-012] agents see their own team alone, members nothing', async () => {
    const stranger = await join(site)
    expect(await refusal(stranger.client.send('agents.downlines', { of: tree.A.id.toString() }))).toEqual([
      403,
      'not_in_team',
    ])
    expect(await refusal(tree.A.client.send('agents.downlines', { of: tree.R.id.toString() }))).toEqual([
      403,
      'not_in_team',
    ])
    expect((await stranger.client.call('agents.downlines', {})).list).toEqual([])
    for (const row of ['agents.downlines', 'agents.overview'] as const)
      expect(await refusal(tree.A2.client.send(row, {}))).toEqual([403, 'not_allowed'])
  })
})

describe('team overview', () => {
  const figuresOf = async ({ client }: Node) => {
    const view = await client.call('agents.overview', day)
    const { members, direct, active, registered, deposits, withdrawals, turnover, validBet, payout } = view
    const { rebate, bonus, netWin } = view
    return [
      ...[members, direct, active, registered, deposits, withdrawals, turnover, validBet, payout],
      ...[rebate, bonus, netWin],
    ]
  }
  const ofR = ['4800.00', '1000.00', '24540.93', '22440.93', '14848.25', '12.34', '55.00', '-9625.34']
  const ofA = ['4100.00', '0.00', '14255.17', '12155.17', '8592.80', '12.34', '5.00', '-5645.03']
  const ofB = ['0.00', '1000.00', '9645.66', '9645.66', '6135.45', '0.00', '50.00', '-3460.21']

  test('[AGENT-024] shows size, active and new members, deposits, withdrawals, valid bet and net win of a period', async () => {
    expect(await figuresOf(tree.R)).toEqual([8, 2, 7, 1, ...ofR])
    expect(await figuresOf(tree.A)).toEqual([4, 3, 4, 1, ...ofA])
    expect(await figuresOf(tree.B)).toEqual([3, 2, 2, 0, ...ofB])
  })

  test('is the same once the facts are rolled up, and comes day by day and as a file', async () => {
    await countFacts(site, 'rounds-rollup')
    expect(await figuresOf(tree.R)).toEqual([8, 2, 7, 1, ...ofR])
    const { byDay, from, to } = await tree.R.client.call('agents.overview', {})
    expect([byDay.length, byDay.at(-1)!.day, to]).toEqual([7, '2027-06-15', '2027-06-15'])
    expect(byDay.at(-1)).toMatchObject({ registered: 1, deposits: '4800.00', netWin: '-9625.34' })
    expect(byDay[0]).toMatchObject({ day: from, registered: 0, deposits: '0.00', netWin: '0.00' })
    const lines = await file(tree.R, 'overview')
    expect(lines[0]!.slice(0, 5)).toEqual(['Day', 'New members', 'Deposits', 'Withdrawals', 'Turnover'])
    expect([sheetTime(lines.at(-1)![0]!).slice(0, 10), ...lines.at(-1)!.slice(1)]).toEqual(['2027-06-15', '1', ...ofR])
  })

  test('more than 31 days are refused by name', async () => {
    const { status, body } = await tree.R.client.send('agents.overview', { from: '2026-01-01', to: '2026-03-01' })
    expect([status, body.value?.fields?.[0]?.field]).toEqual([400, 'to'])
  })
})

describe('team betting', () => {
  const totalsOf = async ({ client }: Node, filter = {}) => {
    const { totals } = await client.call('agents.bets', { ...day, ...filter })
    return [totals.count, totals.stake, totals.validBet, totals.payout, totals.netWin]
  }

  test('a file of the team has the columns of a member’s own file, after account and level', async () => {
    const own = readSheet(await tree.A.client.call('records.betsSheet', day))
    const [titles] = await file(tree.A, 'bets')
    expect(titles).toEqual(['Account', 'Level', ...own[0]!])
  })

  test('[AGENT-031] shows the bets of the whole tree with their accounts, and no others', async () => {
    const stranger = await join(site, null, 0)
    await writeBets(site, tree.B2.id, [{ ...lostBet, at: '2027-01-01T00:00:00Z' }])
    await writeBets(site, stranger.id, [{ ...lostBet, at: '2027-06-15T13:00:00Z' }])
    expect(await totalsOf(tree.A)).toEqual([10, '14255.17', '12155.17', '8592.80', '-5662.37'])
    expect(await totalsOf(tree.R)).toEqual([17, '24540.93', '22440.93', '14848.25', '-9692.68'])
    const { list } = await tree.A.client.call('agents.bets', { ...day, pageSize: 100 })
    const names = new Set([tree.A, tree.A1, tree.A2, tree.A3].map(({ account }) => account))
    expect(new Set(list.map(({ account }) => account))).toEqual(names)
    expect(list.find(({ account }) => account === tree.A.account)!.level).toBe(0)
    expect(list.find(({ account }) => account === tree.A3.account)!.level).toBe(1)
  })

  test('filters by account, type and status; the file holds them all', async () => {
    expect(await totalsOf(tree.R, { account: tree.A2.account })).toEqual([
      ...[4, '7621.09', '5821.09', '6800.00', '-821.09'],
    ])
    expect(await totalsOf(tree.R, { account: tree.A2.account, status: 'WON' })).toEqual([
      ...[2, '6321.09', '5821.09', '6000.00', '-321.09'],
    ])
    expect((await totalsOf(tree.R, { gameType: 'PVP' }))[0]).toBe(1)
    expect((await totalsOf(tree.B, { account: tree.A2.account }))[0]).toBe(0)
    const lines = await file(tree.R, 'bets')
    expect([lines.length, lines[0]!.slice(0, 3)]).toEqual([18, ['Account', 'Level', 'Time (GMT)']])
  })

  test('[AGENT-033] the same bets are the member’s own record and part of the team’s', async () => {
    const { totals } = await tree.A2.client.call('records.bets', day)
    expect([totals.count, totals.stake]).toEqual((await totalsOf(tree.R, { account: tree.A2.account })).slice(0, 2))
    expect((await tree.R.client.call('records.bets', day)).totals.count).toBe(1)
  })
})

describe('downline transactions', () => {
  test('[AGENT-036] shows what moved on the accounts below by type, without the agent’s own', async () => {
    const { byType, list, totals } = await tree.R.client.call('agents.transactions', { ...day, pageSize: 100 })
    const ofDay = byType.filter(({ type }) => type !== 'ADJUST').map(row => [row.type, row.count, row.in, row.out])
    expect(ofDay).toEqual([
      ['BET', 16, '0.00', '24900.83'],
      ['DEPOSIT', 2, '4100.00', '0.00'],
      ['MISSION', 1, '5.00', '0.00'],
      ['REBATE', 1, '12.34', '0.00'],
      ['REWARD', 1, '50.00', '0.00'],
      ['ROLLBACK', 1, '1000.00', '0.00'],
      ['SALARY_HOURLY', 4, '18.23', '0.00'],
      ['SALARY_REALTIME', 3, '4.82', '0.00'],
      ['WIN', 8, '14728.25', '0.00'],
      ['WITHDRAW_HOLD', 1, '0.00', '1000.00'],
    ])
    expect(list.length).toBe(totals.count)
    expect(list.some(({ account }) => account === tree.R.account)).toBe(false)
    const codes = ofDay.map(([type]) => type).join(',')
    const filtered = await tree.R.client.call('agents.transactions', { ...day, codes, pageSize: 10 })
    expect([filtered.totals, filtered.totalPages]).toEqual([{ count: 38, in: '19918.64', out: '25900.83' }, 4])
    const ofA3 = await tree.R.client.call('agents.transactions', { ...day, account: tree.A3.account })
    expect(new Set(ofA3.list.map(({ account, level }) => `${account} ${level}`))).toEqual(
      new Set([`${tree.A3.account} 2`]),
    )
  })
})

describe('the morning after, with daily salaries and dividends paid', () => {
  beforeAll(async () => {
    await tick(site, '2027-06-16T00:30:00Z')
    await tick(site, '2027-06-16T02:00:00Z')
    await signIn('2027-06-16T09:00:00Z')
  })
  const next = { from: '2027-06-16', to: '2027-06-16' }

  test('a file of transactions holds one between two members on both sides', async () => {
    const { totals } = await tree.R.client.call('agents.transactions', next)
    const lines = await file(tree.R, 'transactions', next)
    expect(lines.length).toBe(1 + totals.count)
    const both = lines.filter(line => line.includes('178.74'))
    const [, id] = both[0]!
    expect(
      both.map(([, transfer, account, level, type, into, out]) => [transfer, account, level, type, into, out]),
    ).toEqual([
      [id, tree.A.account, '1', 'Dividend', '', '178.74'],
      [id, tree.A1.account, '2', 'Dividend', '178.74', ''],
    ])
  })

  const rows: [Name, number, ...string[]][] = [
    ['R', 0, '700.00', '0.00', '640.10', '640.10', '120.00', '0.00', '0.00', '106.79', '413.31'],
    ['A', 1, '0.00', '0.00', '1000.00', '1000.00', '0.00', '0.00', '0.00', '92.56', '907.44'],
    ['B', 1, '0.00', '0.00', '2200.00', '2200.00', '2925.00', '0.00', '0.00', '62.69', '-787.69'],
    ['A1', 2, '0.00', '0.00', '4583.33', '4583.33', '980.50', '0.00', '5.00', '22.91', '3574.92'],
    ['A2', 2, '3000.00', '0.00', '7621.09', '5821.09', '6800.00', '12.34', '0.00', '0.00', '808.75'],
    ['A3', 2, '1100.00', '0.00', '1050.75', '750.75', '812.30', '0.00', '0.00', '0.00', '238.45'],
    ['B1', 2, '0.00', '1000.00', '7345.67', '7345.67', '3210.45', '0.00', '50.00', '0.00', '4085.22'],
    ['B2', 2, '0.00', '0.00', '99.99', '99.99', '0.00', '0.00', '0.00', '0.00', '99.99'],
  ]
  const total = ['4800.00', '1000.00', '24540.93', '22440.93', '14848.25', '12.34', '55.00', '284.95', '9340.39']
  const figuresOf = (row: ResponseOf<'agents.statements'>['total']) => [
    ...[row.deposits, row.withdrawals, row.turnover, row.validBet, row.payout, row.rebate, row.bonus],
    ...[row.salary, row.netLoss],
  ]

  test('[AGENT-034] shows deposits, withdrawals, play, bonus, salary and net loss of each member, and the total', async () => {
    const answer = await tree.R.client.call('agents.statements', day)
    expect(answer.list.map(row => [row.account, row.level, ...figuresOf(row)])).toEqual(
      rows.map(([name, ...rest]) => [tree[name].account, ...rest]),
    )
    expect(figuresOf(answer.total)).toEqual(total)
  })

  test('totals are of all members, whatever page or account is shown', async () => {
    const page = await tree.R.client.call('agents.statements', { ...day, page: 2, pageSize: 3 })
    expect(page.list.map(({ account }) => account)).toEqual([tree.A1, tree.A2, tree.A3].map(({ account }) => account))
    expect([page.totalCount, page.totalPages, ...figuresOf(page.total)]).toEqual([8, 3, ...total])
    const one = await tree.R.client.call('agents.statements', { ...day, account: tree.B1.account })
    expect(figuresOf(one.total)).toEqual(rows[6]!.slice(2))
    expect((await tree.A.client.call('agents.statements', { ...day, account: tree.B1.account })).list).toEqual([])
  })

  test('[AGENTX-008] [WALK-035] files of reports hold every row and no sum among them, and no name of a member becomes a formula', async () => {
    const lines = await file(tree.R, 'statements')
    const figures = lines.slice(1).map(line => line.slice(2).map(parseAmount))
    const sums = total.map((_, column) => figures.reduce((sum, row) => sum + row[column]!, 0n))
    expect([lines.length, sums]).toEqual([9, total.map(parseAmount)])
    const trick = await join(site, tree.B, 0)
    const { kysely } = site.database
    await kysely.updateTable('identity.account').set({ username: '=1+1' }).where('id', '=', trick.id).execute()
    await bet(site, trick, lostBet, '2027-06-16T09:01:00Z')
    for (const name of ['statements', 'bets', 'transactions'] as const) {
      // A cell that is text is no formula, whatever it begins with.
      expect((await file(tree.B, name, next)).flat()).toContain('=1+1')
    }
  })

  test('[AGENT-035] my income is split into dividend, salaries and commission, and equals what came to the wallet', async () => {
    const days = { from: '2027-06-15', to: '2027-06-16' }
    await takeBack(site, tree.A2, '2027-06-15T22:08:45Z', '2027-06-16T10:21:30Z')
    const won = { ...lostBet, stake: '2000.00', validBet: '2000.00', payout: '1500.00', status: 'WON' } as const
    await bet(site, tree.A1, won, '2027-06-16T10:22:00Z')
    await tick(site, '2027-06-16T10:25:00Z')
    await tick(site, '2027-06-16T11:05:00Z')
    await bet(site, tree.B1, { ...lostBet, stake: '3000.00', validBet: '3000.00' }, '2027-06-16T15:02:00Z')
    await tick(site, '2027-06-16T15:05:00Z')
    await tick(site, '2027-06-16T16:05:00Z')
    await signIn('2027-06-16T17:00:00Z')
    const incomeOf = async ({ client }: Node) =>
      (await client.call('agents.income', days)).list.map(row => Object.values(row).slice(1))
    expect(await incomeOf(tree.R)).toEqual([
      ['0.00', '0.00', '38.11', '22.44', '0.00', '60.55', '23.05', '37.50'],
      ['2802.11', '224.40', '1.36', '0.68', '0.00', '3028.55', '1602.27', '1426.28'],
    ])
    expect(await incomeOf(tree.A)).toEqual([
      ['0.00', '0.00', '18.23', '0.00', '0.00', '18.23', '0.00', '18.23'],
      ['1105.91', '97.24', '0.00', '0.00', '0.00', '1203.15', '201.65', '1001.50'],
    ])
    expect(await incomeOf(tree.B)).toEqual([
      ['0.00', '0.00', '0.00', '4.82', '0.00', '4.82', '0.00', '4.82'],
      ['339.75', '57.87', '0.00', '1.50', '0.00', '399.12', '0.00', '399.12'],
    ])
    expect((await incomeOf(tree.A1))[1]).toEqual([
      ...['178.74', '22.91', '0.00', '0.00', '0.00', '201.65', '0.00', '201.65'],
    ])
    await move(site, tree.R, 'COMMISSION', '1.11')
    const { list, total } = await tree.R.client.call('agents.income', days)
    expect([list[1]!.commission, total.income]).toEqual(['1.11', '3090.21'])
    const codes = 'DIVIDEND,SALARY_DAILY,SALARY_HOURLY,SALARY_REALTIME,COMMISSION,REFERRAL'
    const record = await tree.R.client.call('points.transactions', { ...days, book: 'WALLET', codes })
    expect([record.totals.in, record.totals.out]).toEqual([total.income, total.paidToDownlines])
    expect((await file(tree.R, 'income', days))[1]!.slice(1)).toEqual([
      '0.00',
      '0.00',
      '38.11',
      '22.44',
      '0.00',
      '60.55',
      '23.05',
      '37.50',
    ])
  })
})
