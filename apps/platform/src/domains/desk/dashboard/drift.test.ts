import { expect, test } from 'vitest'
import { driftsOf, type GameSums, upperQuantile } from '../../reports/games/drift.ts'

const rounds = 20_000
const stake = 10_000
/** A game that pays 1.92 times the stake at even chances, or at a chance of its own, with sums of what it did. */
function play(gameCode: string, random: () => number, chance = 0.5): GameSums {
  const payout = stake * 1.92
  let wins = 0
  for (let round = 0; round < rounds; round++) if (random() < chance) wins++
  return {
    ...{ gameCode, bets: rounds, stake: rounds * stake, payout: wins * payout },
    ...{ stakeSquares: rounds * stake ** 2, payoutSquares: wins * payout ** 2, products: wins * payout * stake },
  }
}
const states96 = () => ({ percent: 96, isVolatile: false })

test('[CONS-029] of a thousand games one is off by 4 points and raises the one alarm', () => {
  const random = seeded(2_026)
  const fair = Array.from({ length: 999 }, (_, n) => play(`FAIR-${n}`, random))
  const { tested, list } = driftsOf([...fair, play('OFF', random, 0.5 + 0.04 / 1.92)], states96)
  expect(tested).toBe(1_000)
  expect(list.filter(({ isAlarm }) => isAlarm).map(({ gameCode }) => gameCode)).toEqual(['OFF'])
  expect(Math.abs(list[0]!.actualPercent - 100)).toBeLessThan(list[0]!.marginPercent)
  // Of equal stakes: 2.5758 x 0.96 / sqrt(20,000).
  expect(list[0]!.marginPercent).toBeCloseTo(1.75, 1)
})

test('a game is tested from 10,000 bets, one of rare wins from 100,000, and one that states nothing never', () => {
  const game = play('ONE', seeded(7))
  const testedOf = (bets: number, stated: { percent: number; isVolatile: boolean } | null) =>
    driftsOf([{ ...game, bets }], () => stated).tested
  expect([testedOf(9_999, states96()), testedOf(10_000, states96())]).toEqual([0, 1])
  const volatile = { percent: 96, isVolatile: true }
  expect([testedOf(99_999, volatile), testedOf(100_000, volatile), testedOf(100_000, null)]).toEqual([0, 1, 0])
})

test('the bound of an alarm grows with the games that are tested', () => {
  const bound = (games: number) => upperQuantile(0.01 / (2 * games))
  expect(bound(1)).toBeCloseTo(2.5758, 4)
  expect(bound(1_000)).toBeCloseTo(4.4172, 4)
  expect(bound(10_000)).toBeCloseTo(4.8916, 4)
})

/** Numbers from 0 to below 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
