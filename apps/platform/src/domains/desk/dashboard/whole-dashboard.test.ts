import type { ResponseOf } from '@baize/api'
import { parseAmount, toWire } from '@baize/money'
import { newOperator, wholePayout, writeBets } from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ask,
  type CashierSite,
  newPlayer,
  openDeposit,
  type Player,
  password,
  reason,
  startCashier,
} from '../../cashier/fixtures.ts'
import { rollUpAll } from '../../reports/fixtures.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** The brand's offset: at its night a browser at -8 has noon of the day before. */
const offsetMs = 7 * hourMs

type Figures = ResponseOf<'dashboard.figures'>

let site: CashierSite
/** Half past one in the night of the brand, at which its first day begins; in UTC it is still the evening before. */
let start: Date
beforeAll(async () => {
  site = await startCashier()
  // Long after those who are there from the beginning registered.
  const today = Math.floor(site.clock.now().getTime() / dayMs) * dayMs
  start = new Date(today + 60 * dayMs - offsetMs + 1.5 * hourMs)
  await site.platform.settings.writeBrand({ timeZone: 'Asia/Jakarta' })
})
afterAll(() => site.stop())

/** The brand's date so many days after its first day here. */
const day = (after = 0) => new Date(start.getTime() + offsetMs + after * dayMs).toISOString().slice(0, 10)
const at = (afterMs: number) => site.clock.stopAt(new Date(start.getTime() + afterMs))
/** Sessions of operators end by the clock, which is moved here. */
const auditor = () => newOperator(site, ['auditor'])
const figuresOf = async (range: string) => (await auditor()).call('dashboard.figures', { range, compare: 'true' })
const seriesOf = async (range: string) => (await auditor()).call('dashboard.series', { range })

const newcomersIn = ({ figures }: Figures) => [figures.registrations, figures.depositConversionPercent]
const timesIn = ({ figures }: Pick<Figures, 'figures'>) => [figures.payoutP50Seconds, figures.payoutP90Seconds]

/** A deposit of a member who comes back after days. */
async function deposit(player: Player): Promise<void> {
  const client = await (await site.visitor()).signIn(player.account, password)
  const { number } = await openDeposit(site, { ...player, client }, '50.00')
  const notice = site.payments.notice({ kind: 'deposit_paid', order: number, amount: '50.00' })
  expect(await site.payments.send(notice)).toEqual([200, 'OK'])
}

/** Withdrawals that are asked for now and paid so long after. */
async function pay(player: Player, tookMs: readonly number[]): Promise<void> {
  const askedAt = site.clock.now().getTime()
  const ids: string[] = []
  for (const _ of tookMs) ids.push((await player.client.call('cashier.withdraw', ask(player, '20.00'))).id)
  for (const [n, id] of ids.entries()) {
    site.clock.stopAt(new Date(askedAt + tookMs[n]!))
    const [first, second] = [await site.operator(), await site.operator('desk2')]
    await first.call('cashier.reviewWithdrawal', { id, reason })
    await second.call('cashier.payWithdrawal', await wholePayout(second, id))
  }
}

