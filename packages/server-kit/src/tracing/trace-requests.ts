import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readTraceparent } from './traceparent.ts'
import { tracing } from './tracer.ts'

/** What machines ask again and again, and nobody follows. */
const untold: ReadonlySet<string> = new Set(['metrics'])

/**
 * Gives each request of a route with a name a span: part of its caller's trace where it names one, by the header or, where a browser
 * would ask before it sends one (decision 57), by the address. Without traces it does nothing.
 */
export function traceRequests(app: FastifyInstance): void {
  const tracer = tracing()
  if (!tracer) return
  app.addHook('onRequest', (request, reply, done) => {
    const { operation, shows } = request.routeOptions.config
    const name = operation ?? shows
    // A socket is no answer that ends.
    if (!name || untold.has(name) || request.headers.upgrade) return done()
    const span = tracer.start(name, {
      kind: 'server',
      parent: callerOf(request),
      attributes: { 'http.request.method': request.method, 'baize.request.id': request.id },
    })
    reply.raw.once('close', () => {
      span.set({ 'http.response.status_code': reply.raw.statusCode })
      if (reply.raw.statusCode >= 500) span.failed()
      span.end()
    })
    tracer.within(span, done)
  })
}

const callerOf = ({ headers, query }: FastifyRequest) =>
  readTraceparent(headers.traceparent) ?? readTraceparent((query as { traceparent?: unknown } | null)?.traceparent)
