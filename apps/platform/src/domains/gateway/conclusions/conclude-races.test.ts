import { startTwin, type TwinPlatform } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkMoney } from '../../../check-money.ts'
import { credit, id, openWalletTable, type WalletTable } from '../fixtures.ts'
import {
  duelists,
  duelOf,
  endOf,
  heldBy,
  movesOf,
  type Seated,
  seated,
  seatOf,
  tableOfFour,
} from './conclude.fixtures.ts'

const times = 12

let table: WalletTable
let twin: TwinPlatform
beforeAll(async () => {
  table = await openWalletTable()
  twin = await startTwin(table.site)
})
afterEach(async () => {
  expect(await checkMoney(table.site.database)).toEqual([])
})
afterAll(async () => {
  await twin.stop()
  await table.stop()
})

type End = ReturnType<typeof endOf>
const conclude = (end: End, at = table.site.url) => table.provider.call('conclude', end, { at })
const statusesOf = (answers: readonly { status: string }[]) => answers.map(({ status }) => status).sort()

test('two ends of one hold at once, which has money for one: one is done, and the other is refused', async () => {
  for (let i = 0; i < times; i++) {
    const seat = await seated(table, 100_000)
    const ends = [80_000, 70_000].map(stake => endOf([seat], [seatOf(seat, stake, 0)]))
    const answers = await Promise.all([conclude(ends[0]!), conclude(ends[1]!, twin.url)])
    expect(statusesOf(answers)).toEqual(['NOT_ENOUGH_MONEY', 'OK'])
    expect(await heldBy(table, seat)).toBe(answers[0].status === 'OK' ? 20_000 : 30_000)
  }
})

test('a repeat while the first runs answers like it, and each seat is paid once', async () => {
  for (let i = 0; i < times; i++) {
    const [winner, loser] = await duelists(table)
    const end = duelOf([winner, loser])
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => conclude(end, i % 2 === 0 ? table.site.url : twin.url)),
    )
    expect(new Set(answers.map(({ status, seats }) => JSON.stringify([status, seats]))).size).toBe(1)
    expect(answers[0]!.status).toBe('OK')
    expect(await movesOf(table, end.round)).toHaveLength(3)
    expect([await table.held(winner.session), await table.held(loser.session)]).toEqual([
      ...[credit + 90_000, credit - 100_000],
    ])
  }
})

test('a release and the end of a round at once: the money goes one way, whole', async () => {
  for (let i = 0; i < times; i++) {
    const [winner, loser] = await duelists(table)
    const out = { ...loser.session, round: loser.purse, transaction_uuid: id('out'), amount: 100_000, reason: 'seat' }
    const [ended, released] = await Promise.all([
      conclude(duelOf([winner, loser])),
      table.provider.call('release', out, { at: twin.url }),
    ])
    expect(statusesOf([ended, released])).toEqual(['NOT_ENOUGH_MONEY', 'OK'])
    const isEnded = ended.status === 'OK'
    expect(await table.held(loser.session)).toBe(isEnded ? credit - 100_000 : credit)
    expect(await heldBy(table, winner)).toBe(isEnded ? 0 : 100_000)
  }
})

test('rounds that share their members in turn never wait for each other for good', async () => {
  const seats = await tableOfFour(table, 1_000_000)
  const ends = Array.from({ length: 40 }, (_, i) => {
    const order = i % 2 === 0 ? [...seats] : seats.toReversed()
    const [first, ...others] = [...order.slice(i % 4), ...order.slice(0, i % 4)] as [Seated, ...Seated[]]
    return endOf([first], [seatOf(first, 1_000, 3_900), ...others.map(seat => seatOf(seat, 1_000, 0))], 100)
  })
  const answers = await Promise.all(ends.map((end, i) => conclude(end, i % 2 === 0 ? table.site.url : twin.url)))
  expect(new Set(statusesOf(answers))).toEqual(new Set(['OK']))
  const held = await Promise.all(seats.map(seat => heldBy(table, seat)))
  expect(held.reduce((sum, units) => sum! + units!, 0)).toBe(4_000_000 - 40 * 100)
})

test('two rounds that take one id for a seat: one of them has it, and the other moves nothing', async () => {
  for (let i = 0; i < times; i++) {
    const [one, other] = [await seated(table, 50_000), await seated(table, 50_000)]
    const [first, second] = [endOf([one], [seatOf(one, 50_000, 0)]), endOf([other], [seatOf(other, 50_000, 0)])]
    second.seats[0]!.bet_uuid = first.seats[0]!.bet_uuid
    const answers = await Promise.all([conclude(first), conclude(second, twin.url)])
    expect(statusesOf(answers)).toEqual(['DUPLICATE_TRANSACTION', 'OK'])
    const held = [await heldBy(table, one), await heldBy(table, other)]
    expect(held.sort()).toEqual([0, 50_000])
  }
})

test('its database connection is killed in the middle: nothing has moved while an account is held, and the same call ends the round', async () => {
  const { site } = table
  const [winner, loser] = await duelists(table)
  const end = duelOf([winner, loser])
  // What the end of the round waits for, so that it stands in the middle: its holds are locked, and this account is not yet.
  const blocker = await site.database.pool.connect()
  await blocker.query('begin')
  await blocker.query(`select from ledger.account where kind = 'MAIN' and owner_id = $1 for update`, [
    loser.session.user,
  ])
  const answer = conclude(end)
  const waiting = `select pid from pg_stat_activity where datname = current_database() and query like '%gateway.conclude_all(%' and wait_event_type = 'Lock' and pid <> pg_backend_pid()`
  await expect.poll(async () => (await site.database.pool.query(waiting)).rowCount).toBe(1)
  await site.database.pool.query(`select pg_terminate_backend(pid) from (${waiting}) w`)
  // It is sent again by itself, waits as long as a batch may, and is given up whole.
  expect(await answer).toMatchObject({ status: 'OVERLOADED', seats: [] })
  await blocker.query('rollback')
  blocker.release()
  expect([await movesOf(table, end.round), await heldBy(table, winner), await heldBy(table, loser)]).toEqual([
    ...[[], 100_000, 100_000],
  ])
  expect(await conclude(end)).toMatchObject({ status: 'OK' })
  expect(await conclude(end, twin.url)).toMatchObject({ status: 'OK' })
  expect(await movesOf(table, end.round)).toHaveLength(3)
})
