import { randomUUID } from 'node:crypto'
import { EventStream } from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPlayer, openDeposit } from '../cashier/fixtures.ts'
import {
  type BonusPlayer,
  type BonusSite,
  bonusPlayer,
  claimBonus,
  offerBonus,
  play,
  standing,
  startBonusSite,
  units,
  withSessions,
  workedTerms,
} from './fixtures.ts'

let site: BonusSite
beforeAll(async () => {
  site = await startBonusSite()
})
afterAll(() => site.stop())

const cents = (amount: number) => amount.toFixed(2)

test('[WALK-005] the balance tells cash and bonus apart, by every call and by push, and a game is told their sum', async () => {
  const player = await bonusPlayer(site, '100.00')
  const stream = await EventStream.open(player.client)
  const told = async () => {
    const { data } = await stream.next()
    return data.kind === 'balance' ? [data.sumBalance, data.bonus] : data.kind
  }
  expect(await told()).toEqual(['100.00', '100.00'])
  const { balance } = await site.studios.RNG.bet(player.sessions.RNG, randomUUID(), units('130.00'))
  expect(balance).toBe(units('70.00'))
  expect(await told()).toEqual(['0.00', '70.00'])
  stream.leave()
  const left = { sumBalance: '0.00', bonus: '70.00', currency: 'DEMO' }
  expect(await player.client.call('wallet.balance', {})).toEqual(left)
  expect(await player.client.call('wallet.merchantWallet', {})).toMatchObject({ ...left, main: '0.00' })
})

describe('the worked example', () => {
  const upToEight = [
    [['RNG', '120.00', '0.00'], '80.00 100.00 80.00 0.00'],
    [['LIVE', '80.00', '117.00', '40.00'], '117.00 100.00 40.00 0.00'],
    [['RNG', '150.00', '400.00'], '312.00 155.00 0.00 110.00'],
    [['SPORTS', '100.00', '50.00', '50.00'], '262.00 155.00 0.00 135.00'],
    [['PVP', '50.00', '0.00'], '212.00 155.00 0.00 135.00'],
    ...Array.from({ length: 10 }, (_, at) => [
      ['RNG', '50.00', '47.00'],
      `${cents(212 - 3 * (at + 1))} 155.00 0.00 ${cents(135 + 50 * (at + 1))}`,
    ]),
    [['LIVE', '150.00', '0.00'], '32.00 155.00 0.00 650.00'],
    [['RNG', '100.00', '77.77'], '24.89 139.88 0.00 750.00'],
  ] as [Parameters<typeof play>[2], string][]
  const toTheEnd = [
    [['RNG', '100.00', '260.00'], '64.72 260.05 0.00 850.00'],
    [['RNG', '150.00', '210.00'], ''],
  ] as typeof upToEight

  async function start(terms = workedTerms): Promise<BonusPlayer> {
    const player = await newPlayer(site, '0.00')
    const { number } = await openDeposit(site, player, '200.00')
    await site.payments.send(site.payments.notice({ kind: 'deposit_paid', order: number, amount: '200.00' }))
    await claimBonus(player, await offerBonus(site, terms))
    return withSessions(site, player)
  }
  async function walk(player: BonusPlayer, steps: typeof upToEight): Promise<void> {
    for (const [step, after] of steps) {
      await play(site, player, step)
      if (after) expect([step, (await standing(site, player)).join(' ')]).toEqual([step, after])
    }
  }

  test('MAIN pays first and the bonus the rest, payouts are shared, and the earned bonus becomes money, to the unit', async () => {
    const player = await start()
    expect(await standing(site, player)).toEqual(['200.00', '100.00', '200.00', '0.00'])
    await walk(player, [...upToEight, ...toTheEnd])
    expect(await standing(site, player)).toEqual(['384.77', '0.00', '0.00', 'none'])
    const { list } = await player.client.call('promotions.bonuses', {})
    expect(list).toMatchObject([{ amount: '100.00', turnoverLeft: '0.00', status: 'DONE' }])
  })

  test('with a limit of 250.00 the rest goes back to the house', async () => {
    const player = await start({ ...workedTerms, maxConvert: '250.00' })
    await walk(player, [...upToEight, ...toTheEnd])
    expect(await standing(site, player)).toEqual(['340.61', '0.00', '0.00', 'none'])
    const { rows } = await site.database.pool.query(
      `select t.amount from ledger.transfer t join bonuses.bonus b on t.key = format('bonus:%s:convert:excess', b.id) where b.member_id = $1`,
      [player.id],
    )
    expect(rows).toEqual([{ amount: 441_600n }])
  })

  test('cancelled after the eighth step it keeps 24.89 and returns 139.88', async () => {
    const player = await start()
    await walk(player, upToEight)
    const { bonus } = await player.client.call('promotions.wagering', {})
    expect([bonus!.cancelKeeps, bonus!.cancelReturns]).toEqual(['24.89', '139.88'])
    const done = await player.client.call('promotions.cancelBonus', { id: bonus!.id })
    expect(done).toEqual({ returned: '139.88', kept: '24.89' })
    expect(await standing(site, player)).toEqual(['24.89', '0.00', '0.00', 'none'])
  })
})

