import { parseAmount, toWire } from '@baize/money'
import { expect, test } from 'vitest'
import type { Parts } from '../claims.ts'
import { isAccepted, type PricePolicy } from './acceptance.ts'
import { fairValue, offerUnits, partOffer, type WeighedLeg } from './cash-out.ts'
import { type Fraction, floored, fraction, product } from './fraction.ts'
import { LIMITS, mostStakeUnits, roomUnits } from './limits.ts'
import { opposedUnits } from './opposed-singles.ts'
import { SYSTEMS, systemLines } from './system.ts'

const of = (won: number): Parts => ({ won, returned: 0, lost: 1 - won })
const odds = (milli: number): Fraction => fraction(milli, 1_000)

test('the policy decides what a moved price does to a bet', () => {
  const decide = (policy: PricePolicy, shown: number, now: number) => isAccepted(policy, odds(shown), odds(now))
  expect((['none', 'better', 'any'] as const).map(policy => decide(policy, 2_570, 2_710))).toEqual([false, true, true])
  expect((['none', 'better', 'any'] as const).map(policy => decide(policy, 2_180, 2_050))).toEqual([false, false, true])
  expect((['none', 'better', 'any'] as const).every(policy => decide(policy, 2_050, 2_050))).toBe(true)
})

test('the largest stake follows from class, possible payout and free liability, in cents', () => {
  const score = [{ marketClass: 'C', phase: 'before' }] as const
  expect(toWire(mostStakeUnits(score, odds(376_000)))).toBe('265.95')
  expect(toWire(mostStakeUnits(score, odds(8_750)))).toBe('500.00')
  const four = Array.from({ length: 4 }, () => ({ marketClass: 'B', phase: 'before' }) as const)
  const long = product([4_120, 4_320, 8_250, 6_750].map(odds))
  expect(toWire(mostStakeUnits(four, long))).toBe('100.89')
  expect(toWire(mostStakeUnits([...four.slice(1), { marketClass: 'A', phase: 'live' }], odds(3_000)))).toBe('2000.00')
  const free = LIMITS.liabilityB - parseAmount('99000.00')
  expect([roomUnits(free, odds(4_120)), roomUnits(0n, odds(4_120))].map(toWire)).toEqual(['320.51', '0.00'])
})

const ten = parseAmount('10.00')
const basketball: WeighedLeg = { milli: 1_930, parts: of(0.504471) }
const won: WeighedLeg = { milli: 1_950, result: { kind: 'won' } }

test('what is offered for a bet is 97 % of its fair value, cut to cents, and nothing under 0.10', () => {
  const away = fairValue([{ milli: 4_320, parts: of(0.784713) }], [[0]], ten)
  expect([toWire(floored(away)), toWire(offerUnits(away)!)]).toEqual(['33.8996', '32.88'])
  const little = fairValue([{ milli: 1_780, parts: of(0.027009) }], [[0]], parseAmount('1.00'))
  expect(offerUnits(little)).toBe(null)
  const parlay = fairValue([won, { milli: 4_320, parts: of(0.784713) }, basketball], [[0, 1, 2]], ten)
  expect(toWire(offerUnits(parlay)!)).toBe('62.43')
})

test('a half-lost leg halves what a parlay is worth, and a system adds its lines', () => {
  const under: WeighedLeg = { milli: 1_840, parts: { won: 0.94582, returned: 0, lost: 0.05418 } }
  const parlay = fairValue([{ milli: 1_950, result: { kind: 'half_lost' } }, under, basketball], [[0, 1, 2]], ten)
  expect(toWire(offerUnits(parlay)!)).toBe('8.21')
  const twoOfThree = systemLines(SYSTEMS.find(({ name }) => name === '2/3')!)
  const system = fairValue([won, under, basketball], twoOfThree, parseAmount('2.00'))
  expect(toWire(offerUnits(system)!)).toBe('13.55')
})

test('a part of a bet is 10 to 90 % of its stake in cents, and the rest runs on', () => {
  const value = fraction(174_030)
  const part = partOffer(value, ten, parseAmount('4.00'))!
  expect([part.offerUnits, part.restUnits].map(toWire)).toEqual(['6.75', '6.00'])
  for (const bad of ['0.99', '9.01', '10.00', '4.0001']) expect(partOffer(value, ten, parseAmount(bad))).toBe(null)
  expect(partOffer(fraction(1_000), parseAmount('0.15'), parseAmount('0.10'))).toBe(null)
})

test('singles that cover every result oppose one another by the smallest sum', () => {
  const bet = (betId: string, selection: string, stake: string) => ({
    betId,
    selection,
    stakeUnits: parseAmount(stake),
  })
  const valid = (stakes: ReturnType<typeof bet>[], selections: string[]) => {
    const opposed = opposedUnits(stakes, selections)
    return stakes.map(({ betId, stakeUnits }) => toWire(stakeUnits - (opposed.get(betId) ?? 0n)))
  }
  const three = [bet('1', 'home', '100.00'), bet('2', 'draw', '60.00'), bet('3', 'away', '40.00')]
  expect(valid(three, ['home', 'draw', 'away'])).toEqual(['60.00', '20.00', '0.00'])
  expect(valid(three.slice(0, 2), ['home', 'draw', 'away'])).toEqual(['100.00', '60.00'])
  const twice = [bet('1', 'over', '20.00'), bet('2', 'over', '30.00'), bet('3', 'under', '30.00')]
  expect(valid(twice, ['over', 'under'])).toEqual(['0.00', '20.00', '0.00'])
})
