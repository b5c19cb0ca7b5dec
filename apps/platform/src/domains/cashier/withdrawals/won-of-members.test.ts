import { randomUUID } from 'node:crypto'
import { SampleProvider, type SampleSession } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkMoney } from '../../../check-money.ts'
import { ask, type CashierSite, newPlayer, type Player, reason, startCashier } from '../fixtures.ts'

let site: CashierSite
let rooms: SampleProvider
beforeAll(async () => {
  site = await startCashier()
  rooms = await SampleProvider.start(site, 'ROOMS', 'PVP')
})
afterAll(async () => {
  expect(await checkMoney(site.database)).toEqual([])
  await rooms.stop()
  await site.stop()
})

interface Sitting {
  player: Player
  session: SampleSession
}
const sit = async (main: string): Promise<Sitting> => {
  const player = await newPlayer(site, main)
  return { player, session: await rooms.play(player.client) }
}

/** A round of equal stakes, in whole units, that the first member wins from all others. */
async function win(all: readonly Sitting[], stake: number): Promise<void> {
  const seats = []
  const units = stake * 10_000
  for (const { session } of all) {
    const hold = { ...session, round: randomUUID(), transaction_uuid: randomUUID(), amount: units, reason: 'seat' }
    expect(await rooms.call('hold', hold)).toMatchObject({ status: 'OK' })
    const payout: number = seats.length === 0 ? units * all.length : 0
    seats.push({
      ...{
        token: session.token,
        user: session.user,
        hold_round: hold.round,
        bet_uuid: randomUUID(),
        stake: units,
        payout,
      },
      ...{
        valid_amount: units,
        status: payout > 0 ? ('won' as const) : ('lost' as const),
        into: 'free' as const,
        release: true,
      },
    })
  }
  const [{ session }] = all as [Sitting]
  const { game_code, currency } = session
  const end = { transaction_uuid: randomUUID(), round: randomUUID(), game_code, currency, rake: 0, seats }
  expect(await rooms.call('conclude', end)).toMatchObject({ status: 'OK' })
}

const order = async ({ player }: Sitting) => (await player.client.call('cashier.withdraw', ask(player, '50.00'))).id
const review = (id: string, more = {}) => site.desk.send('cashier.reviewWithdrawal', { id, reason, ...more })
const queued = async (id: string) => {
  const desk = await site.operator()
  const { list } = await desk.call('cashier.withdrawalQueue', { state: 'REQUESTED', limit: 200 })
  return list.find(row => row.id === id)?.wonOf
}

test('[MEND-022] what was won of one member above the sum of a day is paid only after an operator has looked', async () => {
  const [winner, loser] = [await sit('600.00'), await sit('2000.00')]
  for (const stake of [400, 400]) await win([winner, loser], stake)
  const early = await order(winner)
  expect(await queued(early)).toBeNull()
  expect((await review(early)).status).toBe(200)

  await win([winner, loser], 400)
  const late = await order(winner)
  expect(await queued(late)).toEqual({ account: loser.player.account, amount: '1200.00' })
  const refused = await review(late)
  expect([refused.status, refused.body.errorCode]).toEqual([422, 'win_unchecked'])
  expect(refused.body.value).toMatchObject({ fields: [{ field: 'winChecked' }] })
  expect((await review(late, { holderChecked: true })).body.errorCode).toBe('win_unchecked')
  expect((await review(late, { winChecked: true })).status).toBe(200)
  // What an operator has looked at holds nothing up again; the loser was never held.
  for (const after of [await order(winner), await order(loser)]) expect((await review(after)).status).toBe(200)
})

test('[MEND-022] what is lost again, won of many, or on two days, is no large win of one member', async () => {
  const [back, other, third, days, against] = [
    ...[await sit('2000.00'), await sit('2000.00'), await sit('900.00'), await sit('800.00'), await sit('2000.00')],
  ] as [Sitting, Sitting, Sitting, Sitting, Sitting]
  await win([back, other], 900)
  await win([other, back], 900)
  await win([back, other, third], 700)
  expect(await queued(await order(back))).toBeNull()

  await win([days, against], 700)
  site.clock.advance(24 * 3_600_000)
  days.session = await rooms.play((await signedIn(days)).client)
  against.session = await rooms.play((await signedIn(against)).client)
  await win([days, against], 700)
  expect(await queued(await order(days))).toBeNull()
})

/** The member once more, after a day. */
async function signedIn(sitting: Sitting): Promise<Player> {
  const client = await (await site.visitor()).signIn(sitting.player.account, 'Tables#2026')
  sitting.player = { ...sitting.player, client }
  return sitting.player
}
