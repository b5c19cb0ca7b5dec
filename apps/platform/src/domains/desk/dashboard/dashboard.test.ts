import { countFacts, knownMember, newOperator, type OperatorClient, SampleProvider, writeBets } from '@baize/testing'
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type CashierSite, claimedDeposit, newPlayer, reason, startCashier } from '../../cashier/fixtures.ts'
import { pendingOrders } from '../../cashier/index.ts'
import { figuresOf, gamesOf, heldBefore, seriesOf } from '../../reports/index.ts'

let site: CashierSite
let desk: OperatorClient
/** A day of UTC that has an evening in Jakarta already: 1:30 of the next day there. */
let day: string
let nextDay: string
beforeAll(async () => {
  site = await startCashier()
  day = site.clock.now().toISOString().slice(0, 10)
  nextDay = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  site.clock.stopAt(new Date(`${day}T18:30:00.000Z`))
  await site.platform.settings.writeBrand({ timeZone: 'Asia/Jakarta' })
  desk = await newOperator(site, ['auditor'])
})
afterAll(() => site.stop())

const bet = (at: string, stake: string, payout: string) => ({
  ...{ gameType: 'RNG' as const, stake, payout, validBet: stake, at },
  status: payout === '0.00' ? ('LOST' as const) : ('WON' as const),
})

test('[CONS-022] today is the day of the brand, of which both instants are told, and its figures are those of that day', async () => {
  const { id } = await knownMember(site)
  await writeBets(site, id, [
    bet(`${day}T16:59:59.000Z`, '70.00', '0.00'),
    bet(`${day}T17:00:00.000Z`, '100.00', '40.00'),
    bet(`${day}T18:10:00.000Z`, '10.00', '0.00'),
  ])
  await countFacts(site, 'reports-play')
  const today = await desk.call('dashboard.figures', { range: 'today', compare: 'true' })
  const midnight = (of: string) => new Date(Date.parse(of) - 7 * 3_600_000).toISOString()
  expect(today).toMatchObject({
    ...{ days: { from: nextDay, to: nextDay }, from: midnight(nextDay), asOf: `${day}T18:30:00.000Z` },
    until: new Date(Date.parse(midnight(nextDay)) + 86_400_000).toISOString(),
    figures: { turnover: '110.00', ggr: '70.00', players: 1, actives: 1, ngrPerPlayer: '70.00' },
    before: { days: { from: day, to: day }, figures: { turnover: '70.00', ggr: '70.00' } },
  })
  expect((await desk.call('dashboard.figures', { range: `${day}_${nextDay}` })).figures.turnover).toBe('180.00')
  const { points, step, games } = await desk.call('dashboard.series', { range: 'today' })
  expect(step).toBe('hour')
  expect(points.map(({ at, ggr }) => [at.slice(11, 16), ggr])).toEqual([
    ['17:00', '60.00'],
    ['18:00', '10.00'],
  ])
  expect(games.map(({ ggr }) => ggr)).toEqual(['70.00'])
  const week = await desk.call('dashboard.series', { range: '7d' })
  expect([week.step, week.points.length]).toEqual(['day', 7])
  expect(week.points.slice(-2).map(({ ggr }) => ggr)).toEqual(['70.00', '70.00'])
})

test('[CONS-022] members of a range are counted once, anew where a bet of its days comes late, and by the least bet of this moment', async () => {
  const membersOf = async (range: string) => {
    const { figures } = await desk.call('dashboard.figures', { range })
    return [figures.players, figures.actives]
  }
  const before = await membersOf('7d')
  const { id } = await knownMember(site)
  const evening = bet(`${day}T15:00:00.000Z`, '120.00', '0.00')
  await writeBets(site, id, [evening, bet(`${day}T17:30:00.000Z`, '90.00', '0.00')])
  // Not rolled up yet.
  expect(await membersOf('7d')).toEqual(before)
  await countFacts(site, 'reports-play')
  const [players, actives] = before as [number, number]
  expect(await membersOf('7d')).toEqual([players + 1, actives + 1])
  const { activeMinValidBet } = await site.platform.settings.brand()
  await site.platform.settings.writeBrand({ activeMinValidBet: 211 })
  expect(await membersOf('7d')).toEqual([players + 1, 0])
  await site.platform.settings.writeBrand({ activeMinValidBet: 210 })
  await countFacts(site, 'reports-play')
  expect(await membersOf('7d')).toEqual([players + 1, 1])
  const { points } = await desk.call('dashboard.series', { range: '7d' })
  expect(points.slice(-2).map(({ actives }) => actives)).toEqual([0, 0])
  await site.platform.settings.writeBrand({ activeMinValidBet })
})

test('a range that ends before it begins, has no such day or more than a month is refused by name', async () => {
  for (const range of [`${nextDay}_${day}`, '2026-02-30_2026-03-01', '2026-01-01_2026-03-01', 'tomorrow'])
    expect((await desk.send('dashboard.figures', { range })).body.errorCode).toBe('invalid_input')
})