describe('[OPER-002] the dashboard', () => {
  test('of days in which nothing happened is zeros and dashes, with no figure that is not a number', async () => {
    at(-dayMs)
    await rollUpAll(site)
    const [empty, { points, gameTypes, games, drift }] = [await figuresOf('7d'), await seriesOf('7d')]
    expect(empty.figures).toEqual({
      ...{ turnover: '0.00', ggr: '0.00', ngr: '0.00', netOfBrand: '0.00', deposits: '0.00', withdrawals: '0.00' },
      ...{ heldByMembers: await heldNow(), registrations: 0, depositConversionPercent: null, players: 0, actives: 0 },
      ...{ payoutP50Seconds: null, payoutP90Seconds: null, ngrPerPlayer: null },
    })
    expect(empty.before?.figures).toEqual(empty.figures)
    expect(points).toHaveLength(7)
    for (const { at: _, ...point } of points) expect(point).toEqual(empty.figures)
    expect({ gameTypes, games, drift }).toEqual({ gameTypes: [], games: [], drift: { tested: 0, list: [] } })
    const { points: hours } = await seriesOf('today')
    expect(hours.every(({ players, payoutP50Seconds }) => players === null && payoutP50Seconds === null)).toBe(true)
  })

  test('counts who registered by the day of the brand, and who deposited within seven days, restating the day when it is known', async () => {
    at(-2 * hourMs)
    await newPlayer(site, '0.00')
    at(0)
    const [soon, late] = [await newPlayer(site, '0.00'), await newPlayer(site, '0.00')]
    await newPlayer(site, '0.00')
    await rollUpAll(site)
    const [yesterday, today] = [`${day(-1)}_${day(-1)}`, `${day()}_${day()}`]
    expect([newcomersIn(await figuresOf('yesterday')), newcomersIn(await figuresOf('today'))]).toEqual([
      [1, '0.00'],
      [3, '0.00'],
    ])
    const { points } = await seriesOf('today')
    // It is half past one; the first hour of the brand's day had no one yet.
    expect(points.map(({ registrations }) => registrations)).toEqual([0, 3])

    at(7 * dayMs - minuteMs)
    await deposit(soon)
    await deposit(soon)
    await rollUpAll(site)
    const restated = await figuresOf(today)
    expect(newcomersIn(restated)).toEqual([3, '33.33'])
    expect(restated.conversionOpenUntil).toBe(new Date(start.getTime() + 8 * dayMs - 1.5 * hourMs).toISOString())
    at(7 * dayMs)
    await deposit(late)
    await rollUpAll(site)
    expect(newcomersIn(await figuresOf(today))).toEqual([3, '33.33'])
    at(8 * dayMs)
    expect((await figuresOf(today)).conversionOpenUntil).toBeNull()
    const both = await figuresOf(`${day(-1)}_${day()}`)
    expect([newcomersIn(both), newcomersIn(await figuresOf(yesterday))]).toEqual([
      [4, '25.00'],
      [1, '0.00'],
    ])
    expect(both.figures.depositConversionPercent).toBe(await conversionOf(day(-1), day()))
  })

  test('tells how long payouts took from the request on, to one in a hundred of the orders themselves', async () => {
    at(10 * dayMs)
    const minutes = [0.2, 1, 2, 3, 5, 8, 13, 30, 55, 240]
    await pay(
      await newPlayer(site, '1000.00'),
      minutes.map(took => took * minuteMs),
    )
    // One that was asked for on the evening before and is paid on the next day counts for the latter.
    at(11 * dayMs - 2 * hourMs)
    await pay(await newPlayer(site, '1000.00'), [3 * hourMs])
    await rollUpAll(site)
    const [first, second] = [await figuresOf(`${day(10)}_${day(10)}`), await figuresOf(`${day(11)}_${day(11)}`)]
    for (const [told, exact] of [
      [timesIn(first), await percentilesOf(day(10), day(10))],
      [timesIn(second), await percentilesOf(day(11), day(11))],
      [timesIn({ figures: second.before!.figures }), await percentilesOf(day(10), day(10))],
      [timesIn(await figuresOf(`${day(10)}_${day(11)}`)), await percentilesOf(day(10), day(11))],
    ] as const)
      for (const [n, seconds] of told.entries()) expect(Math.abs(seconds! / exact[n]! - 1)).toBeLessThanOrEqual(0.01)
    expect(first.figures.payoutP50Seconds).toBeGreaterThan(4.9 * 60)
    // Read once more they are not counted twice.
    await rollUpAll(site)
    expect(timesIn(await figuresOf(`${day(10)}_${day(10)}`))).toEqual(timesIn(first))
  })

  test('splits what was won by kinds of game, and steps and kinds come to the figures of the range', async () => {
    at(20 * dayMs)
    const player = await newPlayer(site, '500.00')
    const settled = (daysAgo: number, gameType: 'RNG' | 'LIVE' | 'FISH', stake: string, payout: string) => ({
      ...{ gameType, stake, payout, validBet: stake, status: payout === '0.00' ? ('LOST' as const) : ('WON' as const) },
      at: new Date(site.clock.now().getTime() - daysAgo * dayMs).toISOString(),
    })
    await writeBets(site, player.id, [
      settled(0, 'RNG', '100.00', '30.00'),
      settled(1, 'RNG', '40.00', '0.00'),
      settled(1, 'LIVE', '50.00', '250.00'),
      settled(3, 'FISH', '8.00', '8.00'),
      settled(9, 'FISH', '900.00', '0.00'),
    ])
    await rollUpAll(site)
    const [{ figures }, { points, gameTypes }] = [await figuresOf('7d'), await seriesOf('7d')]
    expect(gameTypes).toEqual([
      { gameType: 'LIVE', bets: 1, turnover: '50.00', ggr: '-200.00' },
      { gameType: 'RNG', bets: 2, turnover: '140.00', ggr: '110.00' },
      { gameType: 'FISH', bets: 1, turnover: '8.00', ggr: '0.00' },
    ])
    const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, each) => sum + parseAmount(each), 0n)
    for (const name of ['turnover', 'ggr', 'ngr', 'netOfBrand', 'deposits', 'withdrawals'] as const)
      expect([name, sumOf(points.map(point => point[name]))]).toEqual([name, parseAmount(figures[name])])
    expect(sumOf(gameTypes.map(({ ggr }) => ggr))).toBe(parseAmount(figures.ggr))
    expect(points.reduce((sum, { registrations }) => sum + registrations, 0)).toBe(figures.registrations)
    expect(points.at(-1)!.heldByMembers).toBe(figures.heldByMembers)
    expect(points.map(({ players }) => players)).toEqual([0, 0, 0, 1, 0, 1, 1])
    expect(figures.heldByMembers).toBe(await heldNow())
  })

  test('draws what members hold as it grew, up to what their accounts hold now', async () => {
    // The ledger posts by the clock of the database, which stands at no test's will.
    const { rows } = await site.database.pool.query<{ from: string; to: string }>(
      `select (min(posted_at) at time zone 'Asia/Jakarta')::date - 1 || '' as from,
         (max(posted_at) at time zone 'Asia/Jakarta')::date || '' as to from ledger.transfer`,
    )
    const { points } = await seriesOf(`${rows[0]!.from}_${rows[0]!.to}`)
    const held = points.map(({ heldByMembers }) => heldByMembers)
    expect([held[0], held.at(-1)]).toEqual(['0.00', await heldNow()])
    expect(held.at(-1)).not.toBe('0.00')
  })
})

