import { expect, test } from 'vitest'
import { capacities } from './model.ts'
import { measured, pageWith, writtenPage } from './page.ts'

test('[SCALE-016] the figures of docs/scale.md are those that were measured; node scripts/scale/page.ts writes them', () => {
  expect(writtenPage()).toBe(pageWith(writtenPage(), measured()))
  for (const name of ['machine', 'measured', 'capacity'])
    expect(writtenPage()).toMatch(new RegExp(`<!-- ${name} -->\n(?!<!--)`))
})

test('[SCALE-016] a house of more machines takes more, and each size is told by what was measured', () => {
  const { capacity } = measured()
  for (const figure of Object.values(capacity)) expect(figure).toBeGreaterThan(0)
  const bets = capacities(measured()).map(({ bets }) => bets)
  expect(bets).toEqual(bets.toSorted((a, b) => a - b))
  expect(bets[2]).toBe(10 * bets[1]!)
})
