import { describe, expect, test } from 'vitest'
import {
  bonusesGiven,
  depositsOf,
  grossRevenue,
  type MoneySums,
  netOfBrand,
  netRevenue,
  rebatesGiven,
  revenuePerPlayer,
  withdrawalsOf,
} from './formulas.ts'

const play = { stakeUnits: 1_000_000n, payoutUnits: 900_000n, validUnits: 800_000n }

/** Flows with what they moved; members gain it, lose it, or are not part of it. */
const money = (flows: Record<string, [units: bigint, memberUnits: bigint]>): MoneySums =>
  new Map(Object.entries(flows).map(([flow, [units, memberUnits]]) => [flow, { units, memberUnits }]))

describe('[CONS-027] figures of the house', () => {
  test('the gross is stakes less payouts less what jackpots took, of which returned shares come back', () => {
    const pools = money({ 'JACKPOT_IN GAMES>JACKPOT': [5_000n, 0n], 'JACKPOT_IN JACKPOT>GAMES': [1_000n, 0n] })
    expect(grossRevenue(play, new Map())).toBe(100_000n)
    expect(grossRevenue(play, pools)).toBe(96_000n)
  })

  test('the net is the gross less rebates and bonuses, each less what went back; what moves no money of members is none', () => {
    const given = money({
      'REBATE REBATE_COST>MAIN': [700n, 700n],
      'REBATE MAIN>REBATE_COST': [200n, -200n],
      'COMMISSION REBATE_COST>MAIN': [300n, 300n],
      'BONUS_GRANT PROMO_COST>BONUS': [5_000n, 5_000n],
      'BONUS_FORFEIT BONUS>PROMO_COST': [1_500n, -1_500n],
      'BONUS_EXCESS BONUS>PROMO_COST': [500n, -500n],
      'MISSION PROMO_COST>MAIN': [100n, 100n],
      'ENVELOPE_FUND PROMO_COST>ENVELOPE': [9_000n, 0n],
      'JACKPOT_SEED PROMO_COST>JACKPOT': [9_000n, 0n],
      'BONUS_CONVERT BONUS>MAIN': [2_000n, 0n],
    })
    expect([rebatesGiven(given), bonusesGiven(given)]).toEqual([800n, 3_100n])
    expect(netRevenue(play, given)).toBe(100_000n - 800n - 3_100n)
  })

  test('what the house keeps is the net less the dividends and salaries that it paid itself', () => {
    const paid = money({
      'DIVIDEND CONTRACT_COST>MAIN': [4_000n, 4_000n],
      'DIVIDEND MAIN>MAIN': [3_000n, 0n],
      'SALARY_DAILY CONTRACT_COST>MAIN': [1_000n, 1_000n],
    })
    expect([netRevenue(play, paid), netOfBrand(play, paid)]).toEqual([100_000n, 95_000n])
  })

  test('deposits and withdrawals are what crossed the door, fees and what came back included', () => {
    const crossed = money({
      'DEPOSIT CHANNEL>MAIN': [10_000n, 10_000n],
      'DEPOSIT_REVERSAL MAIN>CHANNEL': [2_000n, -2_000n],
      'WITHDRAW_HOLD MAIN>HOLD': [6_000n, 0n],
      'WITHDRAW HOLD>TRANSIT': [5_900n, -5_900n],
      'WITHDRAW_FEE HOLD>FEE_INCOME': [100n, -100n],
      'WITHDRAW_REFUND TRANSIT>MAIN': [900n, 900n],
      'PAYOUT TRANSIT>CHANNEL': [5_000n, 0n],
    })
    expect([depositsOf(crossed), withdrawalsOf(crossed)]).toEqual([8_000n, 5_100n])
  })

  test('the net a player is none without players', () => {
    expect([revenuePerPlayer(100n, 0n), revenuePerPlayer(100n, 3n), revenuePerPlayer(-100n, 3n)]).toEqual([
      null,
      33n,
      -33n,
    ])
  })
})
