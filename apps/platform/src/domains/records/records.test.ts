import type { RequestOf } from '@baize/api'
import { parseAmount, toWire } from '@baize/money'
import {
  countFacts,
  partnerAccount,
  readSheet,
  SampleProvider,
  type SettledBet,
  sheetTime,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  uniqueName,
  writeBets,
} from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Code, memberAccount } from '../ledger/index.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

const currency = 'DEMO'
const today = () => site.clock.now().toISOString().slice(0, 10)
const member = async () => {
  const client = await (await site.visitor()).register(uniqueName())
  return { client, id: BigInt((await client.call('members.info', {})).id) }
}

/** The bets of member A2 on the day of the worked example. */
const betsOfA2 = (day: string): SettledBet[] => {
  const bet = (
    gameType: SettledBet['gameType'],
    [stake, payout, validBet]: [string, string, string],
    status: SettledBet['status'],
    time: string,
  ) => ({ gameType, stake, payout, validBet, status, at: `${day}T${time}Z` })
  return [
    bet('LIVE', ['2000.00', '3900.00', '1500.00'], 'WON', '10:31:00'),
    bet('LIVE', ['500.00', '0.00', '0.00'], 'LOST', '10:31:00'),
    bet('SPORTS', ['800.00', '800.00', '0.00'], 'PUSH', '10:32:30'),
    bet('RNG', ['4321.09', '2100.00', '4321.09'], 'WON', '22:08:45'),
  ]
}

const totalsOf = async (client: TestClient, filter: RequestOf<'records.bets'>) => {
  const { totals } = await client.call('records.bets', filter)
  return [totals.count, totals.stake, totals.validBet, totals.payout, totals.netWin]
}

describe('betting record', () => {
  test('[CENTRE-041] totals are those of all matching rows, whatever page is shown; each filter lets its own through', async () => {
    const { client, id } = await member()
    const day = '2027-06-15'
    await writeBets(site, id, betsOfA2(day))
    const days = { from: day, to: day }
    const all = await client.call('records.bets', { ...days, pageSize: 3 })
    expect(all.list.map(({ gameType, status }) => `${gameType} ${status}`)).toEqual([
      'RNG WON',
      'SPORTS PUSH',
      'LIVE LOST',
    ])
    expect(all.totalPages).toBe(2)
    expect(await totalsOf(client, days)).toEqual([4, '7621.09', '5821.09', '6800.00', '-821.09'])
    expect(await totalsOf(client, { ...days, status: 'WON' })).toEqual([2, '6321.09', '5821.09', '6000.00', '-321.09'])
    expect(await totalsOf(client, { ...days, gameType: 'LIVE' })).toEqual([
      2,
      '2500.00',
      '1500.00',
      '3900.00',
      '1400.00',
    ])
    expect(await totalsOf(client, { ...days, vendor: 'NOBODY' })).toEqual([0, '0.00', '0.00', '0.00', '0.00'])
    expect(await totalsOf(client, { from: '2027-06-14', to: '2027-06-14' })).toEqual([
      0,
      '0.00',
      '0.00',
      '0.00',
      '0.00',
    ])
    expect((await (await member()).client.call('records.bets', days)).list).toEqual([])
  })

  test('half won and half lost bets stand with what counts of them', async () => {
    const { client, id } = await member()
    const at = '2027-06-15T10:33:05Z'
    await writeBets(site, id, [
      { gameType: 'SPORTS', stake: '600.00', payout: '300.00', validBet: '300.00', status: 'HALF_LOST', at },
      { gameType: 'SPORTS', stake: '600.00', payout: '870.00', validBet: '300.00', status: 'HALF_WON', at },
    ])
    const { list } = await client.call('records.bets', { from: '2027-06-15', to: '2027-06-15' })
    expect(list.map(({ status, validBet, netWin }) => [status, validBet, netWin])).toEqual([
      ['HALF_WON', '300.00', '270.00'],
      ['HALF_LOST', '300.00', '-300.00'],
    ])
  })

  test('[CENTRE-040] a bet shows game, vendor, ids, stake, valid bet, payout, status and time; taken back, it stays on its day and counts nothing', async () => {
    const provider = await SampleProvider.start(site)
    const { client } = await member()
    const session = await provider.play(client)
    await provider.bet(session, 'record-bet', 50_000, 'record-round')
    const [open] = (await client.call('records.bets', {})).list
    expect(open).toMatchObject({ status: 'OPEN', stake: '5.00', netWin: '0.00', validBet: '0.00' })
    const bets = [{ transaction_uuid: 'record-bet', payout: 75_000, valid_amount: 50_000, status: 'won' as const }]
    const settle = { ...session, round: 'record-round', transaction_uuid: 'record-settle', bets, round_closed: true }
    expect((await provider.call('settle', settle)).status).toBe('OK')
    const before = await client.call('records.bets', {})
    expect(before.list[0]).toMatchObject({
      betId: open!.betId,
      transactionId: 'record-bet',
      roundId: 'record-round',
      gameName: 'Sample SMP',
      vendor: 'HLG',
      gameType: 'RNG',
      stake: '5.00',
      cancelledStake: null,
      validBet: '5.00',
      payout: '7.50',
      netWin: '2.50',
      status: 'WON',
    })
    await provider.rollback(session, 'record-rollback', 'record-bet', 'record-round')
    const after = await client.call('records.bets', {})
    expect(after.list[0]).toMatchObject({
      status: 'VOID',
      time: before.list[0]!.time,
      stake: '0.00',
      cancelledStake: '5.00',
      netWin: '0.00',
    })
    expect(after.totals).toEqual({ count: 1, stake: '0.00', validBet: '0.00', payout: '0.00', netWin: '0.00' })
    await provider.stop()
  })

  test('the file holds every bet of the days, though they are read in batches', async () => {
    const { client, id } = await member()
    const one = {
      gameType: 'RNG',
      payout: '0.00',
      validBet: '1.00',
      status: 'LOST',
      at: '2027-06-15T01:00:00Z',
    } as const
    await writeBets(
      site,
      id,
      Array.from({ length: 502 }, (_, i) => ({ ...one, stake: `${i + 1}.00` })),
    )
    const answer = await client.send('records.betsSheet', { from: '2027-06-15', to: '2027-06-15' })
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="bets-2027-06-15-2027-06-15.xlsx"')
    const lines = readSheet(answer.body.value as unknown as string)
    expect(lines[0]!.slice(0, 4)).toEqual(['Time (GMT)', 'Bet ID', 'Round ID', 'Game'])
    const stake = lines[0]!.indexOf('Stake')
    expect(new Set(lines.slice(1).map(line => line[stake])).size).toBe(502)
  })

  test('more than 31 days are refused by name, and so is a trial account', async () => {
    const { client } = await member()
    const { status, body } = await client.send('records.bets', { from: '2027-05-01', to: '2027-06-15' })
    expect([status, body.value?.fields]).toEqual([400, [{ field: 'to', message: 'Choose at most 31 days.' }]])
  })
})

