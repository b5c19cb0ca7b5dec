import type { JobHealth } from '@baize/server-kit/jobs/job-health'
import type { Clock } from '@baize/server-kit/outside'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keepAnswer } from './keep-answer.ts'

const keptMs = 1_000

/**
 * Liveness, and readiness by a question to the database, at most one a second. How jobs stand is told beside it to those who
 * may know; a job that fails takes no process out of service.
 */
export function installHealth(
  app: FastifyInstance,
  deps: {
    clock: Clock
    jobs: () => Promise<Record<string, JobHealth>>
    mayLookInside: (request: FastifyRequest) => boolean
  },
): void {
  const { clock, jobs, mayLookInside } = deps
  const recent = keepAnswer(clock, keptMs, (_only: 'jobs') => jobs())
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ ok: true }))
  app.get('/readyz', { config: { rateLimit: false } }, async (request, reply) => {
    const known = await recent('jobs').catch(() => null)
    if (!known) return reply.code(503).send({ ok: false })
    return mayLookInside(request) ? { ok: true, jobs: known } : { ok: true }
  })
}
