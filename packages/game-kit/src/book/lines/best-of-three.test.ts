import { expect, test } from 'vitest'
import { allPaths, digestedPaths, type PartScore, type Path, partsWon, valuesOf } from './best-of-three.ts'
import type { Cases } from './cases.ts'
import { PATH_DIGESTS } from './path-families.ts'
import { totalOf } from './path-rules.ts'

const scores: Cases<PartScore> = {
  name: 'set',
  list: [
    { value: [6, 3], chance: 0.5 },
    { value: [6, 4], chance: 0.25 },
    { value: [4, 6], chance: 0.25 },
  ],
}
const chanceOf = (cases: Cases<Path>, holds: (path: Path) => boolean): number =>
  cases.list.filter(({ value }) => holds(value)).reduce((sum, { chance }) => sum + chance, 0)

test('paths end with the second part of a side', () => {
  const all = allPaths('match', [], () => scores)
  expect(all.list).toHaveLength(4 + 1 + 4 * 3)
  expect(chanceOf(all, () => true)).toBe(1)
  expect(chanceOf(all, path => partsWon(path).join('-') === '2-0')).toBe(0.75 ** 2)
  expect(
    chanceOf(
      allPaths('match', [[6, 4]], () => scores),
      path => path.length === 2,
    ),
  ).toBe(0.75)
})

test('a digest adds up paths and leaves the chances of what it keeps', () => {
  const all = allPaths('match', [], () => scores)
  const totals = digestedPaths('total', [], () => scores, PATH_DIGESTS.total)
  expect(totals.list.length).toBeLessThan(all.list.length)
  expect(valuesOf(totals, totalOf).list).toEqual(valuesOf(all, totalOf).list)
})

test('parts that are not played have no value', () => {
  const all = allPaths('match', [], () => scores)
  const third = valuesOf(all, path => (path[2] ? path[2][0] : null))
  expect(third.list.map(({ value }) => value)).toEqual([4, 6])
  expect(third.list.reduce((sum, { chance }) => sum + chance, 0)).toBe(0.375)
})
