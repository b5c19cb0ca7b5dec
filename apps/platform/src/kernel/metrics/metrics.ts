import { type Asked, tellAsked } from '@baize/server-kit/metrics/asked'
import { gauge, metricsType, tellProcess } from '@baize/server-kit/metrics/instruments'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const askWithinMs = 3_000

/**
 * Tells what this process counts and what the database says of the house, in Prometheus' text form, to those who may look inside. While
 * the database is silent the first half is told all the same.
 */
export function installMetrics(
  app: FastifyInstance,
  deps: { ask: () => Promise<Asked>; mayLookInside: (request: FastifyRequest) => boolean },
): void {
  app.get('/metrics', { config: { operation: 'metrics', rateLimit: false } }, async (request, reply) => {
    if (!deps.mayLookInside(request)) return reply.callNotFound()
    const asked = await inTime(deps.ask()).catch(error => {
      request.log.warn({ err: error }, 'the database did not answer for the metrics')
      return null
    })
    gauge('baize_database_answers').set(asked ? 1 : 0)
    reply.header('content-type', metricsType)
    return (await tellProcess()) + (await tellAsked(asked))
  })
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${askWithinMs} ms`)), askWithinMs)
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
