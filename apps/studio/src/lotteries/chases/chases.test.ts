import { randomUUID } from 'node:crypto'
import type { ChaseStop, ChaseView } from '@baize/api/studio/lottery'
import { highestSeries } from '@baize/game-kit/lotteries/index'
import { checkInvariants, type GameVisit, startTestWorld, type TestClient, type TestWorld } from '@baize/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { LotteryTable, pricedTickets, type TestTicket } from '../fixtures.ts'

const gameCode = 'EL_SSC_1'
/** Wins with every draw, and less than it costs. */
const everyDigit: TestTicket[] = [['POS', '1:0123456789']]
/** Wins once in a hundred thousand draws. */
const hardlyEver: TestTicket[] = [['L5', '70338']]

let world: TestWorld
let table: LotteryTable
beforeAll(async () => {
  world = await startTestWorld()
  table = new LotteryTable(world)
  await world.studio.draws.run()
})
afterEach(() => {
  world.wallet.line = () => 'good'
})
afterAll(() => world.stop())

interface Player {
  member: TestClient
  visit: GameVisit
  startCents: number
}
async function player(): Promise<Player> {
  const { member, visit } = await table.playing(gameCode)
  return { member, visit, startCents: await table.balanceCents(member) }
}

async function chaseOf(
  { visit }: Player,
  times: number[] = [1, 1, 1],
  stop: ChaseStop | null = null,
  tickets = hardlyEver,
) {
  const { costCents, tickets: all } = pricedTickets(gameCode, tickets)
  const [current] = await table.coming(visit)
  const total = costCents * times.reduce((sum, one) => sum + one, 0)
  return {
    chaseId: randomUUID(),
    firstIssue: current!.issue,
    series: highestSeries,
    costCents: total,
    tickets: all,
    times,
    stop,
  }
}
const order = ({ visit }: Player, chase: object) => visit.send('lottery.orderChase', chase)
const cancel = ({ visit }: Player, chaseId: string) => visit.send('lottery.cancelChase', { id: chaseId })
const chases = async ({ visit }: Player) => (await visit.send('lottery.chases', {})).body as ChaseView[]
const states = async (of: Player) => (await chases(of))[0]!.issues.map(({ state }) => state)
const balance = ({ member }: Player) => table.balanceCents(member)
/** The next draw of the game is held, and the keeper has worked. */
async function nextDraw({ visit }: Player): Promise<void> {
  const [current] = await table.coming(visit)
  await table.hold(visit, current!.issue)
}
/** What the wallet still holds for the member's chases. */
async function heldCents({ visit }: Player): Promise<number> {
  const { rows } = await world.database.pool.query<{ cents: number }>(
    `select coalesce(sum(h.left_units), 0)::integer / 100 as cents
    from gateway.hold h join studio.chase c on c.id::text = h.round_id
    where c.user_id = (select user_id from studio.visit where secret_hash = sha256($1::bytea))`,
    [visit.boot.secret],
  )
  return rows[0]!.cents
}