describe('profit and loss', () => {
  test('[CENTRE-046] by category and in all: net win is payout and rebate and bonus less turnover; what has no game stands under other', async () => {
    const { client, id } = await member()
    const day = today()
    await writeBets(site, id, betsOfA2(day))
    await credit(id, 'REBATE', '12.34', 'RNG')
    const days = { from: day, to: day }
    const profit = await client.call('records.profit', days)
    const rows = profit.rows.map(row => [
      row.category,
      row.turnover,
      row.validBet,
      row.payout,
      row.rebate,
      row.bonus,
      row.netWin,
    ])
    expect(rows).toEqual([
      ['RNG', '4321.09', '4321.09', '2100.00', '12.34', '0.00', '-2208.75'],
      ['LIVE', '2500.00', '1500.00', '3900.00', '0.00', '0.00', '1400.00'],
      ['SPORTS', '800.00', '0.00', '800.00', '0.00', '0.00', '0.00'],
    ])
    const { turnover, validBet, payout, rebate, bonus, netWin } = profit.total
    expect([turnover, validBet, payout, rebate, bonus, netWin]).toEqual([
      '7621.09',
      '5821.09',
      '6800.00',
      '12.34',
      '0.00',
      '-808.75',
    ])
    await credit(id, 'MISSION', '5.00')
    await credit(id, 'REWARD', '50.00')
    const later = await client.call('records.profit', days)
    expect(later.rows.at(-1)).toMatchObject({ category: 'OTHER', bonus: '55.00', netWin: '55.00' })
    expect(later.byDay).toEqual([{ day, netWin: '-753.75' }])
  })

  test('the same whether the facts are rolled up already or not, and days without play are there', async () => {
    const { client, id } = await member()
    await writeBets(site, id, betsOfA2('2027-06-15'))
    const days = { from: '2027-06-14', to: '2027-06-16' }
    const before = await client.call('records.profit', days)
    await countFacts(site, 'rounds-rollup')
    await writeBets(site, id, betsOfA2('2027-06-16').slice(0, 1))
    const after = await client.call('records.profit', days)
    expect(before.byDay.map(({ netWin }) => netWin)).toEqual(['0.00', '-821.09', '0.00'])
    expect(after.byDay.map(({ netWin }) => netWin)).toEqual(['0.00', '-821.09', '1900.00'])
    expect(after.rows.find(({ category }) => category === 'RNG')).toEqual(before.rows[0])
  })
})

