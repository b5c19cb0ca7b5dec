import { parseAmount, toWire } from '@baize/money'
import { factsReadable, playFree, startTestPlatform, startTwin, type TestPlatform, writeBets } from '@baize/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { join, type Node, password } from '../../contracts/fixtures.ts'
import { mainOf, postedByTheClock, takeBack, turnTo } from '../../contracts/settlement/fixtures.ts'
import { memberAccount } from '../../ledger/index.ts'

let site: TestPlatform
let month = 0
beforeAll(async () => {
  site = await startTestPlatform()
  await site.platform.settings.writeBrand({ rebateRatesPpm: { RNG: 5_000, LIVE: 3_000 }, timeZone: 'GMT' })
})
// Each test has a month of its own, with every day before it settled.
beforeEach(async () => {
  month += 1
  await settle(on(1, '01:00:00'))
})
afterAll(() => site.stop())

const two = (number: number) => String(number).padStart(2, '0')
const on = (day: number, time = '12:00:00') => `2031-${two(month)}-${two(day)}T${time}Z`
async function settle(time: string): Promise<void> {
  turnTo(site, time)
  site.clock.advance(10_000)
  await factsReadable(site)
  await site.runJob('rebates-daily')
  await postedByTheClock(site)
}
type Type = Parameters<typeof writeBets>[2][number]['gameType']
const play = ({ id }: Node, gameType: Type, validBet: string, at: string) =>
  writeBets(site, id, [{ gameType, stake: validBet, payout: '0.00', validBet, status: 'LOST', at }])
const fresh = async (node: Node): Promise<Node> => ({
  ...node,
  client: await (await site.visitor()).signIn(node.account, password),
})
/** Rebates in a member's account record over some days. */
async function rebatesOf(node: Node, days: { from: string; to: string }) {
  const { client } = await fresh(node)
  const { list } = await client.call('points.transactions', { book: 'WALLET', codes: 'REBATE', ...days })
  return list.map(({ code, in: received }) => `${code} ${received}`)
}
/** Lines of a member: due, adjustment, amount, carry out. */
async function linesOf({ id }: Node) {
  const { rows } = await sql<{ due: bigint; late: bigint; amount: bigint; carry: bigint }>`
    select due_units as due, adjustment_units as late, amount_units as amount, carry_out_units as carry
    from rebates.line where member_id = ${id} order by id`.execute(site.database.kysely)
  return rows.map(({ due, late, amount, carry }) => [due, late, amount, carry].map(units => toWire(units)))
}

test('[EYE-006] valid bet outside lotteries goes back at 00:20 of the next day, cut to cents once, and stands in every report', async () => {
  const agent = await join(site)
  const A2 = await join(site, agent, 0)
  await play(A2, 'RNG', '4321.09', on(15, '22:08:45'))
  await play(A2, 'LIVE', '1503.00', on(15, '10:31:00'))
  await play(A2, 'LOTT', '1000.00', on(15, '13:15:00'))
  await play(A2, 'SPORTS', '800.00', on(15, '10:32:30'))
  await play(A2, 'RNG', '9.99', on(16, '00:00:00'))
  await settle(on(16, '00:19:00'))
  expect(await linesOf(A2)).toEqual([])
  await settle(on(16, '00:20:00'))
  // 0.5 % of 4321.09 and 0.3 % of 1503.00 are 21.60545 and 4.509.
  expect(await linesOf(A2)).toEqual([['26.11', '0.00', '26.11', '0.00']])
  expect(await mainOf(site, A2)).toBe('1026.11')
  const days = { from: on(15).slice(0, 10), to: on(16).slice(0, 10) }
  expect(await rebatesOf(A2, days)).toEqual(['REBATE 26.11'])
  const player = (await fresh(A2)).client
  expect((await player.call('records.profit', days)).total).toMatchObject({ rebate: '26.11', turnover: '7634.08' })
  const desk = (await fresh(agent)).client
  expect(await desk.call('agents.overview', days)).toMatchObject({ rebate: '26.11' })
  expect((await desk.call('agents.statements', days)).total).toMatchObject({ rebate: '26.11' })
  const { byType } = await desk.call('agents.transactions', { ...days, codes: 'REBATE' })
  expect(byType).toEqual([{ type: 'REBATE', count: 1, in: '26.11', out: '0.00' }])
})

test('a rebate of one game type stands under it in profit and loss', async () => {
  const member = await join(site, null, 0)
  await play(member, 'LIVE', '1000.00', on(10))
  await settle(on(11, '00:20:00'))
  const days = { from: on(10).slice(0, 10), to: on(11).slice(0, 10) }
  const { rows } = await (await fresh(member)).client.call('records.profit', days)
  expect(rows).toMatchObject([{ category: 'LIVE', turnover: '1000.00', rebate: '3.00', netWin: '-997.00' }])
})

test('[EYE-006] two processes at once, and each again, pay each rebate once', async () => {
  const twin = await startTwin(site)
  const members = await Promise.all(Array.from({ length: 12 }, () => join(site, null, 0)))
  for (const member of members) await play(member, 'RNG', '200.00', on(10))
  turnTo(site, on(11, '00:21:00'))
  await factsReadable(site)
  const job = ({ jobs }: typeof site.platform) => jobs.find(({ name }) => name === 'rebates-daily')!.run()
  await Promise.all([job(site.platform), job(twin.platform), job(site.platform), job(twin.platform)])
  await twin.stop()
  const keys = members.map(({ id }) => `rebate:${id}:${on(10).slice(0, 10)}`)
  const { rows } = await site.database.pool.query('select amount from ledger.transfer where key = any ($1)', [keys])
  expect(rows.map(({ amount }) => toWire(amount))).toEqual(members.map(() => '1.00'))
})