describe('what a bonus may play', () => {
  test('a stake above its limit needs MAIN alone, and a game of no weight never gets it', async () => {
    const player = await bonusPlayer(site, '150.00')
    expect(await play(site, player, ['RNG', '150.01', '0.00'])).toBe('LIMIT_REACHED')
    expect(await play(site, player, ['PVP', '150.01', '0.00'])).toBe('NOT_ENOUGH_MONEY')
    expect(await play(site, player, ['RNG', '250.01', '0.00'])).toBe('LIMIT_REACHED')
    const rich = await bonusPlayer(site, '200.00')
    await play(site, rich, ['RNG', '150.01', '0.00'])
    expect((await standing(site, rich)).slice(0, 2)).toEqual(['49.99', '100.00'])
  })

  test('a game is told what may be played on it, the header what is the member’s own; a repeat answers alike', async () => {
    const player = await bonusPlayer(site, '50.00')
    const { RNG, PVP } = site.studios
    expect((await RNG.call('balance', player.sessions.RNG)).balance).toBe(units('150.00'))
    expect((await PVP.call('balance', player.sessions.PVP)).balance).toBe(units('50.00'))
    const [small, large] = [randomUUID(), randomUUID()]
    const replies = []
    for (const [bet, stake] of [
      [small, '10.00'],
      [large, '60.00'],
    ] as const)
      for (let copy = 0; copy < 2; copy++) replies.push(await RNG.bet(player.sessions.RNG, bet, units(stake)))
    expect(replies.map(({ status, balance }) => [status, balance])).toEqual([
      ['OK', units('140.00')],
      ['OK', units('140.00')],
      ['OK', units('80.00')],
      ['OK', units('80.00')],
    ])
    expect((await player.client.call('wallet.balance', {})).sumBalance).toBe('0.00')
    const copies = Array.from({ length: 20 }, () =>
      RNG.settle(player.sessions.RNG, `${large}-s`, large, units('90.00')),
    )
    expect(new Set((await Promise.all(copies)).map(({ balance }) => balance))).toEqual(new Set([units('170.00')]))
    expect((await standing(site, player)).slice(0, 2)).toEqual(['60.00', '110.00'])
  })

  test('valid bet above a deposit’s requirement counts by its weight, and no more than is left', async () => {
    const player = await bonusPlayer(site, '100.00', workedTerms, '2.00', 10)
    const { number } = await openDeposit(site, player, '12.50')
    await site.payments.send(site.payments.notice({ kind: 'deposit_paid', order: number, amount: '12.50' }))
    await play(site, player, ['SPORTS', '30.00', '30.00'])
    expect((await standing(site, player)).slice(2)).toEqual(['0.00', '8.75'])
    await play(site, player, ['SPORTS', '100.00', '100.00'])
    expect(await standing(site, player)).toEqual(['114.50', '0.00', '0.00', 'none'])
  })
})

describe('rollbacks', () => {
  test('each part of a stake goes back where it came from, its win is taken back, and its progress with it', async () => {
    const player = await bonusPlayer(site, '20.00')
    const bet = await play(site, player, ['RNG', '50.00', '80.00'])
    expect(await standing(site, player)).toEqual(['32.00', '118.00', '0.00', '50.00'])
    const { status, balance } = await site.studios.RNG.rollback(player.sessions.RNG, randomUUID(), bet)
    expect([status, balance]).toEqual(['OK', units('120.00')])
    expect(await standing(site, player)).toEqual(['20.00', '100.00', '0.00', '0.00'])
  })

  test('a win that was taken back waits for another, and nothing ends meanwhile', async () => {
    const player = await bonusPlayer(site, '20.00')
    const { RNG } = site.studios
    const bet = await play(site, player, ['RNG', '50.00', '80.00'])
    await RNG.rollback(player.sessions.RNG, randomUUID(), `${bet}-settle`, bet)
    expect((await standing(site, player)).slice(0, 2)).toEqual(['0.00', '70.00'])
    const { bonus } = await player.client.call('promotions.wagering', {})
    const cancel = await player.client.send('promotions.cancelBonus', { id: bonus!.id })
    expect(cancel.body.errorCode).toBe('bonus_round_open')
    await RNG.settle(player.sessions.RNG, randomUUID(), bet, units('10.00'))
    expect((await standing(site, player)).slice(0, 2)).toEqual(['4.00', '76.00'])
  })

  test('after the end a bonus part returns to MAIN where it was converted, and to the house otherwise', async () => {
    for (const [multiple, main] of [
      [1, '100.00'],
      [10, '0.00'],
    ] as const) {
      const player = await bonusPlayer(site, '0.00', workedTerms, '100.00', multiple)
      const bet = await play(site, player, ['RNG', '100.00', '0.00'])
      expect(await standing(site, player)).toEqual(['0.00', '0.00', '0.00', 'none'])
      await site.studios.RNG.rollback(player.sessions.RNG, randomUUID(), bet)
      expect((await standing(site, player)).slice(0, 2)).toEqual([main, '0.00'])
    }
  })
})