describe('account record', () => {
  test('[CENTRE-044] every movement with the balance that it left; the newest balance is the wallet', async () => {
    const { client, id } = await member()
    await debit(id, 'ADJUST', '999.50')
    const opening = await client.call('wallet.balance', {})
    expect(opening.sumBalance).toBe('0.50')
    for (const [code, amount] of linesOfR)
      await (amount.startsWith('-') ? debit(id, code, amount.slice(1)) : credit(id, code, amount))
    const lines = readSheet(await client.call('records.accountSheet', {}))
    expect(lines[0]).toEqual(['Time (GMT)', 'Transfer ID', 'Type', 'In', 'Out', 'Balance after', 'Reference'])
    expect(
      lines
        .slice(1, 1 + linesOfR.length)
        .map(line => line[5])
        .toReversed(),
    ).toEqual(balancesOfR)
    expect(lines[1]![5]).toBe((await client.call('wallet.balance', {})).sumBalance)
  })
})

test('[MEND-034] A file of movements is in the reader’s language, by the clock of the brand, and sums to what the ledger says', async () => {
  const { client, id } = await member()
  const wins = ['0.345', '249.375', '1000.0001', '7.00']
  for (const amount of wins) await credit(id, 'WIN', amount)
  await debit(id, 'BET', '0.125')
  client.language = 'VI'
  const { totals, list } = await client.call('points.transactions', { book: 'WALLET', pageSize: 100 })
  const [titles, ...rows] = readSheet(await client.call('records.accountSheet', {}))
  expect(titles).toEqual(['Thời gian (GMT)', ...titles!.slice(1)])
  expect([titles![3], rows[0]![2]]).toEqual(['Tiền vào', 'Đặt cược'])
  const sumOf = (column: number) => toWire(rows.reduce((sum, row) => sum + parseAmount(row[column] || '0'), 0n))
  expect([sumOf(3), sumOf(4)]).toEqual([totals.in, totals.out])
  expect(rows.map(([time]) => sheetTime(time!))).toEqual(list.map(({ time }) => time.slice(0, 19).replace('T', ' ')))
})

/** Movements of root agent R on the day of the worked example, and what each left. */
const linesOfR: [Code, string][] = [
  ['SALARY_REALTIME', '1.58'],
  ['SALARY_REALTIME', '1.80'],
  ['SALARY_HOURLY', '-2.37'],
  ['DEPOSIT', '700.00'],
  ['SALARY_HOURLY', '-2.70'],
  ['SALARY_REALTIME', '6.45'],
  ['SALARY_REALTIME', '-2.50'],
  ['SALARY_HOURLY', '12.90'],
  ['SALARY_HOURLY', '-2.17'],
  ['SALARY_REALTIME', '3.94'],
  ['SALARY_REALTIME', '-1.97'],
  ['SALARY_REALTIME', '0.70'],
  ['SALARY_REALTIME', '-0.35'],
  ['SALARY_HOURLY', '9.29'],
  ['BET', '-640.10'],
  ['WIN', '120.00'],
  ['SALARY_REALTIME', '7.96'],
  ['SALARY_HOURLY', '15.92'],
  ['SALARY_HOURLY', '-10.98'],
]
const balancesOfR = [
  ...['2.08', '3.88', '1.51', '701.51', '698.81', '705.26', '702.76', '715.66', '713.49', '717.43', '715.46'],
  ...['716.16', '715.81', '725.10', '85.00', '205.00', '212.96', '228.88', '217.90'],
]

let posted = 0
async function post(
  id: bigint,
  code: Code,
  amount: string,
  direction: 'in' | 'out',
  reference?: string,
): Promise<void> {
  posted += 1
  const main = memberAccount(id, 'MAIN', { currency })
  const partner = partnerAccount(code, direction, currency, 1n)
  const [from, to] = direction === 'in' ? [partner, main] : [main, partner]
  const legs = [{ debit: from, credit: to, amountUnits: parseAmount(amount), code }]
  const outcome = await site.platform.ledger.post({ key: `test:${posted}`, legs, ...(reference ? { reference } : {}) })
  expect(outcome.status).toBe('ok')
}
const credit = (id: bigint, code: Code, amount: string, reference?: string) => post(id, code, amount, 'in', reference)
const debit = (id: bigint, code: Code, amount: string) => post(id, code, amount, 'out')
