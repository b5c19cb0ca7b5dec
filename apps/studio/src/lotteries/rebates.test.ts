import { checkInvariants, GameVisit, playFree, startTestWorld, type TestClient, type TestWorld } from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LotteryTable, type TestTicket } from './fixtures.ts'

let world: TestWorld
let table: LotteryTable
beforeAll(async () => {
  world = await startTestWorld()
  table = new LotteryTable(world)
  await world.studio.draws.run()
})
afterAll(() => world.stop())

const digits = [...'0123456789']
/** A hundred units on one digit at the first place. */
const onDigit = (digit: string): TestTicket[] => [['POS', `1:${digit}`, 100]]
const rebatesOf = async (member: TestClient) =>
  (await member.call('points.transactions', { book: 'WALLET', codes: 'REBATE' })).list.map(({ change }) => change)

describe('a slip of 100.00 on one digit of five', () => {
  test.each([
    [1900, '950.00', '2.00'],
    [1940, '970.00', null],
    [1800, '900.00', '7.00'],
  ])('at series %i wins %s and gets %s back, and as much when it loses', async (series, win, rebate) => {
    const { member, visit } = await table.playing('EL_SSC_1')
    let issue = ''
    for (const digit of digits) {
      const slip = await table.slipFor(visit, onDigit(digit), series)
      expect((await table.place(visit, slip)).status).toBe(200)
      issue = slip.issue
    }
    expect(await table.balanceCents(member)).toBe(0)
    await table.hold(visit, issue)
    const slips = await table.slips(visit)
    const inCents = (amount: string | null) => (amount ? Number(amount) * 100 : 0)
    expect(slips.filter(({ payoutCents }) => payoutCents! > 0).map(({ payoutCents }) => payoutCents)).toEqual([
      inCents(win),
    ])
    expect(slips.map(({ rebateCents }) => rebateCents)).toEqual(digits.map(() => inCents(rebate)))
    // Whatever the series, ten slips that cover every digit return 97 % in all.
    expect((await member.call('wallet.balance', {})).sumBalance).toBe('970.00')
    expect(await rebatesOf(member)).toEqual(rebate ? digits.map(() => rebate) : [])
    const { rows } = await member.call('records.profit', {})
    const back = (inCents(rebate) * 10) / 100
    expect(rows).toMatchObject([
      { category: 'ELOTT', turnover: '1000.00', payout: win, rebate: back.toFixed(2), netWin: '-30.00' },
    ])
    await world.studio.draws.run()
    expect((await member.call('wallet.balance', {})).sumBalance).toBe('970.00')
    expect(await checkInvariants(world.database)).toEqual([])
  })

  test('keeps table, series, odds and share on its line, and a ticket never changes them', async () => {
    const { visit } = await table.playing('EL_SSC_1')
    const slip = await table.slipFor(visit, onDigit('7'), 1880)
    await table.place(visit, slip)
    const lines = world.database.pool.query(
      `select odds_table, series, odds_x10000, rebate_x10000 from studio.ticket where slip_id = $1`,
      [slip.slipId],
    )
    expect((await lines).rows).toEqual([
      { odds_table: 'E1880', series: 1880, odds_x10000: [94_000n], rebate_x10000: 300 },
    ])
    await expect(
      world.database.pool.query(`update studio.ticket set odds_x10000 = '{990000}' where slip_id = $1`, [slip.slipId]),
    ).rejects.toThrow()
  })

  test('is refused with the new quote when the odds that it shows are not those of now', async () => {
    const { member, visit } = await table.playing('EL_SSC_1')
    const before = await table.balanceCents(member)
    const slip = await table.slipFor(visit, [
      ['POS', '1:7'],
      ['SH', 'F:PAIR'],
    ])
    const stale = slip.tickets.map((ticket, i) => (i === 1 ? { ...ticket, oddsX10000: [99_900] } : ticket))
    const { status, body } = await table.place(visit, { ...slip, tickets: stale })
    expect([status, body.error, body.field]).toEqual([409, 'odds_changed', 'tickets.1.oddsX10000'])
    expect(body.quote).toEqual(slip.tickets.map(({ oddsX10000 }) => oddsX10000))
    expect(await table.balanceCents(member)).toBe(before)
    expect(await table.slips(visit)).toEqual([])
  })
})

describe('the highest series of a member', () => {
  const withHighest = async (highest: number) => {
    const { member } = await table.playing('EL_SSC_1')
    const { id } = await member.call('members.info', {})
    await world.database.pool.query('update members.member set max_series = $1 where id = $2', [highest, id])
    const { gameUrl } = await member.call('launch.gameLaunch', { vassalage: 'ELOTT', gameCode: 'EL_SSC_1' })
    return { member, visit: await GameVisit.open(world.studioUrl, gameUrl) }
  }

  test('bounds what may be chosen, and what goes back', async () => {
    const { member, visit } = await withHighest(1900)
    expect(visit.boot).toMatchObject({ maxSeries: 1900 })
    const above = await table.place(visit, await table.slipFor(visit, onDigit('7'), 1920))
    expect([above.status, above.body.field]).toEqual([400, 'series'])
    const slip = await table.slipFor(visit, onDigit('7'), 1880)
    await table.place(visit, slip)
    await table.hold(visit, slip.issue)
    expect(await rebatesOf(member)).toEqual(['1.00'])
  })
})

describe('no rebate', () => {
  test('comes of a slip that was cancelled or whose draw is void', async () => {
    const { member, visit } = await table.playing('EL_SSC_1')
    const before = await table.balanceCents(member)
    const cancelled = await table.slipFor(visit, onDigit('1'), 1800)
    await table.place(visit, cancelled)
    await visit.send('lottery.cancelSlip', { id: cancelled.slipId })
    await table.place(visit, await table.slipFor(visit, onDigit('2'), 1800))
    world.clock.advance(12 * 60_000)
    await world.studio.draws.run()
    expect((await table.slips(visit)).map(({ state }) => state).sort()).toEqual(['cancelled', 'voided'])
    expect([await table.balanceCents(member), await rebatesOf(member)]).toEqual([before, []])
  })

  test('comes of a game with one table of odds', async () => {
    const { member, visit } = await table.playing('EL_KENO_5')
    const slip = await table.slipFor(visit, [['X', 'B', 100]], 1900)
    await table.place(visit, slip)
    await table.hold(visit, slip.issue)
    expect(await rebatesOf(member)).toEqual([])
  })
})

test('a trial guest gets the rebate in play money', async () => {
  await table.playing('EL_SSC_1')
  const guest = await playFree(await world.visitor())
  const { gameUrl } = await guest.call('launch.gameLaunch', { vassalage: 'ELOTT', gameCode: 'EL_SSC_1' })
  const visit = await GameVisit.open(world.studioUrl, gameUrl)
  const slip = await table.slipFor(visit, [['L5', '70338', 100]], 1900)
  await table.place(visit, slip)
  await table.hold(visit, slip.issue)
  const [settled] = await table.slips(visit)
  const { sumBalance } = await guest.call('wallet.balance', {})
  expect(Number(sumBalance)).toBe(2000 - 100 + settled!.payoutCents! / 100 + 2)
  expect(await checkInvariants(world.database)).toEqual([])
})
