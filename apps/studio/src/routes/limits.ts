import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { StudioError } from '../studio-error.ts'

export interface LimitOptions {
  /** Requests a minute and address that one path may take. */
  perMinute: number
}

/** Built files and pictures. A game asks for many at once, and each is cheap. */
const filePaths = /^\/studio\/(assets|art)\//
const filesPerCall = 20
/** An export costs as much as many calls. */
const callsPerExport = 100

/** Gives every path that is registered from now on its share of requests, by address. */
export async function limitRequests(app: FastifyInstance, { perMinute }: LimitOptions): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    timeWindow: 60_000,
    max: (request: FastifyRequest) => perMinute * (filePaths.test(request.url) ? filesPerCall : 1),
    keyGenerator: request =>
      `${request.network}|${filePaths.test(request.url) ? 'file' : (request.routeOptions.url ?? 'unknown')}`,
    errorResponseBuilder: (_request, { ttl }) =>
      new StudioError('too_many_requests', { retryAfterMs: Math.max(1, ttl) }),
  })
}

/** The share of an export, for its route. */
export const exportLimit = ({ perMinute }: LimitOptions) => ({
  rateLimit: { max: Math.max(1, Math.floor(perMinute / callsPerExport)) },
})

/** A fixture alone costs as much as a few calls. */
const callsPerFixture = 10

/** The share of the export of fixtures: of many like any other, of one alone more. */
export const fixtureExportLimit = ({ perMinute }: LimitOptions) => ({
  rateLimit: {
    max: ({ query }: FastifyRequest) => {
      const isAlone = (query as { fixture?: string }).fixture !== undefined
      return Math.max(1, Math.floor(perMinute / (isAlone ? callsPerFixture : callsPerExport)))
    },
  },
})

/** Config of a call that proves by a signature where it comes from; all of a platform's members come from its one address. */
export const signedConfig = (call: string) => ({
  config: { rateLimit: false as const, operation: `provider.${call}` },
})
