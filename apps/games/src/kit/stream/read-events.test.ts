import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EventReader, type StreamEvent } from './read-events.ts'

const text = 'id: e-1\ndata: {"kind":"rest"}\n\n: still here\n\nid: e-2\ndata: {"kind":"closed","serial":2}\n\n'
const events: StreamEvent[] = [
  { id: 'e-1', data: '{"kind":"rest"}' },
  { id: 'e-2', data: '{"kind":"closed","serial":2}' },
]

test('events come out whole however their text is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(text.length)), cuts => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), text.length]
      const reader = new EventReader()
      const read = places.slice(1).flatMap((end, i) => reader.take(text.slice(places[i], end)))
      expect(read).toEqual(events)
    }),
  )
})

test('an event that is not over is kept', () => {
  const reader = new EventReader()
  expect(reader.take('id: e-3\ndata: {"ki')).toEqual([])
  expect(reader.take('nd":"rest"}\n')).toEqual([])
  expect(reader.take('\n')).toEqual([{ id: 'e-3', data: '{"kind":"rest"}' }])
})
