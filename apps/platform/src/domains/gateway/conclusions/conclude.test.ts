import { playFree } from '@baize/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkMoney } from '../../../check-money.ts'
import { credit, id, openWalletTable, type WalletTable } from '../fixtures.ts'
import {
  duelists,
  duelOf,
  endOf,
  heldBy,
  holdMore,
  movesOf,
  type Seated,
  seated,
  seatOf,
  tableOfFour,
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
const moneyOf = async (seat: Seated) => [await table.held(seat.session), await heldBy(table, seat)]

describe('a round of one member', () => {
  test('[FISHG-017] a purse of 10.00 that wins 50.00 may fire 60.00 in one ticket: it is empty afterwards', async () => {
    const seat = await seated(table, 100_000)
    const { user } = seat.session
    const end = endOf([seat], [seatOf(seat, 600_000, 500_000)])
    expect(await conclude(end)).toMatchObject({
      ...{ status: 'OK', seats: [{ user, balance: credit - 100_000, held: 0, may_play: true }] },
    })
    expect(await moneyOf(seat)).toEqual([credit - 100_000, 0])
    expect(await movesOf(table, end.round)).toEqual([
      ['WIN', 'GAMES', 'HOLD', 500_000],
      ['BET', 'HOLD', 'GAMES', 600_000],
    ])
    expect(await table.betRow(end.seats[0]!.bet_uuid)).toMatchObject({
      ...{ status: 'WON', stake_units: 600_000n, payout_units: 500_000n, valid_units: 600_000n },
      ...{ round_id: end.round, settled_by: end.transaction_uuid, closes_round: true },
    })
    expect(await table.netOf(end.seats[0]!.bet_uuid)).toEqual({ bets: 1, stake: 600_000, payout: 500_000 })
  })

  test('[FISHG-018] a stake of 60.01 there is refused, or of one unit more than hold and payout, and nothing has moved', async () => {
    const seat = await seated(table, 100_000)
    const forged = endOf([seat], [seatOf(seat, 600_001, 500_000)])
    expect(await conclude(forged)).toMatchObject({ status: 'NOT_ENOUGH_MONEY', seats: [] })
    const more = { ...forged, seats: [{ ...forged.seats[0]!, stake: 600_100 }] }
    expect(await conclude(more)).toMatchObject({ status: 'NOT_ENOUGH_MONEY', seats: [] })
    // What goes to the free money pays no stake.
    const outside = endOf([seat], [seatOf(seat, 100_001, 500_000, { into: 'free' })])
    expect(await conclude(outside)).toMatchObject({ status: 'NOT_ENOUGH_MONEY', seats: [] })
    expect(await moneyOf(seat)).toEqual([credit - 100_000, 100_000])
    expect([await movesOf(table, forged.round), await movesOf(table, outside.round)]).toEqual([[], []])
    expect(await table.betRow(forged.seats[0]!.bet_uuid)).toBeUndefined()
    // The ids are free for the body that is right.
    expect(
      await conclude({ ...forged, seats: [{ ...forged.seats[0]!, stake: 600_000, valid_amount: 0 }] }),
    ).toMatchObject({
      status: 'OK',
    })
  })

  test('what is left goes back where the seat says so, as three transfers of one group', async () => {
    const seat = await seated(table, 100_000)
    const end = endOf([seat], [seatOf(seat, 30_000, 45_000, { release: true })])
    expect(await conclude(end)).toMatchObject({ seats: [{ balance: credit + 15_000, held: 0 }] })
    expect(await movesOf(table, end.round)).toEqual([
      ['WIN', 'GAMES', 'HOLD', 45_000],
      ['BET', 'HOLD', 'GAMES', 30_000],
      ['PURSE_RELEASE', 'HOLD', 'MAIN', 115_000],
    ])
  })

  test('tickets of one purse follow each other, and more may be put aside between them', async () => {
    const seat = await seated(table, 100_000)
    await conclude(endOf([seat], [seatOf(seat, 100_000, 0)]))
    await holdMore(table, seat, 40_000)
    expect(await conclude(endOf([seat], [seatOf(seat, 40_000, 12_000)]))).toMatchObject({ seats: [{ held: 12_000 }] })
    expect(await table.held(seat.session)).toBe(credit - 140_000)
  })
})

describe('a round between members', () => {
  test('all seats are settled by one call: the rake stays with the house, and the rest with the winner', async () => {
    const [winner, loser] = await duelists(table)
    const end = duelOf([winner, loser])
    expect(await conclude(end)).toMatchObject({
      status: 'OK',
      seats: [
        { user: winner.session.user, balance: credit + 90_000, held: 0, may_play: true },
        { user: loser.session.user, balance: credit - 100_000, held: 0, may_play: true },
      ],
    })
    expect([await moneyOf(winner), await moneyOf(loser)]).toEqual([
      [credit + 90_000, 0],
      [credit - 100_000, 0],
    ])
    const bets = await Promise.all(end.seats.map(({ bet_uuid }) => table.betRow(bet_uuid)))
    expect(bets).toMatchObject([
      { status: 'WON', stake_units: 100_000n, payout_units: 190_000n, valid_units: 100_000n },
      { status: 'LOST', stake_units: 100_000n, payout_units: 0n, valid_units: 100_000n },
    ])
    // What the games kept of the round is the rake.
    const moves = await movesOf(table, end.round)
    const kept = moves.reduce(
      (sum, [, from, to, units]) => sum + (to === 'GAMES' ? units : from === 'GAMES' ? -units : 0),
      0,
    )
    expect(kept).toBe(10_000)
  })

  test('[PVPG-019] a sum that is one unit off is no body of a conclude, names the rake, and moves nothing', async () => {
    const [winner, loser] = await duelists(table)
    const end = duelOf([winner, loser])
    const off = (change: Partial<End>) => table.provider.send('conclude', { ...end, ...change })
    const [won, lost] = end.seats as [End['seats'][0], End['seats'][0]]
    for (const change of [
      { rake: 10_001 },
      { rake: 9_999 },
      { seats: [{ ...won, payout: 190_001 }, lost] },
      { seats: [won, { ...lost, stake: 99_999 }] },
    ]) {
      const answer = await off(change)
      expect([answer.status, await answer.json()]).toMatchObject([400, { status: 'UNKNOWN', field: 'rake' }])
    }
    expect([await moneyOf(winner), await moneyOf(loser)]).toEqual([
      [credit - 100_000, 100_000],
      [credit - 100_000, 100_000],
    ])
    expect(await movesOf(table, end.round)).toEqual([])
    expect(await conclude(end)).toMatchObject({ status: 'OK' })
  })

  test('four seats of which one has no stake: it leaves no bet, and its money goes back', async () => {
    const seats = await tableOfFour(table, 40_000)
    const [a, b, c, d] = seats
    const away = { into: 'free', release: true } as const
    const end = endOf(
      seats,
      [
        seatOf(a, 40_000, 83_700, away),
        seatOf(b, 6_000, 0, away),
        seatOf(c, 40_000, 0, away),
        seatOf(d, 0, 0, { ...away, valid_amount: 0 }),
      ],
      2_300,
    )
    expect(await conclude(end)).toMatchObject({ status: 'OK' })
    expect(await Promise.all(seats.map(({ session }) => table.held(session)))).toEqual([
      ...[credit + 43_700, credit - 6_000, credit - 40_000, credit],
    ])
    expect(await table.betRow(end.seats[3]!.bet_uuid)).toBeUndefined()
  })

  test('a draw gives both stakes back without a rake', async () => {
    const seats = await duelists(table)
    const push = { status: 'push', valid_amount: 0, into: 'free', release: true } as const
    const end = endOf(seats, [seatOf(seats[0], 100_000, 100_000, push), seatOf(seats[1], 100_000, 100_000, push)])
    expect(await conclude(end)).toMatchObject({ status: 'OK' })
    expect([await moneyOf(seats[0]), await moneyOf(seats[1])]).toEqual([
      [credit, 0],
      [credit, 0],
    ])
    expect(await table.betRow(end.seats[0]!.bet_uuid)).toMatchObject({ status: 'PUSH', valid_units: 0n })
  })

  test('one seat that cannot end holds all of them up', async () => {
    const [winner, loser] = await duelists(table)
    const end = duelOf([winner, loser])
    const [won, lost] = end.seats as [End['seats'][0], End['seats'][0]]
    const stranger = await seated(table, 100_000)
    for (const [seats, status] of [
      [[won, { ...lost, hold_round: id('nothing') }], 'TRANSACTION_DOES_NOT_EXIST'],
      [[won, { ...lost, hold_round: stranger.purse }], 'TRANSACTION_DOES_NOT_EXIST'],
      [[won, { ...lost, valid_amount: 100_001 }], 'INVALID_AMOUNT'],
      [[{ ...won, status: 'push' as const }, lost], 'INVALID_AMOUNT'],
      [[won, { ...lost, token: 'none' }], 'INVALID_TOKEN'],
      [[won, { ...lost, token: won.token }], 'INVALID_TOKEN'],
      [[won, { ...lost, bet_uuid: end.transaction_uuid }], 'DUPLICATE_TRANSACTION'],
    ] as const)
      expect(await conclude({ ...end, seats: [...seats] })).toMatchObject({ status, seats: [] })
    expect(await conclude({ ...end, currency: 'XXX' })).toMatchObject({ status: 'WRONG_CURRENCY', seats: [] })
    expect(await conclude({ ...end, game_code: 'OTHER' })).toMatchObject({ status: 'INVALID_GAME', seats: [] })
    expect(await movesOf(table, end.round)).toEqual([])
    expect([await heldBy(table, winner), await heldBy(table, loser)]).toEqual([100_000, 100_000])
  })

  test('play money and real money never sit at one table', async () => {
    const { provider, site } = table
    provider.games = [{ ...provider.game(), trial: true }]
    await site.platform.catalogue.importAll()
    const guest = await playFree(await site.visitor())
    const trial = { member: guest, session: await provider.play(guest), purse: id('p') }
    await holdMore(table, trial, 100_000)
    const member = await seated(table, 100_000)
    expect(await conclude(duelOf([member, trial]))).toMatchObject({ status: 'WRONG_CURRENCY', seats: [] })
    const alone = endOf([trial], [seatOf(trial, 60_000, 90_000, { release: true })])
    expect(await conclude(alone)).toMatchObject({ status: 'OK', seats: [{ held: 0 }] })
    expect(await heldBy(table, member)).toBe(100_000)
  })

  test('a body with a member twice, a bet twice, a field twice, no seat, five seats, or a payout of one member beside a rake is none', async () => {
    const [winner, loser] = await duelists(table)
    const end = duelOf([winner, loser])
    const [won, lost] = end.seats as [End['seats'][0], End['seats'][0]]
    const five = Array.from({ length: 5 }, (_, i) => ({ ...lost, user: String(i + 1), bet_uuid: id(), stake: 0 }))
    for (const [change, field] of [
      [{ seats: [won, { ...lost, user: won.user }] }, 'seats'],
      [{ seats: [won, { ...lost, bet_uuid: won.bet_uuid }] }, 'seats'],
      [{ seats: [] }, 'seats'],
      [{ seats: five }, 'seats'],
      [{ seats: [won] }, 'rake'],
      [{ seats: [{ ...won, status: 'void' }, lost] }, 'seats.0.status'],
      [{ seats: [won, { ...lost, stake: -1 }] }, 'seats.1.stake'],
      [{ seats: [won, { ...lost, extra: 1 }] }, 'seats.1'],
    ] as const) {
      const answer = await table.provider.send('conclude', { ...end, ...change } as never)
      expect([answer.status, await answer.json()]).toMatchObject([400, { field }])
    }
    const twice = JSON.stringify({
      request_uuid: id(),
      sent_at: table.site.clock.now().getTime(),
      provider: 'SMP',
      ...end,
    })
    const rawBody = twice.replace('"stake":100000', '"stake":1,"stake":100000')
    const answer = await table.provider.send('conclude', end, { rawBody })
    expect([answer.status, await answer.json()]).toMatchObject([400, { field: 'body' }])
  })
})
