import { expect, test } from 'vitest'
import { takeTurn } from './cover-turns.ts'

test('four covers load at once, the others in their order as turns come back, and who gave up takes none', () => {
  const started: number[] = []
  const ends = [1, 2, 3, 4, 5, 6, 7].map(at => takeTurn(() => started.push(at)))
  expect(started).toEqual([1, 2, 3, 4])
  ends[4]!()
  ends[1]!()
  ends[1]!()
  expect(started).toEqual([1, 2, 3, 4, 6])
  for (const end of ends) end()
  expect(started).toEqual([1, 2, 3, 4, 6, 7])
  const again: number[] = []
  const lastEnds = [1, 2, 3, 4, 5].map(at => takeTurn(() => again.push(at)))
  expect(again).toEqual([1, 2, 3, 4])
  for (const end of lastEnds) end()
})