describe('a chase', () => {
  test('holds its whole sum at once, buys each issue when it opens, multiplied, and is done with the last', async () => {
    const one = await player()
    const chase = await chaseOf(one, [1, 2, 4])
    expect((await order(one, chase)).body).toEqual({ chaseId: chase.chaseId, costCents: 700, issues: 3 })
    expect([await balance(one), await heldCents(one)]).toEqual([one.startCents - 700, 600])
    expect(await states(one)).toEqual(['placed', 'held', 'held'])
    expect(await table.slips(one.visit)).toMatchObject([{ chaseId: chase.chaseId, state: 'accepted', costCents: 100 }])
    await nextDraw(one)
    expect([await states(one), await heldCents(one)]).toEqual([['lost', 'placed', 'held'], 400])
    await nextDraw(one)
    await nextDraw(one)
    expect((await chases(one))[0]).toMatchObject({ state: 'DONE', heldCents: 0, releasedCents: 0 })
    expect(await states(one)).toEqual(['lost', 'lost', 'lost'])
    expect((await table.slips(one.visit)).map(({ tickets }) => tickets[0]!.times)).toEqual([4, 2, 1])
    expect([await balance(one), await heldCents(one)]).toEqual([one.startCents - 700, 0])
  })

  test('that stops on a win takes the open ticket back and releases the rest', async () => {
    const one = await player()
    const chase = await chaseOf(one, [1, 1, 1, 1], { kind: 'win' }, everyDigit)
    await order(one, chase)
    await nextDraw(one)
    const [ended] = await chases(one)
    expect(ended).toMatchObject({
      state: 'STOPPED_WIN',
      heldCents: 0,
      issues: [{ state: 'won', payoutCents: 970 }, {}, {}, {}],
    })
    expect(ended!.issues.slice(1).every(({ state }) => ['returned', 'freed'].includes(state))).toBe(true)
    await world.studio.draws.run()
    expect([await balance(one), await heldCents(one)]).toEqual([one.startCents - 1_000 + 970, 0])
  })

  test('that stops at a profit plays on until its wins exceed what was staked by so much', async () => {
    const one = await player()
    await order(one, await chaseOf(one, [1, 1, 1, 1, 1, 1], { kind: 'profit', cents: 90 }, [['SUM', 'B']]))
    let profit = 0
    for (let i = 0; i < 6 && profit < 90; i++) {
      await nextDraw(one)
      const issue = (await chases(one))[0]!.issues[i]!
      profit += issue.payoutCents! - issue.costCents
    }
    expect((await chases(one))[0]!.state).toBe(profit >= 90 ? 'STOPPED_WIN' : 'DONE')
    await world.studio.draws.run()
    expect([await balance(one), await heldCents(one)]).toEqual([one.startCents + profit, 0])
  })

  test('that its owner cancels gives back all but the ticket whose draw has closed', async () => {
    const [one, stranger] = [await player(), await player()]
    const chase = await chaseOf(one)
    await order(one, chase)
    expect((await cancel(stranger, chase.chaseId)).status).toBe(404)
    const [current] = await table.coming(one.visit)
    world.clock.advance(Date.parse(current!.closesAt) - world.clock.now().getTime())
    expect((await cancel(one, chase.chaseId)).status).toBe(200)
    expect((await cancel(one, chase.chaseId)).status).toBe(200)
    await world.studio.draws.run()
    expect([await states(one), await balance(one)]).toEqual([['placed', 'freed', 'freed'], one.startCents - 100])
    await nextDraw(one)
    expect(await states(one)).toEqual(['lost', 'freed', 'freed'])
    const other = await chaseOf(one)
    await order(one, other)
    await cancel(one, other.chaseId)
    await world.studio.draws.run()
    expect([await states(one), await balance(one)]).toEqual([['returned', 'freed', 'freed'], one.startCents - 100])
    expect((await chases(one)).map(({ state }) => state)).toEqual(['CANCELLED', 'CANCELLED'])
  })

  test('goes on after its session is over, and a blocked member gets the rest back', async () => {
    const one = await player()
    await order(one, await chaseOf(one))
    await one.member.call('session.logout', {})
    await nextDraw(one)
    expect(await states(one)).toEqual(['lost', 'placed', 'held'])
    const { rows } = await world.database.pool.query<{ user_id: string }>(
      'select user_id from studio.visit where secret_hash = sha256($1::bytea)',
      [one.visit.boot.secret],
    )
    await world.database.pool.query(`update identity.account set status = 'blocked' where id = $1`, [rows[0]!.user_id])
    await nextDraw(one)
    expect((await chases(one))[0]).toMatchObject({ state: 'BLOCKED', heldCents: 0, releasedCents: 100 })
    expect(await heldCents(one)).toBe(0)
  })

  test('is refunded what a void draw took, misses what closed while nobody kept the draws, and goes on', async () => {
    const one = await player()
    await order(
      one,
      await chaseOf(
        one,
        Array.from({ length: 15 }, () => 1),
      ),
    )
    world.clock.advance(12 * 60_000)
    await world.studio.draws.run()
    await world.studio.draws.run()
    const now = await states(one)
    expect([now[0], now.slice(1, 12).every(state => state === 'freed'), now.slice(12)]).toEqual([
      'returned',
      true,
      ['placed', 'held', 'held'],
    ])
    expect([await balance(one), await heldCents(one)]).toEqual([one.startCents - 300, 200])
  })

  test('that costs more than the balance is refused whole', async () => {
    const one = await player()
    const chase = await chaseOf(one, [5_000, 5_000, 5_000, 9_000])
    expect((await order(one, chase)).body.error).toBe('not_enough_money')
    expect([await balance(one), await states(one)]).toEqual([one.startCents, ['held', 'held', 'held', 'held']])
    expect((await chases(one))[0]!.state).toBe('REFUSED')
  })
})

