import type { SampleSession } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkMoney } from '../../../check-money.ts'
import { endOf, seated, seatOf } from '../conclusions/conclude.fixtures.ts'
import { betOf, id, openWalletTable, settleOf, type WalletTable } from '../fixtures.ts'

let table: WalletTable
beforeAll(async () => {
  table = await openWalletTable()
})
afterAll(async () => {
  expect(await checkMoney(table.site.database)).toEqual([])
  await table.stop()
})

const betIn = async (session: SampleSession, round: string) =>
  (await table.provider.call('bet', betOf(session, id(), 10, round))).status

interface Begun {
  session: SampleSession
  round: string
  bet: string
}
type Act = (begun: Begun) => Promise<{ status: string }>

const settle =
  (transaction: string, closes: boolean): Act =>
  ({ session, round, bet }) =>
    table.provider.call('settle', {
      ...settleOf(session, `${bet}${transaction}`, round, [[bet, 0]]),
      round_closed: closes,
    })
const back =
  (of: string, closes: boolean): Act =>
  ({ session, round, bet }) =>
    table.provider.call('rollback', {
      ...{ ...session, round, transaction_uuid: id(), reference_transaction_uuid: `${bet}${of}`, round_closed: closes },
    })

test.each<[string, boolean, Act[], string]>([
  ['a bet that closed it', true, [], 'ROUND_CLOSED'],
  ['a bet that closed it, taken back', true, [back('', false)], 'OK'],
  ['a bet, taken back by a rollback that closes', false, [back('', true)], 'ROUND_CLOSED'],
  ['a bet, taken back twice, of which the second says closed', false, [back('', false), back('', true)], 'OK'],
  ['a bet, taken back twice, of which the first says closed', false, [back('', true), back('', false)], 'ROUND_CLOSED'],
  ['a settle that closed it', false, [settle('s', true)], 'ROUND_CLOSED'],
  ['a settle after a bet that closed it', true, [settle('s', false)], 'ROUND_CLOSED'],
  ['a settle that closed it, taken back', false, [settle('s', true), back('s', true)], 'OK'],
  ['a settle after a bet that closed it, taken back', true, [settle('s', false), back('s', false)], 'OK'],
  ['a bet whose settle closed it, taken back', false, [settle('s', true), back('', false)], 'OK'],
  ['what no bet is, taken back by a rollback that closes', false, [back('none', true)], 'OK'],
])('[MEND-060] a round after %s', async (_what, closes, acts, status) => {
  const { session } = await table.player()
  const begun = { session, round: id('round'), bet: id() }
  await table.provider.call('bet', { ...betOf(session, begun.bet, 10, begun.round), round_closed: closes })
  for (const act of acts) expect(await act(begun)).toMatchObject({ status: 'OK' })
  expect(await betIn(session, begun.round)).toBe(status)
})

test('[MEND-060] a round is over for a seat without a stake as for any other', async () => {
  const { provider } = table
  const [staker, watcher] = [await seated(table, 1_000), await seated(table, 1_000)]
  const end = endOf([staker], [seatOf(staker, 100, 100), seatOf(watcher, 0, 0)])
  expect(await provider.call('conclude', end)).toMatchObject({ status: 'OK' })
  for (const seat of [staker, watcher]) {
    expect(await betIn(seat.session, end.round)).toBe('ROUND_CLOSED')
    const from = { ...betOf(seat.session, id(), 10, end.round), hold_round: seat.purse }
    expect(await provider.call('bet', from)).toMatchObject({ status: 'ROUND_CLOSED' })
    const again = { ...endOf([seat], [seatOf(seat, 1, 0)]), round: end.round }
    expect(await provider.call('conclude', again)).toMatchObject({ status: 'ROUND_CLOSED' })
  }
  const stranger = await table.player()
  expect(await betIn(stranger.session, end.round)).toBe('OK')
  expect(await provider.call('conclude', end)).toMatchObject({ status: 'OK' })
})

test('[MEND-060] the end of a seat without a stake is known for 31 days, like a bet that closed its round', async () => {
  const { provider, site } = table
  const seat = await seated(table, 1_000)
  const end = endOf([seat], [seatOf(seat, 0, 0)])
  await provider.call('conclude', end)
  const rows = () =>
    site.database.kysely.selectFrom('rounds.seat_end').select('ended_at').where('round_id', '=', end.round).execute()
  await site.runJob('rounds-seat-ends')
  expect(await rows()).toHaveLength(1)
  site.clock.advance(32 * 24 * 3_600_000)
  await site.runJob('rounds-seat-ends')
  expect(await rows()).toEqual([])
})

test('[MEND-060] an id with a tombstone is a duplicate for every later call', async () => {
  const { provider, player } = table
  const { session } = await player()
  const gone = id()
  await provider.rollback(session, id(), gone)
  const refusals = [
    await provider.call('bet', betOf(session, gone, 10)),
    await provider.call('hold', { ...session, round: id(), transaction_uuid: gone, amount: 10, reason: 'chase' }),
    await provider.call('settle', settleOf(session, gone, 'r', [['b', 0]])),
  ]
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
})

test('[MEND-060] a hold may be above the largest bet, for a closed round, and pay for another game of the provider', async () => {
  const { provider, site, player } = table
  const { member, session } = await player()
  const round = id('purse')
  await provider.call('bet', { ...betOf(session, id(), 10, round), round_closed: true })
  const hold = { ...session, round, transaction_uuid: id(), amount: 6_000_000, reason: 'chase' }
  expect(await provider.call('hold', hold)).toMatchObject({ status: 'OK' })
  const second = `${provider.code}-SECOND`
  provider.games = [provider.game(), provider.game(second)]
  await site.platform.catalogue.importAll()
  const other = await provider.play(member, second)
  expect(await provider.call('bet', { ...betOf(other, id(), 10), hold_round: round })).toMatchObject({ status: 'OK' })
})

test('[MEND-060] a void line has the bound of payouts and no credit beside it, and no series is no rebate', async () => {
  const { provider, site, player, held } = table
  const { session } = await player()
  const bet = id()
  await provider.bet(session, bet, 200)
  const bounds = site.database.kysely.updateTable('catalogue.provider').where('code', '=', provider.code)
  await bounds.set({ max_payout_units: 199n }).execute()
  const voided = settleOf(session, id(), bet, [[bet, 200, 'void']])
  expect(await provider.call('settle', voided)).toMatchObject({ status: 'LIMIT_REACHED' })
  await bounds.set({ max_payout_units: 1_000_000n }).execute()
  expect(await provider.call('settle', voided)).toMatchObject({ status: 'OK' })
  const of = { ...session, round: bet, transaction_uuid: id(), reference_transaction_uuid: bet }
  expect(await provider.call('credit', { ...of, amount: 1, reason: 'r' })).toMatchObject({
    status: 'TRANSACTION_DOES_NOT_EXIST',
  })
  const bare = id()
  await provider.bet(session, bare, 10_000)
  const before = await held(session)
  const lost = { ...settleOf(session, id(), bare, [[bare, 0]]), rebate_x10000: 10_000 }
  expect(await provider.call('settle', lost)).toMatchObject({ status: 'OK', balance: before })
})
