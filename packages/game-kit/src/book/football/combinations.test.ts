import { expect, test } from 'vitest'
import type { Claim } from '../claims.ts'
import { milliOf, weightOf } from '../odds/price.ts'
import { combine, settleCombination } from './combinations.ts'
import { football } from './model.ts'
import { SAMPLE_RATINGS } from './samples.ts'

const tables = football.prepare(SAMPLE_RATINGS)
const start = football.start()
const claim = (market: string, selection: string, line = 0): Claim => ({ market, selection, line4: 4 * line })
const home = claim('1X2', 'home')

test('a combination has its own chance and price, not the product of its parts', () => {
  const found = combine(tables, start, [home, claim('OU', 'over', 2.5)])
  if (!('chance' in found)) throw new Error(found.refused)
  expect(found.chance.toFixed(6)).toBe('0.340765')
  expect(milliOf(weightOf(found.chance), 'C', 'before')).toBe(2_740)
  const three = combine(tables, start, [home, claim('BTTS', 'yes'), claim('H1X2', 'home')])
  if (!('chance' in three)) throw new Error(three.refused)
  expect(milliOf(weightOf(three.chance), 'C', 'before')).toBe(6_450)
})

test('what cannot hold together, what adds nothing and what is not offered is refused by its reason', () => {
  const refused = (...selections: Claim[]) => {
    const found = combine(tables, start, selections)
    return 'refused' in found && found.refused
  }
  expect(refused(home, claim('DC', 'X2'))).toBe('contradiction')
  expect(refused(home, claim('DC', '1X'))).toBe('implied')
  expect(refused(home)).toBe('not_offered')
  expect(refused(home, claim('OU', 'over', 2.25))).toBe('not_offered')
  expect(refused(home, claim('CS', '1-0'))).toBe('not_offered')
  expect(refused(...Array.from({ length: 5 }, () => home))).toBe('not_offered')
})

test('a combination is lost with its first lost part and won with all of them', () => {
  const after = (homeGoals: number, awayGoals: number) => ({
    ...start,
    ...{ block: 30, score: { home: homeGoals, away: awayGoals }, halfTime: { home: 0, away: 0 } },
  })
  const both = [home, claim('OU', 'over', 2.5)]
  expect(settleCombination(both, start, after(3, 1))).toEqual({ kind: 'won' })
  expect(settleCombination(both, start, after(1, 0))).toEqual({ kind: 'lost' })
  expect(settleCombination(both, start, { ...after(0, 4), block: 20 })).toEqual(null)
})
