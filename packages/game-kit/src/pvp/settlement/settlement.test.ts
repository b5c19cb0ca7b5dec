import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MatchEnd, MatchMode } from '../conduct/state.ts'
import { MOST_RAKE_UNITS, rakesOf } from './rake.ts'
import { type MatchSettlement, settleMatch } from './settle-match.ts'

const unit = 10_000
const settled = (code: string, stakeUnits: number, end: MatchEnd, mode: MatchMode = 'real') =>
  settleMatch({ rules: `${code}/1`, mode, stakeUnits, end })
const played = (...nets: number[]): MatchEnd => ({ kind: 'played', nets, winner: null })
const sums = ({ rakeUnits, seats }: MatchSettlement) => [
  seats.reduce((sum, { payoutUnits }) => sum + payoutUnits, rakeUnits),
  seats.reduce((sum, { stakeUnits }) => sum + stakeUnits, 0),
]

describe('rake', () => {
  test('[PVPG-017] of a pot of 4.60, of 1 000.00, of a draw and of a void match', () => {
    expect(settled('DUO-TIENLEN', 1_000, played(46, -6, -14, -26))!.rakeUnits).toBe(0.23 * unit)
    expect(settled('DUO-DICE', 500 * unit, played(1, -1))!.rakeUnits).toBe(25 * unit)
    expect(settled('DUO-DICE', 500 * unit, played(0, 0))!.rakeUnits).toBe(0)
    expect(settled('DUO-DICE', 500 * unit, { kind: 'void', reason: 'operator' })).toBeNull()
  })

  test('[PVPG-018] two winners whose shares pass the most are cut in proportion, and down', () => {
    const rakes = rakesOf([7_000_000, 5_000_000, -8_000_000, -4_000_000], false)
    expect(rakes).toEqual([145_833, 104_166, 0, 0])
    expect(rakes[0]! + rakes[1]!).toBeLessThanOrEqual(MOST_RAKE_UNITS)
    expect(rakesOf([3, 39, -42], false)).toEqual([0, 1, 0])
  })

  test('a duel pays 5 % of both stakes', () => {
    expect(settled('DUO-BANNERS', unit, played(-1, 1))).toEqual({
      rakeUnits: 1_000,
      seats: [
        { netUnits: -unit, rakeUnits: 0, stakeUnits: unit, payoutUnits: 0, validUnits: unit, status: 'lost' },
        { netUnits: unit, rakeUnits: 1_000, stakeUnits: unit, payoutUnits: 19_000, validUnits: unit, status: 'won' },
      ],
    })
  })
})

describe('seats', () => {
  test('the worked hand of Tien Len', () => {
    const { seats } = settled('DUO-TIENLEN', 1_000, played(46, -6, -14, -26))!
    expect(seats.map(({ stakeUnits }) => stakeUnits)).toEqual([40_000, 6_000, 14_000, 26_000])
    expect(seats.map(({ payoutUnits }) => payoutUnits)).toEqual([83_700, 0, 0, 0])
  })

  test('a duel that is drawn returns its stakes; a seat of several without a net leaves no bet', () => {
    const push = { netUnits: 0, rakeUnits: 0, validUnits: 0, status: 'push' }
    expect(settled('DUO-DICE', unit, played(0, 0))!.seats).toEqual([
      { ...push, stakeUnits: unit, payoutUnits: unit },
      { ...push, stakeUnits: unit, payoutUnits: unit },
    ])
    expect(settled('DUO-TIENLEN', 1_000, played(5, 0, -5))!.seats[1]).toEqual({
      ...push,
      stakeUnits: 0,
      payoutUnits: 0,
    })
  })

  test('private hands count for nothing, and practice has no rake', () => {
    const end: MatchEnd = { kind: 'forfeit', nets: [1, -1], winner: 0, seat: 1 }
    const { seats, rakeUnits } = settled('DUO-DICE', unit, end, 'private')!
    expect([seats.map(({ validUnits }) => validUnits), rakeUnits]).toEqual([[0, 0], 1_000])
    expect(settled('DUO-DICE', unit, end, 'practice')!.rakeUnits).toBe(0)
  })

  test('payouts and rake are the stakes, whatever the nets are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -40, max: 40 }), { minLength: 1, maxLength: 3 }),
        fc.constantFrom(1_000, 5_000, 10_000, 50_000, 100_000),
        (others, stakeUnits) => {
          const winner = -others.reduce((sum, net) => sum + net, 0)
          fc.pre(winner >= -40)
          const [paid, staked] = sums(settled('DUO-TIENLEN', stakeUnits, played(winner, ...others))!)
          expect(paid).toBe(staked)
        },
      ),
    )
  })
})
