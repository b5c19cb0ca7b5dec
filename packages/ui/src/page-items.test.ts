import { expect, test } from 'vitest'
import { pageItems, paginationDefaults } from './page-items.ts'

test('[CONST2-022] three pages around the open one and one at each end', () => {
  expect(paginationDefaults).toEqual({ range: 3, margin: 1 })
  expect(pageItems(10, 5)).toEqual([1, 'gap-before', 4, 5, 6, 'gap-after', 10])
})

test.each([
  [1, 1, [1]],
  [3, 2, [1, 2, 3]],
  [10, 1, [1, 2, 3, 'gap-after', 10]],
  [10, 2, [1, 2, 3, 'gap-after', 10]],
  [10, 10, [1, 'gap-before', 8, 9, 10]],
  [5, 3, [1, 2, 3, 4, 5]],
])('%i pages, page %i', (pageCount, page, items) => {
  expect(pageItems(pageCount, page)).toEqual(items)
})
