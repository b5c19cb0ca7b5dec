import { expect, test } from 'vitest'
import { readTraceparent, writeTraceparent } from './traceparent.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

test('[SCALE-008] a place in a trace is read as it was written, also of a later version', () => {
  expect(readTraceparent(writeTraceparent({ traceId, spanId, isSampled: true }))).toEqual({ traceId, spanId })
  expect(readTraceparent(`01-${traceId}-${spanId}-00-more`)).toEqual({ traceId, spanId })
})

test.each([
  ...[undefined, '', 'nonsense', ['00'], `00-${traceId}-${spanId}`, `00-${traceId}-${spanId}-01-more`],
  ...[`ff-${traceId}-${spanId}-01`, `00-${'0'.repeat(32)}-${spanId}-01`, `00-${traceId}-${'0'.repeat(16)}-01`],
  ...[`00-${traceId.toUpperCase()}-${spanId}-01`, `00-${traceId}-${spanId}-1`, `00-${traceId}-${spanId}-01\n`],
])('[SCALE-008] a traceparent of %j is as good as none', header => {
  expect(readTraceparent(header)).toBeNull()
})
