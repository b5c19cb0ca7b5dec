import { SampleProvider } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkMoney } from '../../../check-money.ts'
import { type BonusSite, bonusPlayer, standing, startBonusSite, units } from '../../bonuses/fixtures.ts'
import { id } from '../fixtures.ts'
import { endOf, seatOf } from './conclude.fixtures.ts'

let site: BonusSite
let fish: SampleProvider
beforeAll(async () => {
  site = await startBonusSite()
  fish = await SampleProvider.start(site, 'FSH', 'FISH')
})
afterEach(async () => {
  expect(await checkMoney(site.database)).toEqual([])
})
afterAll(async () => {
  await fish.stop()
  await site.stop()
})

test('money is put aside from the wallet alone, and a ticket counts towards a bonus in full, and who plays one sits at no match', async () => {
  const player = await bonusPlayer(site, '60.00')
  const { client, sessions } = player
  const shoals = { provider: fish, session: await fish.play(client) }
  const duels = { provider: site.studios.PVP, session: sessions.PVP }
  const hold = ({ provider, session }: typeof shoals, purse: string, amount: string) =>
    provider.call('hold', {
      ...{ ...session, round: purse, transaction_uuid: id('hold'), amount: units(amount), reason: 'purse' },
    })
  expect(await hold(shoals, id('p'), '60.01')).toMatchObject({ status: 'NOT_ENOUGH_MONEY', balance: units('160.00') })
  const end = async (at: typeof shoals, amount: string) => {
    const seat = { member: client, session: at.session, purse: id('p') }
    await hold(at, seat.purse, amount)
    return at.provider.call('conclude', endOf([seat], [seatOf(seat, units(amount), 0)]))
  }
  expect(await end(shoals, '20.00')).toMatchObject({ status: 'OK', seats: [{ balance: units('140.00'), held: 0 }] })
  expect(await standing(site, player)).toEqual(['40.00', '100.00', '0.00', '20.00'])
  // What is staked there may go to another member, so that it asks what a withdrawal asks.
  expect(await hold(duels, id('p'), '30.00')).toMatchObject({ status: 'LIMIT_REACHED' })
  expect(await standing(site, player)).toEqual(['40.00', '100.00', '0.00', '20.00'])
})