test('a run that comes days late pays what each day owed, and a repeat nothing', async () => {
  const member = await join(site, null, 0)
  for (const day of [5, 6, 8]) await play(member, 'RNG', `${day}00.00`, on(day))
  await settle(on(20))
  await settle(on(20, '12:01:00'))
  expect((await linesOf(member)).map(([due, , amount]) => [due, amount])).toEqual([
    ['2.50', '2.50'],
    ['3.00', '3.00'],
    ['4.00', '4.00'],
  ])
})

describe('what becomes known after the cut-off', () => {
  test('changes no line: later rebates take it in, and nothing is ever debited', async () => {
    const member = await join(site, null, 0)
    await play(member, 'RNG', '2000.00', on(3))
    await settle(on(4, '00:20:00'))
    await takeBack(site, member, on(3), on(4, '10:00:00'))
    await play(member, 'RNG', '1200.00', on(4))
    await settle(on(5, '00:20:00'))
    await play(member, 'RNG', '1000.00', on(5))
    await settle(on(6, '00:20:00'))
    expect(await linesOf(member)).toEqual([
      ['10.00', '0.00', '10.00', '0.00'],
      ['6.00', '-10.00', '0.00', '-4.00'],
      ['5.00', '0.00', '1.00', '0.00'],
    ])
  })

  test('with the rates of its own day, more of it as well as less', async () => {
    const member = await join(site, null, 0)
    await play(member, 'RNG', '300.00', on(3))
    await settle(on(4, '00:20:00'))
    await site.platform.settings.writeBrand({ rebateRatesPpm: { RNG: 10_000, LIVE: 3_000 } })
    await lateBet(member, '100.00', on(3), on(4, '08:00:00'))
    await settle(on(5, '00:20:00'))
    await site.platform.settings.writeBrand({ rebateRatesPpm: { RNG: 5_000, LIVE: 3_000 } })
    expect(await linesOf(member)).toEqual([
      ['1.50', '0.00', '1.50', '0.00'],
      ['0.00', '0.50', '0.50', '0.00'],
    ])
  })
})

/** A bet of a day that becomes known later. */
const lateBet = ({ id }: Node, validBet: string, earnedAt: string, knownAt: string) =>
  sql`
    insert into rounds.fact (provider_code, transaction_id, bet_transaction_id, member_id, game_code, vendor_code, game_type,
      book, currency, bets, stake_units, payout_units, valid_units, earned_at, known_at)
    values ('SMP', ${`late-${id}`}, ${`late-bet-${id}`}, ${id}, 'SMP-RNG', 'HLG', 'RNG', 'REAL', 'DEMO', 1,
      ${parseAmount(validBet)}, 0, ${parseAmount(validBet)}, ${earnedAt}, ${knownAt})`.execute(site.database.kysely)

describe('whose', () => {
  test('a frozen member earns on, and a blocked account is paid once it is open again', async () => {
    const [frozen, blocked] = [await join(site, null, 0), await join(site, null, 0)]
    for (const member of [frozen, blocked]) await play(member, 'RNG', '1000.00', on(3))
    await (await site.operator()).call('members.lock', {
      ...{ id: frozen.id.toString(), scopes: ['signIn', 'play', 'deposit', 'withdrawal'], version: 0 },
      reason: 'odd payments',
    })
    const { ledger } = site.platform
    const block = (isBlocked: boolean) =>
      site.database.transaction(tx =>
        ledger.setBlocked(tx, [memberAccount(blocked.id, 'MAIN', { currency: 'DEMO' })], isBlocked),
      )
    await block(true)
    await settle(on(4, '00:20:00'))
    const held = async () => Promise.all([frozen, blocked].map(member => mainOf(site, member)))
    expect(await held()).toEqual(['1005.00', '1000.00'])
    await block(false)
    await settle(on(4, '00:25:00'))
    expect(await held()).toEqual(['1005.00', '1005.00'])
  })

  test('play money of guests has none', async () => {
    const guest = await playFree(await site.visitor())
    const id = BigInt((await guest.call('members.info', {})).id)
    await sql`
      insert into rounds.fact (provider_code, transaction_id, bet_transaction_id, member_id, game_code, vendor_code,
        game_type, book, currency, bets, stake_units, payout_units, valid_units, earned_at, known_at)
      values ('SMP', 'guest', 'guest-bet', ${id}, 'SMP-RNG', 'HLG', 'RNG', 'PLAY', 'DEMO', 1, 10000000, 0, 10000000,
        ${on(3)}, ${on(3)})`.execute(site.database.kysely)
    await settle(on(4, '00:20:00'))
    expect(await linesOf({ id } as Node)).toEqual([])
  })

  test('days are those of the brand’s zone, also when it moves', async () => {
    const member = await join(site, null, 0)
    await site.platform.settings.writeBrand({ timeZone: 'Asia/Manila' })
    // Days now begin at 16:00 GMT: what is left of the 2nd, and then days of Manila.
    await play(member, 'RNG', '100.00', on(2, '15:59:00'))
    await play(member, 'RNG', '200.00', on(2, '16:00:00'))
    await settle(on(3, '16:19:00'))
    expect((await linesOf(member)).map(([due]) => due)).toEqual(['0.50'])
    await settle(on(3, '16:20:00'))
    expect((await linesOf(member)).map(([due]) => due)).toEqual(['0.50', '1.00'])
    await site.platform.settings.writeBrand({ timeZone: 'GMT' })
    await play(member, 'RNG', '400.00', on(3, '20:00:00'))
    await settle(on(5))
    expect((await linesOf(member)).map(([due]) => due)).toEqual(['0.50', '1.00', '2.00'])
  })
})
