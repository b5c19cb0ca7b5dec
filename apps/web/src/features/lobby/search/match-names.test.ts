import { describe, expect, test } from 'vitest'
import { indexNames, matchNames } from './match-names.ts'

const names = ['Rồng Đỏ', 'Red Dragon Gate', 'Gummy Shop', 'Stormoar Longship', 'Dragon Shop', 'Café Noir', 'Zeppelin']
const index = indexNames(names, name => name)
const find = (text: string, limit = 6) => matchNames(index, text, limit)

describe('[UX-008] a name is found', () => {
  test.each([
    ['rong do', 'Rồng Đỏ'],
    ['RỒNG', 'Rồng Đỏ'],
    ['cafe', 'Café Noir'],
    ['stormora', 'Stormoar Longship'],
    ['lonship', 'Stormoar Longship'],
    ['gumny shop', 'Gummy Shop'],
    ['zepelin', 'Zeppelin'],
    ['longshpi', 'Stormoar Longship'],
    ['ormoar', 'Stormoar Longship'],
  ])('by "%s": %s', (text, name) => expect(find(text)[0]).toBe(name))
})

test('a name that begins with the text stands before one that holds it further on', () => {
  expect(find('dragon')).toEqual(['Dragon Shop', 'Red Dragon Gate'])
})

test('every typed word has to fit', () => {
  expect(find('dragon shop')).toEqual(['Dragon Shop'])
  expect(find('dragon zzzz')).toEqual([])
})

test('short words take no typos, and nothing typed finds nothing', () => {
  expect(find('rod')).toEqual([])
  expect(find('zzzz')).toEqual([])
  expect(find(' - ')).toEqual([])
})

test('no more come than asked for', () => {
  expect(find('shop', 1)).toEqual(['Gummy Shop'])
})

test('ten thousand names answer a keystroke well within a frame or two', () => {
  const syllables = ['ba', 'ko', 'dra', 'gon', 'lim', 'sto', 'rm', 'fer', 'nu', 'qua', 'ti', 'zel']
  const word = (seed: number) => [seed % 12, (seed * 7) % 11, (seed * 5) % 12].map(at => syllables[at]).join('')
  const many = Array.from({ length: 10_000 }, (_, at) => `${word(at)} ${word(at * 3 + 1)} ${word(at * 13 + 5)}`)
  const big = indexNames(many, name => name)
  const texts = ['d', 'dr', 'dra', 'drag', 'dragn', 'dragnlim stor', 'quatizel', 'xyzxyzxy']
  const begun = performance.now()
  for (const text of texts) matchNames(big, text, 6)
  expect((performance.now() - begun) / texts.length).toBeLessThan(40)
})
