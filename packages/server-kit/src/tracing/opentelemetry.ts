import { AsyncLocalStorage } from 'node:async_hooks'
import * as api from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Log } from '../log.ts'
import { KeyedSampler } from './keyed-sampler.ts'
import { toldExporter } from './told-exporter.ts'
import type { Place } from './traceparent.ts'
import type { Span, SpanStart, Tracer } from './tracer.ts'

export interface TracerOptions {
  /** What the process is called. */
  service: string
  /** Share of the traces that are kept, from 0 to 1. */
  share: number
  /** Every process of a deployment has the same, and nobody else knows it. */
  key: string
  log: Log
}

const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT, internal: api.SpanKind.INTERNAL }

/** Traces by OpenTelemetry, sent to where the standard's variables say. This module and its libraries are loaded for nothing else. */
export function openTracer({ service, share, key, log }: TracerOptions): { tracer: Tracer; close(): Promise<void> } {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new KeyedSampler(share, key),
    spanProcessors: [new BatchSpanProcessor({ exporter: toldExporter(new OTLPTraceExporter(), log) })],
  })
  const maker = provider.getTracer('baize')
  const underWay = new AsyncLocalStorage<Span | null>()
  const current = () => underWay.getStore() ?? null
  return {
    tracer: {
      start(name, how) {
        const { kind, links = [], attributes = {} } = how
        const parent = placeOf(how, current())
        const context = parent ? api.trace.setSpanContext(api.ROOT_CONTEXT, parent) : api.ROOT_CONTEXT
        const options = { kind: kinds[kind], links: links.map(linkTo), attributes: { ...attributes } }
        return spanOf(maker.startSpan(name, options, context))
      },
      current,
      within: (span, work) => underWay.run(span, work),
    },
    close: () => provider.shutdown(),
  }
}

/** The place that a span is part of. One from outside says nothing of sampling, and is not believed if it does. */
function placeOf({ parent }: SpanStart, current: Span | null): api.SpanContext | null {
  if (parent) return { ...parent, traceFlags: api.TraceFlags.NONE, isRemote: true }
  return parent === undefined && current ? contextOf(current) : null
}

const contextOf = ({ traceId, spanId, isSampled }: Place): api.SpanContext => ({
  traceId,
  spanId,
  traceFlags: isSampled ? api.TraceFlags.SAMPLED : api.TraceFlags.NONE,
})

const linkTo = (place: Place): api.Link => ({ context: contextOf(place) })

function spanOf(span: api.Span): Span {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return {
    ...{ traceId, spanId, isSampled: traceFlags === api.TraceFlags.SAMPLED },
    set: attributes => void span.setAttributes({ ...attributes }),
    link: to => void span.addLink(linkTo(to)),
    failed: () => void span.setStatus({ code: api.SpanStatusCode.ERROR }),
    end: () => span.end(),
  }
}
