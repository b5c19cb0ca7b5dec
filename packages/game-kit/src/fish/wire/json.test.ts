import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFishFrame } from './json.ts'

const read = (frame: unknown) => readFishFrame(JSON.stringify(frame))

test.each([
  { kind: 'sit', a: 0, class: 'shallows' },
  { kind: 'purse', a: 1, amountUnits: 50_000 },
  { kind: 'purse', a: 1, amountUnits: -1 },
  { kind: 'leave', a: 2 },
  { kind: 'ping', c: 3 },
])('%j is read as it is', frame => {
  expect(read(frame)).toEqual(frame)
})

test.each([
  ['no object', [1]],
  ['nothing', null],
  ['a kind that is none', { kind: 'toString', a: 1 }],
  ['a missing number', { kind: 'leave' }],
  ['half a number', { kind: 'leave', a: 1.5 }],
  ['a key too many', { kind: 'leave', a: 1, seat: 0 }],
  ['a class that is none', { kind: 'sit', a: 1, class: 'constructor' }],
])('%s is a bad frame', (_, frame) => {
  expect(read(frame)).toBeNull()
})

test.each([null, '5000', [], true])('the amount %j is read as no number', amountUnits => {
  expect(read({ kind: 'purse', a: 1, amountUnits })).toMatchObject({ amountUnits: Number.NaN })
})

test('what is no JSON is a bad frame', () => {
  expect(readFishFrame('{')).toBeNull()
  fc.assert(fc.property(fc.string(), text => readFishFrame(text) === null))
})
