import { expect, test } from 'vitest'
import { placeByLetters } from './place-by-letters.ts'

const texts = ['All', 'Slots', 'Sports', 'Live casino', 'Lottery', 'Điện tử']

test.each([
  ['one letter goes to the next text with it', 's', 0, 1],
  ['the letter again goes on', 'ss', 1, 2],
  ['and around the end', 's', 2, 1],
  ['a word finds its text', 'sp', 1, 2],
  ['a word that still fits stays', 'slo', 1, 1],
  ['case and marks do not matter', 'LOT', 0, 4],
  ['nothing fits', 'x', 3, 3],
])('%s', (_, letters, from, place) => {
  expect(placeByLetters(texts, letters, from)).toBe(place)
})

test('vowels with marks are found by their plain letters', () => {
  expect(placeByLetters(['Tất cả', 'Ốc', 'Ăn'], 'o', 0)).toBe(1)
})
