import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Counts and times every answered request by operation and status, and serves them in Prometheus' text form. */
export function installMetrics(app: FastifyInstance): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requestSeconds = new Histogram({
    name: 'baize_http_request_seconds',
    help: 'Time from request to answer',
    labelNames: ['operation', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation ?? 'page'
    requestSeconds.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { config: { rateLimit: false } }, async (_request, reply) => {
    reply.header('content-type', registry.contentType)
    return registry.metrics()
  })
}

/** Liveness, and readiness by a question to the database. */
export function installHealth(app: FastifyInstance, ready: () => Promise<boolean>): void {
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ ok: true }))
  app.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    const ok = await ready().catch(() => false)
    return reply.code(ok ? 200 : 503).send({ ok })
  })
}
