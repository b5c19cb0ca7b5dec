import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventParser } from './event-parser.ts'

const stream = [
  'retry: 1000\n\n',
  ': still here\n\n',
  'id: 7\nevent: balance\ndata: {"kind":"balance","sumBalance":"12.50","currency":"DEMO"}\n\n',
  'id: 8\nevent: signed-out\ndata: {"kind":"signed-out"}\n\n',
].join('')
const events = [
  { id: '7', data: { kind: 'balance', sumBalance: '12.50', currency: 'DEMO' } },
  { id: '8', data: { kind: 'signed-out' } },
]

test('events come out whole whatever pieces the text arrives in', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: stream.length }), { maxLength: 12 }), cuts => {
      const parse = createEventParser()
      const edges = [0, ...cuts.toSorted((a, b) => a - b), stream.length]
      const parts = edges.slice(1).map((edge, at) => stream.slice(edges[at], edge))
      expect(parts.flatMap(parse)).toEqual(events)
    }),
  )
})

test('an unfinished event waits', () => {
  const parse = createEventParser()
  expect(parse('id: 9\ndata: {"kind":"signed-out"}\n')).toEqual([])
  expect(parse('\n')).toHaveLength(1)
})
