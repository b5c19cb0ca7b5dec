import type { JobHealth } from '@baize/server-kit/jobs/job-health'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Gauge, Histogram, Registry } from 'prom-client'
import { processMetrics } from './process-metrics.ts'

/**
 * Counts and times every answered request by operation and status, and tells how jobs stand, in Prometheus' text form to
 * those who may look inside.
 */
export function installMetrics(
  app: FastifyInstance,
  deps: { jobs: () => Promise<Record<string, JobHealth>>; mayLookInside: (request: FastifyRequest) => boolean },
): void {
  const registry = new Registry()
  const ofProcess = processMetrics()
  const requestSeconds = new Histogram({
    name: 'baize_http_request_seconds',
    help: 'Time from request to answer',
    labelNames: ['operation', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  })
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['job'], registers: [registry] })
  const ages = gauge('baize_job_last_success_age_seconds', 'Time since the last success of a job')
  const troubles = gauge('baize_job_trouble', '1 while a job failed or is late')
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation ?? 'page'
    requestSeconds.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!deps.mayLookInside(request)) return reply.callNotFound()
    for (const [job, { state, ageSeconds }] of Object.entries(await deps.jobs())) {
      if (ageSeconds !== null) ages.set({ job }, ageSeconds)
      troubles.set({ job }, state === 'ok' ? 0 : 1)
    }
    reply.header('content-type', registry.contentType)
    return Registry.merge([registry, ofProcess]).metrics()
  })
}
