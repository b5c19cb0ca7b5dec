import type { JobHealth } from '@baize/server-kit/jobs/job-health'
import type { Clock } from '@baize/server-kit/outside'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keepAnswer } from './keep-answer.ts'

const keptMs = 1_000

/**
 * Liveness, and readiness by a question to the database, at most one a second. How jobs stand, and what the house still lacks, is
 * told beside it to those who may know; neither takes a process out of service.
 */
export function installHealth(
  app: FastifyInstance,
  deps: {
    clock: Clock
    jobs: () => Promise<Record<string, JobHealth>>
    /** Sentences that each name something that the house still lacks. */
    lacks: () => Promise<string[]>
    mayLookInside: (request: FastifyRequest) => boolean
  },
): void {
  const { clock, mayLookInside } = deps
  const nowMs = () => clock.now().getTime()
  const recentJobs = keepAnswer(nowMs, keptMs, () => deps.jobs())
  const recentLacks = keepAnswer(nowMs, keptMs, () => deps.lacks())
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ ok: true }))
  app.get('/readyz', { config: { rateLimit: false } }, async (request, reply) => {
    const isInside = mayLookInside(request)
    const known = await Promise.all([recentJobs(), isInside ? recentLacks() : []]).catch(() => null)
    if (!known) return reply.code(503).send({ ok: false })
    const [jobs, lacks] = known
    return isInside ? { ok: true, jobs, lacks } : { ok: true }
  })
}
