import { type Place, writeTraceparent } from './traceparent.ts'

/** Ids and names of what was done; no amounts, no tokens, nothing of persons. */
export type Attributes = Readonly<Record<string, string | number>>

export interface SpanStart {
  kind: 'server' | 'client' | 'internal'
  /** What it is part of; the span under way where left out, and nothing where null. */
  parent?: Pick<Place, 'traceId' | 'spanId'> | null
  /** Spans of other traces that it works for. */
  links?: readonly Place[]
  attributes?: Attributes
}

/** Something that is done, from its start to its end. */
export interface Span extends Place {
  set(attributes: Attributes): void
  link(to: Place): void
  failed(): void
  end(): void
}

/** What makes spans. It is loaded where a deployment asks for traces, and nowhere else. */
export interface Tracer {
  start(name: string, how: SpanStart): Span
  /** The span under way. */
  current(): Span | null
  /** Runs work with a span under way, or with none. */
  within<T>(span: Span | null, work: () => T): T
}

let tracer: Tracer | null = null

/** The tracer of this process; null without traces. */
export const tracing = (): Tracer | null => tracer

/** From now on the process has traces; null ends them. */
export function traceBy(given: Tracer | null): void {
  tracer = given
}

/** Runs work as a part of the span under way. Without one, as without traces, it is only run. */
export function inSpan<T>(
  name: string,
  kind: SpanStart['kind'],
  attributesOf: () => Attributes,
  work: () => Promise<T>,
): Promise<T> {
  if (!tracer?.current()) return work()
  return workIn(tracer, tracer.start(name, { kind, attributes: attributesOf() }), work)
}

/** Runs work as a trace of its own. @param parent where a caller says that it goes on with one */
export function inTrace<T>(name: string, how: SpanStart, work: () => Promise<T>): Promise<T> {
  return tracer ? workIn(tracer, tracer.start(name, { parent: null, ...how }), work) : work()
}

/** Runs work within a span, which ends with it. */
export const workIn = <T>(by: Tracer, span: Span, work: () => Promise<T>): Promise<T> =>
  endedWith(span, () => by.within(span, work))

/** Ends a span with what it is the span of, as failed where that fails. */
export async function endedWith<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    span.failed()
    throw error
  } finally {
    span.end()
  }
}

/** Adds ids to the span under way. */
export const tellTrace = (attributesOf: () => Attributes): void => tracer?.current()?.set(attributesOf())

/** The `traceparent` of the span under way; null without one. */
export function currentTraceparent(): string | null {
  const span = tracer?.current()
  return span ? writeTraceparent(span) : null
}

/** The same as headers of a call. */
export function traceHeaders(): { traceparent?: string } {
  const traceparent = currentTraceparent()
  return traceparent ? { traceparent } : {}
}
