import { randomUUID } from 'node:crypto'
import { toWire } from '@baize/money'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkMoney } from '../../../check-money.ts'
import {
  type BonusPlayer,
  type BonusSite,
  bonusPlayer,
  standing,
  startBonusSite,
  units,
} from '../../bonuses/fixtures.ts'

let site: BonusSite
beforeAll(async () => {
  site = await startBonusSite()
})
afterEach(async () => {
  expect(await checkMoney(site.database)).toEqual([])
})
afterAll(() => site.stop())

/** A bet on sports, split in two; answers the ids. */
async function splitBet({ sessions }: BonusPlayer, stake: number, first: number) {
  const [bet, a, b] = [randomUUID(), randomUUID(), randomUUID()]
  expect(await site.studios.SPORTS.bet(sessions.SPORTS, bet, stake)).toMatchObject({ status: 'OK' })
  const answer = await site.studios.SPORTS.call('split', {
    ...{ ...sessions.SPORTS, round: bet, transaction_uuid: randomUUID(), reference_transaction_uuid: bet },
    parts: [
      { transaction_uuid: a, amount: first },
      { transaction_uuid: b, amount: stake - first },
    ],
  })
  expect(answer.status).toBe('OK')
  return { bet, a, b }
}

const settle = ({ sessions }: BonusPlayer, bet: string, part: string, payout: string) =>
  site.studios.SPORTS.call('settle', {
    ...{ ...sessions.SPORTS, round: bet, transaction_uuid: randomUUID(), round_closed: false },
    bets: [{ transaction_uuid: part, payout: units(payout), valid_amount: 0, status: 'won' }],
  })
const takeBack = ({ sessions }: BonusPlayer, bet: string, part: string) =>
  site.studios.SPORTS.call('rollback', {
    ...{ ...sessions.SPORTS, round: bet, transaction_uuid: randomUUID(), reference_transaction_uuid: part },
    round_closed: false,
  })
const sharesOf = async (...bets: string[]) => {
  const { rows } = await site.database.pool.query<{ transaction_id: string; bonus_units: bigint }>(
    'select transaction_id, bonus_units from bonuses.funded_bet where transaction_id = any ($1)',
    [bets],
  )
  const found = new Map(rows.map(row => [row.transaction_id, Number(row.bonus_units)]))
  return bets.map(bet => found.get(bet) ?? 0)
}
const openBets = async ({ client }: BonusPlayer) => (await client.call('promotions.wagering', {})).bonus!.openBets

test('bonus money is shared out by the stakes of the parts, and each payout by the share of its part', async () => {
  const player = await bonusPlayer(site, '60.00')
  const { bet, a, b } = await splitBet(player, units('100.00'), units('30.00'))
  expect((await sharesOf(a, b)).map(share => toWire(BigInt(share)))).toEqual(['12.00', '28.00'])
  expect(await openBets(player)).toBe(2)
  expect((await standing(site, player)).slice(0, 2)).toEqual(['0.00', '60.00'])
  await settle(player, bet, a, '50.00')
  expect((await standing(site, player)).slice(0, 2)).toEqual(['30.00', '80.00'])
  expect(await openBets(player)).toBe(1)
  await takeBack(player, bet, b)
  expect((await standing(site, player)).slice(0, 2)).toEqual(['72.00', '108.00'])
  expect(await openBets(player)).toBe(0)
})

test('a share is cut to whole units, and the second part has all the rest', async () => {
  const player = await bonusPlayer(site, '6.00')
  const { bet, a, b } = await splitBet(player, 100_001, 33_334)
  // 40,001 of 100,001 are the bonus's: 13,333.9 for the first part.
  expect(await sharesOf(a, b)).toEqual([13_333, 26_668])
  await takeBack(player, bet, a)
  await takeBack(player, bet, b)
  expect((await standing(site, player)).slice(0, 2)).toEqual(['6.00', '100.00'])
})

test('a part too small for a unit of the bonus has none and keeps nobody waiting', async () => {
  const player = await bonusPlayer(site, '9.99')
  const { bet, a, b } = await splitBet(player, units('10.00'), 1)
  expect(await sharesOf(a, b)).toEqual([0, 100])
  expect(await openBets(player)).toBe(1)
  await settle(player, bet, b, '0.00')
  expect(await openBets(player)).toBe(0)
  await takeBack(player, bet, a)
})

test('a bet without bonus money is split beside a bonus, and one with it twice', async () => {
  const player = await bonusPlayer(site, '100.00')
  const paid = await splitBet(player, units('40.00'), units('10.00'))
  expect(await sharesOf(paid.a, paid.b)).toEqual([0, 0])
  expect(await openBets(player)).toBe(0)
  const { bet, a, b } = await splitBet(player, units('80.00'), units('60.00'))
  const [c, d] = [randomUUID(), randomUUID()]
  await site.studios.SPORTS.call('split', {
    ...{ ...player.sessions.SPORTS, round: bet, transaction_uuid: randomUUID(), reference_transaction_uuid: a },
    parts: [
      { transaction_uuid: c, amount: units('59.00') },
      { transaction_uuid: d, amount: units('1.00') },
    ],
  })
  expect((await sharesOf(a, b, c, d)).map(share => toWire(BigInt(share)))).toEqual(['15.00', '5.00', '14.75', '0.25'])
  expect(await openBets(player)).toBe(3)
})

test('a share of bonus money that got lost between the parts is found', async () => {
  const player = await bonusPlayer(site, '10.00')
  const { a } = await splitBet(player, units('20.00'), units('5.00'))
  const shift = (by: number) =>
    site.database.pool.query('update bonuses.funded_bet set bonus_units = bonus_units + $2 where transaction_id = $1', [
      a,
      by,
    ])
  await shift(-1)
  expect(await checkMoney(site.database)).toMatchObject([
    { invariant: 'what a bonus paid of a bet that was split lies in its parts, to the unit' },
  ])
  await shift(1)
})