/** Sum of what members hold, by their accounts. */
async function heldNow(): Promise<string> {
  const { rows } = await site.database.pool.query<{ units: bigint }>(
    `select sum(balance)::bigint as units from ledger.account
     where owner_kind = 'member' and book = 'REAL' and currency = 'DEMO'`,
  )
  return toWire(rows[0]!.units)
}

/** The share of those who registered on some days, by the accounts and payments themselves. */
async function conversionOf(from: string, to: string): Promise<string> {
  const { rows } = await site.database.pool.query<{ percent: string }>(
    `select round(100.0 * count(*) filter (where exists (
       select from cashier.deposit d join cashier.payment p on p.deposit_id = d.id
       where d.member_id = a.id and p.credited_at < a.created_at + interval '168 hours'
     )) / count(*), 2)::text as percent
     from identity.account a
     where a.kind = 'member' and a.agent_type <> 4 and (a.created_at at time zone 'Asia/Jakarta')::date between $1 and $2`,
    [from, to],
  )
  return rows[0]!.percent
}

/** The half and nine tenths of payout times, by the orders themselves. */
async function percentilesOf(from: string, to: string): Promise<number[]> {
  const { rows } = await site.database.pool.query<{ seconds: string[] }>(
    `select percentile_disc(array[0.5, 0.9]) within group (order by extract(epoch from paid_at - created_at)) as seconds
     from cashier.withdrawal
     where parent_id is null and (paid_at at time zone 'Asia/Jakarta')::date between $1 and $2`,
    [from, to],
  )
  return rows[0]!.seconds.map(Number)
}
