/** A place in a trace: the id of the trace, 32 hexadecimal digits, and that of the span, 16. */
export interface Place {
  traceId: string
  spanId: string
  /** The span is kept. */
  isSampled: boolean
}

/** W3C Trace Context, 3.2: version 00 has four parts, a later one may have more. */
const form = /^(?!ff)([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/
const noughts = /^0+$/

/** The place that a `traceparent` names; null for one that does not hold. Its word on sampling is not read: each house decides that by itself. */
export function readTraceparent(header: unknown): Pick<Place, 'traceId' | 'spanId'> | null {
  const [, version, traceId, spanId, more] = (typeof header === 'string' && form.exec(header)) || []
  if (!traceId || !spanId || noughts.test(traceId) || noughts.test(spanId)) return null
  return version === '00' && more !== undefined ? null : { traceId, spanId }
}

export const writeTraceparent = ({ traceId, spanId, isSampled }: Place): string =>
  `00-${traceId}-${spanId}-0${isSampled ? 1 : 0}`
