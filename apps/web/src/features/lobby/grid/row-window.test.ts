import { expect, test } from 'vitest'
import { rowsToShow, rowWindow } from './row-window.ts'

const shape = { columns: 6, rowPx: 280, gapPx: 20, topPx: 600 }

test.each([
  ['at the top of the page', 0, { first: -4, last: 3 }],
  ['with the first row at the upper edge', 600, { first: -2, last: 5 }],
  ['one pixel above a row', 899, { first: -2, last: 5 }],
  ['at the upper edge of the second row', 900, { first: -1, last: 6 }],
  ['deep in the list', 300_600, { first: 998, last: 1005 }],
])('the rows in sight and two around them, %s', (_, scrollPx, rows) => {
  expect(rowWindow(shape, scrollPx, 900)).toEqual(rows)
})

test('only rows that the grid has are shown', () => {
  expect(rowsToShow({ first: -4, last: 2 }, null, 9)).toEqual([0, 1, 2])
  expect(rowsToShow({ first: 7, last: 14 }, null, 9)).toEqual([7, 8])
  expect(rowsToShow({ first: 30, last: 37 }, null, 9)).toEqual([])
})

test('the row with the focus stays with its neighbours, in its place', () => {
  expect(rowsToShow({ first: 20, last: 23 }, 4, 100)).toEqual([3, 4, 5, 20, 21, 22, 23])
  expect(rowsToShow({ first: 0, last: 1 }, 99, 100)).toEqual([0, 1, 98, 99])
  expect(rowsToShow({ first: 3, last: 5 }, 4, 100)).toEqual([3, 4, 5])
})
