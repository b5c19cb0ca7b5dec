import { expect, test } from 'vitest'
import { differencesOf, textOf } from './facts.ts'

test('two states differ in the fields that are not as they were, those of parts by their path', () => {
  const before = { state: 'REVIEW', units: 5n, texts: { EN: { name: 'A', steps: ['a', 'b'] } }, gone: 1, same: null }
  const now = { same: null, texts: { EN: { steps: ['b', 'a'], name: 'A' } }, units: 7n, state: 'PAID', come: [] }
  expect(differencesOf(before, now)).toEqual([
    { field: 'come', before: null, now: [] },
    { field: 'gone', before: 1, now: null },
    { field: 'state', before: 'REVIEW', now: 'PAID' },
    { field: 'texts.EN.steps', before: ['a', 'b'], now: ['b', 'a'] },
    { field: 'units', before: '5', now: '7' },
  ])
  expect(differencesOf(before, { ...before })).toEqual([])
  expect(differencesOf(null, { a: 1 })).toEqual([{ field: 'a', before: null, now: 1 }])
})

test('the same content is one text in whatever order it was written', () => {
  expect(textOf({ b: [1, { d: 1, c: 2 }], a: 1 })).toBe(textOf({ a: 1, b: [1, { c: 2, d: 1 }] }))
  expect(textOf({ a: 1 })).not.toBe(textOf({ a: '1' }))
})
