import { randomUUID } from 'node:crypto'
import { countFacts } from '@baize/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BonusSite, claimBonus, offerBonus, type PlayedType, startBonusSite, units } from '../bonuses/fixtures.ts'
import { newPlayer, type Player } from '../cashier/fixtures.ts'
import { endOf, seatOf } from './conclusions/conclude.fixtures.ts'

let site: BonusSite
let player: Player
beforeAll(async () => {
  site = await startBonusSite()
})
afterAll(() => site.stop())
beforeEach(async () => {
  await wallets('apart')
  player = await newPlayer(site, '100.00')
})

const wallets = (how: 'apart' | 'one') => site.platform.settings.writeBrand({ singleWallet: how === 'one' })
const vendorOf = (type: PlayedType) =>
  site.platform.catalogue.snapshot.byCode.get(site.studios[type].gameCode)!.card.vassalage
const move = (amount: string, type: PlayedType = 'RNG') =>
  player.client.call('wallet.transfer', {
    ...{ fromAccountType: 'MAIN', toAccountType: vendorOf(type), amount, requestId: randomUUID() },
  })
/** What the main wallet and the vendor's hold, and what the header shows. */
const standing = async (type: PlayedType = 'RNG') => {
  const { main, vendors, sumBalance } = await player.client.call('wallet.merchantWallet', {})
  const code = vendorOf(type)
  return [main, vendors.find(({ accountType }) => accountType === code)?.balance, sumBalance]
}

test('a bet takes from the vendor’s wallet and a win goes there; the main one stays as it is', async () => {
  const { RNG } = site.studios
  const session = await RNG.play(player.client)
  expect(await RNG.bet(session, randomUUID(), units('1.00'))).toMatchObject({
    status: 'NOT_ENOUGH_MONEY',
    balance: 0,
  })
  await move('30.00')
  const bet = randomUUID()
  expect(await RNG.bet(session, bet, units('12.00'))).toMatchObject({ status: 'OK', balance: units('18.00') })
  expect(await standing()).toEqual(['70.00', '18.00', '88.00'])
  expect(await RNG.settle(session, randomUUID(), bet, units('40.00'))).toMatchObject({ balance: units('58.00') })
  expect(await standing()).toEqual(['70.00', '58.00', '128.00'])
  expect(await RNG.call('balance', session)).toMatchObject({ balance: units('58.00') })
  expect(await RNG.bet(session, randomUUID(), units('58.01'))).toMatchObject({ status: 'NOT_ENOUGH_MONEY' })
})

test('money for a table comes from the vendor’s wallet, and what it won and has left goes back there', async () => {
  const { PVP } = site.studios
  const session = await PVP.play(player.client)
  await move('30.00', 'PVP')
  const seat = { member: player.client, session, purse: randomUUID() }
  const hold = { ...session, round: seat.purse, transaction_uuid: randomUUID(), amount: units('20.00'), reason: 'seat' }
  expect(await PVP.call('hold', hold)).toMatchObject({ status: 'OK', balance: units('10.00') })
  const won = seatOf(seat, units('12.00'), units('15.00'), { into: 'free', release: true })
  expect(await PVP.call('conclude', endOf([seat], [won]))).toMatchObject({
    ...{ status: 'OK', seats: [{ balance: units('33.00'), held: 0 }] },
  })
  expect(await standing('PVP')).toEqual(['70.00', '33.00', '103.00'])
})

test('what is rolled back returns to the vendor’s wallet, and a win is taken from there alone', async () => {
  const { RNG } = site.studios
  const session = await RNG.play(player.client)
  await move('30.00')
  const [bet, lost, win] = [randomUUID(), randomUUID(), randomUUID()]
  await RNG.bet(session, bet, units('12.00'))
  expect(await RNG.rollback(session, randomUUID(), bet)).toMatchObject({ status: 'OK', balance: units('30.00') })
  await RNG.bet(session, lost, units('30.00'))
  await RNG.settle(session, win, lost, units('20.00'))
  await RNG.bet(session, randomUUID(), units('15.00'))
  expect(await RNG.rollback(session, randomUUID(), win, lost)).toMatchObject({ status: 'OK', balance: 0 })
  expect(await standing()).toEqual(['70.00', '0.00', '70.00'])
  const { rows } = await site.database.pool.query(
    `select amount from ledger.transfer where code = 'SHORTFALL' and reference = $1`,
    [lost],
  )
  expect(rows).toEqual([{ amount: 150_000n }])
})

test('money aside for a round comes out of the vendor’s wallet, and what is left goes back', async () => {
  const { RNG } = site.studios
  const session = await RNG.play(player.client)
  await move('30.00')
  const round = randomUUID()
  const aside = (amount: string) => ({
    ...{ ...session, round, amount: units(amount), transaction_uuid: randomUUID(), reason: 'chase' },
  })
  expect(await RNG.call('hold', aside('20.00'))).toMatchObject({ status: 'OK', balance: units('10.00') })
  expect(await RNG.call('release', aside('20.00'))).toMatchObject({ status: 'OK', balance: units('30.00') })
  expect(await standing()).toEqual(['70.00', '30.00', '100.00'])
})

test('a bonus pays what the vendor’s wallet lacks, gets its share of the payout, and becomes money in the main one', async () => {
  const { RNG } = site.studios
  await wallets('one')
  await claimBonus(player, await offerBonus(site, undefined, '40.00', 1))
  await wallets('apart')
  const session = await RNG.play(player.client)
  await move('30.00')
  const bet = randomUUID()
  expect(await RNG.bet(session, bet, units('40.00'))).toMatchObject({ status: 'OK', balance: units('30.00') })
  const settled = await RNG.settle(session, randomUUID(), bet, units('80.00'), bet, units('40.00'))
  expect(settled).toMatchObject({ status: 'OK', balance: units('110.00') })
  expect(await standing()).toEqual(['70.00', '60.00', '130.00'])
  await countFacts(site, 'cashier-turnover')
  expect(await standing()).toEqual(['120.00', '60.00', '180.00'])
  expect(await RNG.rollback(session, randomUUID(), bet)).toMatchObject({ status: 'OK' })
  expect(await standing()).toEqual(['130.00', '10.00', '140.00'])
})

test('a game that was opened with one wallet for all plays on with it, and so the other way', async () => {
  const { RNG, LIVE } = site.studios
  await wallets('one')
  const before = await RNG.play(player.client)
  await wallets('apart')
  await move('30.00', 'LIVE')
  const after = await LIVE.play(player.client)
  await wallets('one')
  expect(await RNG.bet(before, randomUUID(), units('5.00'))).toMatchObject({ status: 'OK', balance: units('65.00') })
  expect(await LIVE.bet(after, randomUUID(), units('5.00'))).toMatchObject({ status: 'OK', balance: units('25.00') })
})