describe('money of a chase', () => {
  test('is held once by many copies of one order; another order under its id is refused', async () => {
    const one = await player()
    const chase = await chaseOf(one)
    const answers = await Promise.all(Array.from({ length: 6 }, () => order(one, chase)))
    expect(answers.every(({ status }) => [200, 503].includes(status))).toBe(true)
    expect((await order(one, chase)).status).toBe(200)
    expect([await balance(one), await heldCents(one)]).toEqual([one.startCents - 300, 200])
    expect((await order(one, { ...chase, stop: { kind: 'win' } })).body.error).toBe('slip_reused')
  })

  test('goes back whole when the first issue closes while the wallet answers', async () => {
    const one = await player()
    world.wallet.line = call => {
      if (call.endsWith('/hold')) world.clock.advance(60_000)
      return 'good'
    }
    const chase = await chaseOf(one)
    expect((await order(one, chase)).body).toMatchObject({ error: 'issue_closed', field: 'firstIssue' })
    await world.studio.draws.run()
    expect((await chases(one))[0]!.state).toBe('RETURNED')
    expect([await balance(one), await heldCents(one)]).toEqual([one.startCents, 0])
  })

  test.each(['lose-answer', 'lose-request'] as const)('goes back when the line %ss of the hold', async fault => {
    const one = await player()
    world.wallet.line = call => (call.endsWith('/hold') ? fault : 'good')
    expect((await order(one, await chaseOf(one))).body.error).toBe('wallet_unavailable')
    world.wallet.line = () => 'good'
    await world.studio.draws.run()
    await world.studio.draws.run()
    expect([await balance(one), await heldCents(one)]).toEqual([one.startCents, 0])
  })

  test.each(['lose-answer', 'lose-request'] as const)('is staked once when the line %ss of the bet', async fault => {
    const one = await player()
    world.wallet.line = call => (call.endsWith('/batch') ? fault : 'good')
    expect((await order(one, await chaseOf(one))).status).toBe(200)
    expect(await states(one)).toEqual(['placing', 'held', 'held'])
    world.wallet.line = () => 'good'
    world.clock.advance(6_000)
    await Promise.all(Array.from({ length: 4 }, () => world.studio.draws.run()))
    expect([await states(one), await heldCents(one)]).toEqual([['placed', 'held', 'held'], 200])
    expect(await balance(one)).toBe(one.startCents - 300)
  })

  test('that was staked without an answer until the draw closed goes back, and the chase goes on', async () => {
    const one = await player()
    world.wallet.line = call => (call.endsWith('/batch') ? 'lose-answer' : 'good')
    await order(one, await chaseOf(one))
    await nextDraw(one)
    world.wallet.line = () => 'good'
    world.clock.advance(6_000)
    await world.studio.draws.run()
    await world.studio.draws.run()
    expect(await states(one)).toEqual(['returned', 'placed', 'held'])
    expect([await balance(one), await heldCents(one)]).toEqual([one.startCents - 200, 100])
  })

  test('is released once by four keepers at the same moment, though answers are lost', async () => {
    const one = await player()
    const chase = await chaseOf(one, [1, 1, 1, 1, 1])
    await order(one, chase)
    await cancel(one, chase.chaseId)
    world.wallet.line = call => (call.endsWith('/batch') ? 'lose-answer' : 'good')
    await Promise.all(Array.from({ length: 4 }, () => world.studio.draws.run()))
    world.wallet.line = () => 'good'
    world.clock.advance(6_000)
    await Promise.all(Array.from({ length: 4 }, () => world.studio.draws.run()))
    expect([await balance(one), await heldCents(one)]).toEqual([one.startCents, 0])
  })
})

describe('an order', () => {
  let one: Player
  beforeAll(async () => {
    one = await player()
  })

  test.each([
    [{ times: [] }, 'times'],
    [{ times: [1, 1.5] }, 'times.1'],
    [{ times: Array.from({ length: 121 }, () => 1) }, 'times'],
    [{ times: [1, 10_000] }, 'times.1'],
    [{ times: [1, 1, 2] }, 'costCents'],
    [{ series: 1790 }, 'series'],
    [{ firstIssue: '20200101-0001' }, 'firstIssue'],
    [{ stop: { kind: 'profit', cents: 0 } }, 'stop.cents'],
    [{ stop: { kind: 'loss' } }, 'stop.kind'],
    [{ tickets: [{ betCode: 'L5', content: '7', unitCents: 100, times: 1, oddsX10000: [1] }] }, 'tickets.0.content'],
    [{ chaseId: 'x' }, 'chaseId'],
    [{ extra: 1 }, 'body'],
  ])('with %j is refused by the name of its field', async (change, field) => {
    const { status, body } = await order(one, { ...(await chaseOf(one)), ...change })
    expect([status < 500, status >= 400, body.field]).toEqual([true, true, field])
    expect(await balance(one)).toBe(one.startCents)
  })
})

test('after all of it the ledger holds, and HOLD is what open chases have left', async () => {
  const { rows } = await world.database.pool.query<{ held: string; left: string; wanted: string }>(`
    select (select sum(balance) from ledger.account where kind = 'HOLD') as held,
      (select sum(left_units) from gateway.hold) as left,
      (select coalesce(sum(i.cost_cents), 0) * 100 from studio.chase_issue i join studio.chase c on c.id = i.chase_id
       where c.state = 'ACTIVE' and i.state in ('held', 'placing')) as wanted`)
  expect([rows[0]!.left, rows[0]!.wanted]).toEqual([rows[0]!.held, rows[0]!.held])
  expect(await checkInvariants(world.database)).toEqual([])
})
