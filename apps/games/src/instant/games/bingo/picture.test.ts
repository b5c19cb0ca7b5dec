import { expect, test } from 'vitest'
import { firstTable, reduceBingo } from './picture.ts'

test('calls and the shapes that they fill gather, and a new deal clears both', () => {
  const cards = [[3, 17], [9]]
  const filled = { card: 0, name: 'line', cells: [0, 1], call: 2 }
  const dealt = reduceBingo(firstTable(2), { type: 'dealt', cards })
  const called = [
    { number: 3, filled: [] },
    { number: 17, filled: [filled] },
  ].reduce((table, call) => reduceBingo(table, { type: 'called', ...call }), dealt)
  expect(called).toMatchObject({ cards, called: [3, 17], filled: [filled] })
  expect(reduceBingo(called, { type: 'dealt', cards })).toEqual(dealt)
  expect(reduceBingo(called, { type: 'laid', cards: 4 }).cards).toHaveLength(4)
})
