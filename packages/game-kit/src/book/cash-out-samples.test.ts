import { parseAmount, toWire } from '@baize/money'
import { expect, test } from 'vitest'
import { basketball } from './basketball/model.ts'
import { fairValue, offerUnits, type WeighedLeg } from './bets/cash-out.ts'
import { floored } from './bets/fraction.ts'
import { SYSTEMS, systemLines } from './bets/system.ts'
import { football } from './football/model.ts'
import { SAMPLE_RATINGS } from './football/samples.ts'
import { playMatch } from './testing/vector-match.ts'

const tables = football.prepare(SAMPLE_RATINGS)
const states = playMatch(football, tables, 'F1.1.12.3')
/** A leg on the sample fixture that was taken before the match, as the model weighs it after a block. */
const leg = (milli: number, market: string, selection: string, line4: number, block = 26): WeighedLeg => {
  const claim = { market, line4, selection }
  return { milli, parts: football.parts(tables, claim, states[0]!, states[block]!) }
}
const away = leg(4_320, '1X2', 'away', 0)
const under = leg(1_840, 'OU', 'under', 11)
const won: WeighedLeg = { milli: 1_950, result: { kind: 'won' } }
const halfLost: WeighedLeg = { milli: 1_950, result: { kind: 'half_lost' } }

function basketballLeg(): WeighedLeg {
  const average = { offence: 1000, defence: 1000 }
  const sides = basketball.prepare({ home: { offence: 1030, defence: 970 }, away: average })
  const claim = { market: 'OU', line4: 702, selection: 'over' }
  return { milli: 1_930, parts: basketball.parts(sides, claim, basketball.start(), basketball.start()) }
}

test.each<[string, WeighedLeg[], string, string]>([
  ['away at 4.320', [away], '33.8995', '32.88'],
  ['home at 1.780', [leg(1_780, '1X2', 'home', 0)], '0.4807', '0.46'],
  ['away +0.75 at 1.875', [leg(1_875, 'AH', 'away', 3)], '18.3680', '17.81'],
  ['under 2.75 at 1.840', [under], '17.4030', '16.88'],
  ['a parlay with a won leg', [won, away, basketballLeg()], '64.3609', '62.43'],
  ['a parlay with a half-lost leg', [halfLost, under, basketballLeg()], '8.4720', '8.21'],
])('after 78 minutes at 0-1, ten on %s are worth what the rulebook says', (_, legs, fair, offer) => {
  const value = fairValue(legs, [legs.map((_leg, at) => at)], parseAmount('10.00'))
  expect([(Number(floored(value)) / 10_000).toFixed(4), toWire(offerUnits(value)!)]).toEqual([fair, offer])
})

test('a system of two out of three is worth the sum of its lines', () => {
  const twoOfThree = systemLines(SYSTEMS.find(({ name }) => name === '2/3')!)
  const value = fairValue([won, under, basketballLeg()], twoOfThree, parseAmount('2.00'))
  expect([toWire(floored(value)), toWire(offerUnits(value)!)]).toEqual(['13.9731', '13.55'])
})

test('a bet on a line that is no longer offered is worth more three minutes later, when nothing has happened', () => {
  const value = fairValue([leg(1_875, 'AH', 'away', 3, 27)], [[0]], parseAmount('10.00'))
  expect(football.claims(tables, states[27]!, 'live').some(({ market, line4 }) => market === 'AH' && line4 === 3)).toBe(
    false,
  )
  expect(toWire(offerUnits(value)!)).toBe('17.96')
})