test('what waits is counted by queue, with the age of the oldest and how pressing it is, for those who may read the queue', async () => {
  const player = await newPlayer(site, '500.00')
  await claimedDeposit(player, '120.00')
  for (const amount of ['50.00', '60.00']) await player.client.call('cashier.withdraw', ask(player, amount))
  const reviewed = await player.client.call('cashier.withdraw', ask(player, '70.00'))
  await (await newOperator(site, ['cashier'])).call('cashier.reviewWithdrawal', { id: reviewed.id, reason })
  const since = site.clock.now().toISOString()
  site.clock.advance(16 * 60_000)
  const { list } = await desk.call('dashboard.pending', {})
  expect(list).toEqual([
    { queue: 'depositsToReview', count: 1, oldestAt: since, level: 'amber' },
    { queue: 'withdrawalsRequested', count: 2, oldestAt: since, level: 'red' },
    { queue: 'withdrawalsToPay', count: 1, oldestAt: since, level: 'amber' },
    { queue: 'disputes', count: 0, oldestAt: null, level: null },
    { queue: 'corrections', count: 0, oldestAt: null, level: null },
    { queue: 'failedJobs', count: 0, oldestAt: null, level: null },
  ])
  const content = await newOperator(site, ['content'])
  expect((await content.call('dashboard.pending', {})).list).toEqual([])
})

test('a game whose return is far from what it states stands first, with its interval, and is an alarm', async () => {
  const provider = await SampleProvider.start(site, 'DRIFT')
  const bets = 20_000
  const row = (code: string, payout: number) => [
    ...[nextDay, code, 'DRIFT', 'RNG', 'DEMO', bets, bets * 10_000, payout, bets * 10_000],
    ...[bets * 1e8, payout * 19_200, payout * 10_000],
  ]
  for (const [code, wins] of [
    [provider.gameCode, bets * 0.54],
    ['NEVER-LISTED', bets * 0.9],
  ] as const)
    await site.database.pool.query(
      `insert into reports.play_day (day, game_code, vendor_code, game_type, currency, bets, stake_units, payout_units,
         valid_units, stake_squares, payout_squares, products)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      row(code, wins * 19_200),
    )
  const { drift, games } = await desk.call('dashboard.series', { range: 'today' })
  expect(drift).toMatchObject({
    tested: 1,
    list: [{ gameCode: provider.gameCode, bets, statedPercent: '96.00', actualPercent: '103.68', isAlarm: true }],
  })
  // What was won of most, or lost, stands first.
  expect(games[0]).toMatchObject({ gameCode: 'NEVER-LISTED', ggr: '-14560.00' })
  await provider.stop()
})

test('figures are read from sums and queues by indexes, and no table that grows with play is scanned', async () => {
  const asked: CompiledQuery[] = []
  const kysely = new Kysely<Record<never, never>>({
    dialect: new PostgresDialect({ pool: site.database.pool }),
    log: ({ query }) => void asked.push(query as CompiledQuery),
  })
  const days = { from: day, until: nextDay }
  const how = { currency: 'DEMO', activeFrom: '10.00' }
  await figuresOf({ kysely }, days, how)
  await gamesOf({ kysely }, days, how)
  await heldBefore({ kysely }, nextDay, 'DEMO')
  await seriesOf({ kysely }, { step: 'day', ...days }, how)
  await seriesOf({ kysely }, { step: 'hour', from: new Date(day), until: new Date(nextDay) }, how)
  await pendingOrders(kysely, site.clock.now())
  // Members of these days were counted for another least bet, so they are counted now.
  expect(asked).toHaveLength(19)
  const client = await site.database.pool.connect()
  // Tables of a test are so small that a scan is cheapest; where it is forbidden, one that remains has no index.
  await client.query('set enable_seqscan = off')
  const nodes: Node[] = []
  for (const { sql, parameters } of asked) {
    const { rows } = await client.query(`explain (format json) ${sql}`, [...parameters])
    nodes.push(...under(rows[0]['QUERY PLAN'][0].Plan))
  }
  await client.query('reset enable_seqscan')
  client.release()
  const read = nodes.filter(node => node['Relation Name'] !== undefined)
  expect(read.filter(node => node['Node Type'] === 'Seq Scan')).toEqual([])
  expect([...new Set(read.map(node => node['Relation Name']))].sort()).toEqual([
    ...['correction', 'deposit', 'held_day', 'member_day', 'members_counted', 'money_day', 'money_hour'],
    ...['newcomer_day', 'newcomer_hour'],
    ...['payout_day', 'payout_hour', 'play_day', 'play_hour', 'withdrawal'],
  ])
  const indexes = nodes.map(node => node['Index Name']).filter(name => /queue/.test(name ?? ''))
  expect([...new Set(indexes)].sort()).toEqual(['correction_queue', 'deposit_queue', 'withdrawal_queue'])
})

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: Node[]
}
const under = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(under)]

test('requests of other people wait for those who may decide them, the more pressing the nearer their end', async () => {
  const [first, second] = [await site.operator('operator'), await site.operator('operator2')]
  const waits = async (by: OperatorClient) =>
    (await by.call('dashboard.pending', {})).list.find(({ queue }) => queue === 'approvals')
  const before = (await waits(second))!.count
  const oldestAt = site.clock.now().toISOString()
  await first.ask('operators.saveAddresses', { addresses: ['127.0.0.0/8', '::1'], version: 1, reason })
  expect(await waits(second)).toMatchObject({ count: before + 1, level: 'green' })
  expect((await waits(first))!.count).toBe(0)
  site.clock.advance(23.6 * 3_600_000)
  const late = await site.operator('operator2')
  expect(await waits(late)).toMatchObject({ count: before + 1, oldestAt, level: 'red' })
  site.clock.advance(0.5 * 3_600_000)
  expect(await waits(await site.operator('operator2'))).toMatchObject({ count: before, level: null })
})
