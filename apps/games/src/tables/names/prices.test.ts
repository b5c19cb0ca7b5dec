import { rulesOf } from '@baize/game-kit/tables/index'
import { expect, test } from 'vitest'
import { percentText, priceText, shortAmount } from './prices.ts'
import { spotSpan } from './spot-span.ts'

test.each([
  ['bac-c/1', 'B', 19_500, '0.95:1'],
  ['bac-6/1', 'B', 20_000, '0.5–1:1'],
  ['bac-c/1', 'DP', 310_000, '1–30:1'],
  ['bac-c/1', 'XP', 2_010_000, '25–200:1'],
  ['sic/1', 'n4', 40_000, '1–3:1'],
  ['ros/1', 'straight-7', 5_010_000, '29–500:1'],
  ['rou/1', 'straight-7', 360_000, '35:1'],
  ['whl/1', 'w48', 3_370_000, '48–336:1'],
  ['clk/1', 'M', 19_100, '1.91'],
  ['cup/1', 'home', 19_000, '1.90'],
])('%s: %s with %i reads %s', (id, spot, returnX10000, text) => {
  const rules = rulesOf(id)
  expect(priceText(rules.definition.kind, spotSpan(rules, spot, returnX10000))).toBe(text)
})

test.each([
  [1_000, '0.1'],
  [125_000, '12.5'],
  [25_000_000, '2.5k'],
  [12_340_000, '1.23k'],
  [52_000_000_000, '5.2M'],
])('%i units are %s on a chip', (units, text) => expect(shortAmount(units)).toBe(text))

test('a return is cut, not rounded', () => expect(percentText('97.297297')).toBe('97.29'))
