import { expect, test } from 'vitest'
import { chiSquare, chiSquareLimit99 } from '../../testing/chi-square.ts'
import { BookEntry, tableOf64 } from './finite-book.ts'

/** Below 2^16 the mapping keeps the top half of a word, so that two calls show nearly all of it. */
const words = (id: number, salt: number) => {
  const entry = new BookEntry({ id, salt, bits: 24 })
  entry.open(0)
  return Array.from({ length: 4 }, () => entry.below(2 ** 31))
}

test('the generator gives the published words, here without their last bit', () => {
  expect(words(69, 0xba12e001)).toEqual([2157496347, 1364682119, 2776347933, 1277094582].map(word => word >>> 1))
  expect(words(102, 0xba12e003)).toEqual([421575255, 3611992386, 2963796585, 3967681929].map(word => word >>> 1))
})

test('cells filled at once are the cells drawn one by one', () => {
  const book = { id: 70, salt: 0xba12e002, bits: 24 }
  const table = Uint8Array.from({ length: 64 }, (_, place) => place)
  const [one, all] = [new BookEntry(book), new BookEntry(book)]
  const cells = new Uint8Array(200)
  one.open(77)
  all.open(77)
  all.fill(cells, 200, table)
  expect(Array.from(cells)).toEqual(Array.from(cells, () => one.of64()))
  expect(all.below(49)).toBe(one.below(49))
})

test('places of the table are equally likely over the entries', () => {
  const entry = new BookEntry({ id: 69, salt: 0xba12e001, bits: 24 })
  const counts = new Array<number>(64).fill(0)
  for (let index = 0; index < 20_000; index++) {
    entry.open(index)
    for (let n = 0; n < 50; n++) counts[entry.of64()]!++
  }
  expect(chiSquare(counts, new Array(64).fill(1_000_000 / 64))).toBeLessThan(chiSquareLimit99(63))
})

test('weights that do not sum to 64 are refused', () => {
  expect(() => tableOf64([['1', 63]])).toThrow('63')
})
