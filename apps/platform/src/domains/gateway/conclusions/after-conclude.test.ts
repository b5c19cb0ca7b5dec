import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkMoney } from '../../../check-money.ts'
import { credit, id, openWalletTable, type WalletTable } from '../fixtures.ts'
import {
  answersTo,
  block,
  duelists,
  duelOf,
  endOf,
  heldBy,
  movesOf,
  type Seated,
  seated,
  seatOf,
} from './conclude.fixtures.ts'

let table: WalletTable
beforeAll(async () => {
  table = await openWalletTable()
})
afterEach(async () => {
  expect(await checkMoney(table.site.database)).toEqual([])
})
afterAll(() => table.stop())

type End = ReturnType<typeof endOf>
const conclude = (end: End) => table.provider.call('conclude', end)

describe('what comes after', () => {
  test('a repeat answers as the first did, whatever has changed since; another body under that id is refused', async () => {
    const [winner, loser] = await duelists(table)
    const end = duelOf([winner, loser])
    const first = await conclude(end)
    await table.provider.bet(winner.session, id(), 50_000)
    const { token } = await table.provider.play(winner.member)
    await block(table, loser)
    table.site.clock.advance(40 * 24 * 3_600_000)
    const { request_uuid: _, ...answered } = first
    expect(await conclude(end)).toMatchObject(answered)
    // By another session of the member, too.
    const renewed = { ...end, seats: end.seats.map((seat, i) => (i === 0 ? { ...seat, token } : seat)) }
    expect(await conclude(renewed)).toMatchObject(answered)
    const swapped = { ...end, seats: end.seats.map(seat => ({ ...seat, release: false })) }
    expect(await conclude(swapped)).toMatchObject({ status: 'DUPLICATE_TRANSACTION', seats: [] })
    expect(await movesOf(table, end.round)).toHaveLength(3)
  })

  test('a round ends once, and takes no bet afterwards', async () => {
    const seat = await seated(table, 100_000)
    const end = endOf([seat], [seatOf(seat, 10_000, 0)])
    await conclude(end)
    const again = { ...endOf([seat], [seatOf(seat, 10_000, 0)]), round: end.round }
    expect(await conclude(again)).toMatchObject({ status: 'ROUND_CLOSED', seats: [] })
    expect(await table.provider.bet(seat.session, id(), 100, end.round)).toMatchObject({ status: 'ROUND_CLOSED' })
    const taken = endOf([seat], [{ ...seatOf(seat, 10_000, 0), bet_uuid: end.seats[0]!.bet_uuid }])
    expect(await conclude(taken)).toMatchObject({ status: 'DUPLICATE_TRANSACTION', seats: [] })
    expect(await heldBy(table, seat)).toBe(90_000)
  })

  test('there is no way back from it: no rollback of the call or of a seat, and one that comes first leaves a tombstone', async () => {
    const [winner, loser] = await duelists(table)
    const end = duelOf([winner, loser])
    const early = { ...duelOf([winner, loser]), round: end.round }
    const back = (reference: string, of = winner) => table.provider.rollback(of.session, id(), reference, end.round)
    expect(await back(early.transaction_uuid)).toMatchObject({ status: 'OK' })
    expect(await conclude(early)).toMatchObject({ status: 'DUPLICATE_TRANSACTION', seats: [] })
    await conclude(end)
    for (const reference of [end.transaction_uuid, end.seats[0]!.bet_uuid])
      expect(await back(reference)).toMatchObject({ status: 'TRANSACTION_DOES_NOT_EXIST' })
    expect(await back(end.seats[1]!.bet_uuid, loser)).toMatchObject({ status: 'TRANSACTION_DOES_NOT_EXIST' })
    expect(await table.provider.settle(winner.session, id(), end.seats[0]!.bet_uuid, 500, end.round)).toMatchObject({
      status: 'DUPLICATE_TRANSACTION',
    })
    expect(await table.held(winner.session)).toBe(credit + 90_000)
  })

  test('sign-out, expiry and a closed game hinder no end, and it says that the member may play no more', async () => {
    const { provider, site } = table
    const ends = async (change: (seat: Seated) => Promise<unknown>) => {
      const seat = await seated(table, 100_000)
      await change(seat)
      const { status, seats } = await conclude(endOf([seat], [seatOf(seat, 60_000, 0, { release: true })]))
      return [status, seats[0]!.may_play, seats[0]!.balance]
    }
    const over = ['OK', false, credit - 60_000]
    expect(await ends(({ member }) => member.call('session.logout', {}))).toEqual(over)
    expect(await ends(seat => block(table, seat))).toEqual(over)
    const enable = (enabled: boolean) =>
      site.database.kysely
        .updateTable('catalogue.game')
        .set({ enabled })
        .where('code', '=', provider.gameCode)
        .execute()
    expect(await ends(() => enable(false))).toEqual(over)
    await enable(true)
    expect(await ends(async () => site.clock.advance(13 * 3_600_000))).toEqual(over)
  })
})

test('the member finds a ticket among their bets, the purse has codes of its own, and reconciliation is told of the round', async () => {
  const seat = await seated(table, 100_000)
  const from = table.site.clock.now().getTime()
  const end = endOf([seat], [seatOf(seat, 30_000, 45_000, { release: true })])
  await conclude(end)
  const [{ bet_uuid }] = end.seats as [End['seats'][0]]
  const record = await seat.member.call('records.bets', {})
  expect(record.list).toMatchObject([
    { transactionId: bet_uuid, roundId: end.round, stake: '3.00', payout: '4.50', validBet: '3.00', status: 'WON' },
  ])
  expect(await movesOf(table, seat.purse)).toEqual([['PURSE_HOLD', 'MAIN', 'HOLD', 100_000]])
  const told = await table.provider.call('rounds', { from, to: from + 60_000, limit: 1000 })
  const { rounds } = told as unknown as { rounds: { round: string }[] }
  expect(rounds.find(({ round }) => round === end.round)).toMatchObject({
    ...{ user: seat.session.user, stake: 30_000, payout: 45_000, state: 'settled' },
  })
})

test('in a batch it comes in the order of all whom it names, and one of a stranger is refused', async () => {
  const [winner, loser] = await duelists(table)
  const end = duelOf([winner, loser])
  const bet = (seat: Seated, amount: number) => {
    const round = id('bet')
    return { ...seat.session, round, transaction_uuid: round, amount, round_closed: false, is_free: false }
  }
  const answers = await answersTo(table, [
    { call: 'bet', fields: bet(loser, 5_000) },
    { call: 'conclude', fields: end },
    { call: 'bet', fields: bet(winner, 7_000) },
    { call: 'conclude', fields: { ...end, provider: 'STRANGER' } },
  ])
  expect(answers).toMatchObject([
    { status: 'OK', balance: credit - 105_000 },
    { status: 'OK', seats: [{ balance: credit + 90_000 }, { balance: credit - 105_000 }] },
    { status: 'OK', balance: credit + 83_000 },
    { status: 'INVALID_PARTNER', seats: [] },
  ])
})
